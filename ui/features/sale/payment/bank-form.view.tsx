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
import { CheckDrawing } from './check-drawing.view.tsx'
import type { FieldTexts } from './payment.errors.ts'
import * as css from './payment.css.ts'

export type BankFormProps = {
  readonly formId: string
  /** The known values that need not be typed again. */
  readonly known: { readonly nameOnAccount: string; readonly accountKind: string }
  readonly errors: FieldTexts<BankField>
  readonly onEdit: (name: BankField) => void
  /** Receives the form element itself: the numbers go from its fields to encryption and are never in a component's state. */
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
