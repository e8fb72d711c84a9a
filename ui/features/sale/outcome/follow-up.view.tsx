import { addressParameters } from '#core/query/query-parameters.ts'
import { useEffect, useRef, type SubmitEvent } from 'react'
import type { AddressForm } from '#core/address/address-form.ts'
import { EMAIL_MAX } from '#core/checkout/customer.ts'
import type { FollowUpErrors, FollowUpForm, FollowUpKind } from '#core/follow-up/follow-up.ts'
import { STATEMENT_MAX } from '#core/follow-up/follow-up.ts'
import { followUpFields, followUpPath } from '#core/follow-up/posted-follow-up.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import {
  followUpFieldWords,
  followUpFormWords as words,
  followUpWords,
  statementHint,
} from './follow-up.es.ts'
import { autofill } from '#ui/features/shared/autofill.ts'
import { useEmailQuestion } from './use-email-question.tsx'
import { useRefusalFocus } from '#ui/features/shared/refusal-focus.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { TextArea } from '#ui/kit/field/text-area.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './follow-up.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type FollowUpFormProps = {
  readonly kind: FollowUpKind
  /** The outcome that the form is about, for its example; null where it is not known. */
  readonly outcome: OutcomeKind | null
  readonly address: AddressForm
  readonly brandName: string
  readonly form: FollowUpForm
  readonly errors: FollowUpErrors | null
  /** The number of submits with an error. Each one focuses the first wrong field. */
  readonly refusals?: number
  readonly isBusy?: boolean
  /** The failure of the last attempt. */
  readonly failure?: Slot
  /** Null in a document: the browser posts the form. */
  readonly script: {
    readonly onChange: (changes: Partial<FollowUpForm>) => void
    readonly onSubmit: () => void
  } | null
}

/** Returns the value of a field: controlled by script, or the start value of a plain form. */
const valueOf = (text: string, isPlain: boolean) => (isPlain ? { defaultValue: text } : { value: text })

const Hidden = ({ kind, address }: Pick<FollowUpFormProps, 'kind' | 'address'>) => (
  <>
    <input type="hidden" name={followUpFields.kind} value={kind} />
    <input type="hidden" name={addressParameters.street} value={address.street} />
    <input type="hidden" name={addressParameters.unit} value={address.unit} />
    <input type="hidden" name={addressParameters.zip} value={address.zip} />
  </>
)

const Fields = ({ kind, outcome, brandName, form, errors, script }: FollowUpFormProps) => {
  const isPlain = script === null
  const { ask, question } = useEmailQuestion((emailAddress) => script?.onChange({ emailAddress }))
  const errorOf = (name: keyof FollowUpForm): string | undefined => {
    const failure = errors?.[name] ?? null
    return failure === null ? undefined : followUpFieldWords(failure)
  }
  return (
    <>
      {kind === 'notice' ? null : (
        <TextArea
          label={words.statement}
          hint={statementHint(outcome)}
          id={`${kind}-statement`}
          name={followUpFields.statement}
          autoComplete={autofill.followUp.statement}
          maxLength={isPlain ? STATEMENT_MAX : undefined}
          error={errorOf('statement')}
          {...valueOf(form.statement, isPlain)}
          onChange={(event) => script?.onChange({ statement: event.currentTarget.value })}
        />
      )}
      <TextField
        label={words.email}
        id={`${kind}-email`}
        type="email"
        name={followUpFields.emailAddress}
        autoComplete={autofill.followUp.emailAddress}
        maxLength={isPlain ? EMAIL_MAX : undefined}
        error={errorOf('emailAddress')}
        {...valueOf(form.emailAddress, isPlain)}
        onBlur={(event) => ask(event.currentTarget.value)}
        onChange={(event) => script?.onChange({ emailAddress: event.currentTarget.value })}
      />
      {question}
      <Checkbox
        label={followUpWords[kind].consent(brandName)}
        id={`${kind}-consent`}
        name={followUpFields.consent}
        error={errorOf('consent')}
        {...(isPlain ? { defaultChecked: form.consent } : { checked: form.consent })}
        onChange={(event) => script?.onChange({ consent: event.currentTarget.checked })}
      />
    </>
  )
}

/** The form of a request about an address. Without script the browser posts it. */
export const FollowUpFormView = (props: FollowUpFormProps) => {
  const { kind, refusals = 0, isBusy = false, failure = null, script } = props
  const element = useRefusalFocus(refusals)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (script === null) return
    event.preventDefault()
    script.onSubmit()
  }
  return (
    <form
      ref={element}
      method="post"
      action={followUpPath}
      noValidate
      aria-label={followUpWords[kind].label}
      onSubmit={submit}
      className={css.form}
    >
      {failure}
      <Hidden {...props} />
      <Fields {...props} />
      <div className={css.send}>
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel={words.sending}>
          {followUpWords[kind].send}
        </Button>
      </div>
    </form>
  )
}

/** Confirms a request, and says what happens next. It takes the focus of the button that it replaces. */
export const FollowUpSent = ({ kind, email }: { readonly kind: FollowUpKind; readonly email: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { title, body } = followUpWords[kind].sent
  return (
    <div ref={place} tabIndex={-1} className={css.sent}>
      <Notice tone="confirmed" title={title} live>
        <p>{body(email)}</p>
      </Notice>
    </div>
  )
}
