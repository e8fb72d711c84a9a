import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { ACCOUNT_MAX, ACCOUNT_MIN, accountKinds } from '#core/bank/account-kind.ts'
import { CARD_NAME_MAX } from '#core/card/name-on-card.ts'
import { paymentWords } from './es.ts'
import { autofill } from '#ui/features/shared/autofill.ts'
import { digitsOf, retype } from '#ui/features/shared/typing.ts'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import type { BankField } from './bank.schema.ts'
import type { FieldTexts } from './payment.errors.ts'
import * as css from './payment.css.ts'
import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import * as paint from '#ui/kit/scene/scene.css.ts'
import * as drawingCss from './check.css.ts'

/** Draws `count` machine-printed digits from `x` on. */
const marks = (x: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `M${x + index * 9} ${index % 3 === 1 ? 120 : 117}v${index % 2 === 0 ? 12 : 9}`,
  ).join('')

/**
 * A check: the routing number is at the left of its bottom line, the account number after it. The number of the focused
 * field is highlighted.
 */
const CheckDrawing = () => (
  <svg viewBox="0 0 320 150" className={drawingCss.check} aria-hidden>
    <path className={paint.sky} d="M2 2h316v140H2z" />
    <Line d="M2 2h316v140H2zM54 26h86M54 38h54M18 70h170M18 92h196M240 92h64M258 26h46" />
    <path className={paint.surface} d="M210 50h94v20h-94z" />
    <Line d="M210 50h94v20h-94zM262 84q8-12 14-2t16-6" />
    <Motif x={32} y={32} turn={40} size={0.62} tail={false} />
    <path className={`${drawingCss.number} ${drawingCss.routing}`} d="M12 108h98v28H12z" />
    <path className={`${drawingCss.number} ${drawingCss.account}`} d="M118 108h116v28H118z" />
    <path className={drawingCss.digits} d={`${marks(26, 9)}${marks(132, 10)}${marks(256, 4)}`} />
    <path
      className={paint.ink}
      d="M16 117h4v4h-4zM16 125h4v4h-4zM102 117h4v4h-4zM102 125h4v4h-4zM224 117h4v12h-4z"
    />
  </svg>
)

export type BankFormProps = {
  readonly formId: string
  /** The known values that need not be typed again. */
  readonly known: { readonly nameOnAccount: string; readonly accountKind: string }
  readonly errors: FieldTexts<BankField>
  readonly onEdit: (name: BankField) => void
  /** Receives the form element: its numbers go to encryption and are never in a component's state. */
  readonly onSubmit: (form: HTMLFormElement) => void
}

/** The number of digits in a routing number (BNK-01). */
const ROUTING_DIGITS = 9

/** The account's fields under a drawing of a check. Uncontrolled on purpose. */
export const BankForm = ({ formId, known, errors, onEdit, onSubmit }: BankFormProps) => {
  const words = paymentWords.bank
  const [kind, setKind] = useState(known.accountKind)
  const bound = (name: Exclude<BankField, 'accountKind'>, format?: (text: string) => string) => ({
    name,
    autoComplete: autofill.bank[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (format !== undefined) retype(target, format)
      if (errors[name] !== undefined) onEdit(name)
    },
  })
  const upTo = (max: number) => (text: string) => digitsOf(text).slice(0, max)
  const secret = {
    inputMode: 'numeric',
    spellCheck: false,
    className: css.digits,
  } as const
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <form id={formId} className={css.panel} noValidate onSubmit={submit}>
      <p className={css.panelHead}>
        <Icon name="bank" />
        <span className={css.panelTitle}>{words.where}</span>
      </p>
      <div className={css.fields}>
        <CheckDrawing />
        <div className={css.pair}>
          <TextField
            {...bound('routing', upTo(ROUTING_DIGITS))}
            {...secret}
            label={words.routing}
            hint={words.routingHint}
          />
          <TextField
            {...bound('account', upTo(ACCOUNT_MAX))}
            {...secret}
            label={words.account}
            hint={words.accountHint(ACCOUNT_MIN, ACCOUNT_MAX)}
          />
        </div>
        <ChipGroup
          legend={words.accountKind}
          name="accountKind"
          error={errors.accountKind}
          chips={accountKinds.map((value) => ({ value, label: words.accountKinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          {...bound('nameOnAccount')}
          label={words.nameOnAccount}
          defaultValue={known.nameOnAccount}
          maxLength={CARD_NAME_MAX}
        />
      </div>
    </form>
  )
}
