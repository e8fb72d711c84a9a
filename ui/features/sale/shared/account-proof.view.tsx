import { useEffect, useId, type SubmitEvent } from 'react'
import type { AccountRoom } from '#core/account/account.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { ORDER_CODE_DIGITS } from '#core/checkout/order-code.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { paths } from '#core/routes/routes.ts'
import type { Cents } from '#core/shared/money.ts'
import { accountRoomText, accountWords as words } from '#ui/content/es/sale/account.ts'
import { autofill } from '../../shared/autofill.ts'
import { CodeFailure } from './code-failure.view.tsx'
import { useFocusOn } from '../../shared/heading-focus.ts'
import { useRefusalFocus } from '../../shared/refusal-focus.ts'
import { Button, ButtonLink, handled } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './account-proof.css.ts'

/** An equipment of which an account may have several. */
export type Equipment = { readonly name: string; readonly room: AccountRoom }

type AccountProofProps = {
  readonly state: 'offering' | 'sendingCode' | 'enteringCode' | 'proving'
  /** Where the last code was sent; null before one. */
  readonly maskedEmail: string | null
  readonly failure: OrchestratorFailure | null
  readonly code: string
  readonly error: string | undefined
  /** The number of submits with an error. Each one focuses the field. */
  readonly refusals: number
  readonly equipment: readonly Equipment[]
  readonly brand: BrandIdentity
  readonly onRequest: () => void
  readonly onCode: (text: string) => void
  readonly onSubmit: () => void
  readonly onShop: () => void
}

const CodeForm = (props: AccountProofProps & { readonly maskedEmail: string }) => {
  const { state, maskedEmail, code, error, refusals, onCode, onSubmit, onRequest } = props
  const form = useRefusalFocus(refusals)
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [form])
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} noValidate aria-label={words.title} onSubmit={submit} className={css.form}>
      <p role="status">{words.sent(maskedEmail)}</p>
      <p className={small}>{words.notMine}</p>
      <CodeFailure failure={props.failure} brand={props.brand} wrong={words.wrong} />
      <TextField
        label={words.code}
        name="code"
        width="zip"
        inputMode="numeric"
        autoComplete={autofill.orderStatus.code}
        maxLength={ORDER_CODE_DIGITS + 2}
        value={code}
        error={error}
        onChange={(event) => onCode(event.currentTarget.value)}
      />
      <div className={css.actions}>
        <Button type="submit" busy={state === 'proving'} busyLabel={words.proving}>
          {words.prove}
        </Button>
        <Button
          variant="secondary"
          busy={state === 'sendingCode'}
          busyLabel={words.sending}
          onClick={onRequest}
        >
          {words.again}
        </Button>
      </div>
    </form>
  )
}

type ShopLinkProps = Pick<AccountProofProps, 'onShop'> & {
  readonly label: string
  readonly href: string
  readonly variant?: 'quiet'
}

const ShopLink = ({ label, href, variant, onShop }: ShopLinkProps) => (
  <ButtonLink {...(variant === undefined ? {} : { variant })} href={href} onClick={handled(onShop)}>
    {label}
  </ButtonLink>
)

/** Asks an existing customer for the code of the account, and offers to go on without it. */
export const AccountProof = (props: AccountProofProps) => {
  const { state, maskedEmail, equipment, onRequest, onShop } = props
  const title = useId()
  return (
    <section className={css.proof} aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      {maskedEmail === null ? (
        <>
          <p>{words.lead}</p>
          <CodeFailure failure={props.failure} brand={props.brand} wrong={words.wrong} />
          <Button busy={state === 'sendingCode'} busyLabel={words.sending} onClick={onRequest}>
            {words.send}
          </Button>
        </>
      ) : (
        <CodeForm {...props} maskedEmail={maskedEmail} />
      )}
      <div className={css.without}>
        <ShopLink variant="quiet" label={words.without} href={paths.products} onShop={onShop} />
        <p className={small}>{words.withoutDetail(equipment.map(({ name }) => name))}</p>
      </div>
    </section>
  )
}

export type AccountKnownProps = Pick<AccountProofProps, 'equipment' | 'onShop'> & {
  /** The unpaid balance in cents. */
  readonly pastDue: Cents
  /** Whether the proof was given on this page. Its heading then takes the focus. */
  readonly isNew: boolean
}

/** What the store knows of the proven account, and the way to the offers. */
export const AccountKnown = ({ equipment, pastDue, isNew, onShop }: AccountKnownProps) => {
  const place = useFocusOn<HTMLElement>(isNew ? 'proven' : null)
  return (
    <section ref={place} tabIndex={-1} className={css.proof} aria-label={words.proven}>
      <Notice tone="confirmed" title={words.proven} live>
        <ul className={css.facts}>
          {equipment.map(({ name, room }) => (
            <li key={name}>
              <strong>{`${name}.`}</strong>
              <span>{` ${accountRoomText(room)}`}</span>
            </li>
          ))}
          <li>{pastDue > 0 ? words.owes(pastDue) : words.upToDate}</li>
        </ul>
      </Notice>
      <ShopLink label={words.goOn} href={paths.configure} onShop={onShop} />
    </section>
  )
}
