import { EMAIL_MAX } from '#core/checkout/customer.ts'
import { probableEmail } from '#core/checkout/email-host.ts'
import { identityFields } from '#core/portal/identity-form.ts'
import { identityWords as words } from '#ui/content/es/shared/identity.ts'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { focusOnOpening } from './focus.ts'
import { identityAutofill } from './identity-autofill.ts'

/** Returns the question whether a common mail host was meant; undefined without one (CHK-02). */
export const emailQuestion = (email: string): string | undefined => {
  const meant = probableEmail(email)
  return meant === null ? undefined : words.emailMeant(meant)
}

/** Returns the error of an address that the page asks about. */
export const unlikelyEmail = (email: string): string =>
  [emailQuestion(email), words.sendAgain].filter(Boolean).join(' ')

type EmailFieldProps = {
  readonly email: string
  readonly hint?: string | undefined
  readonly error: string | undefined
  /** The page asks about this address: it is accepted when it is sent again. */
  readonly isAsked?: boolean
}

/** The field of the e-mail address. */
export const EmailField = ({ email, hint, error, isAsked = false }: EmailFieldProps) => (
  <>
    {isAsked ? <input type="hidden" name={identityFields.askedEmail} value={email} /> : null}
    <TextField
      label={words.email}
      hint={hint}
      name={identityFields.email}
      type="email"
      autoComplete={identityAutofill.email}
      maxLength={EMAIL_MAX}
      defaultValue={email}
      error={error}
      {...focusOnOpening(error !== undefined)}
    />
  </>
)
