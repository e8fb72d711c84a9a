import type { Brand } from '#core/brand/brand.ts'
import { identityFields } from '#core/portal/identity-form.ts'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import { identityResetPath, identitySignupPath } from '#core/routes/external-paths.ts'
import { identityWords, loginProblems, loginWords as words } from '#ui/content/es/shared/identity.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { identityAutofill } from './identity-autofill.ts'
import { EmailField, emailQuestion } from './email-field.tsx'
import { focusOnOpening } from './focus.ts'
import * as css from './identity.css.ts'
import { IdentityForm, IdentityFrame, Problem } from './identity-frame.tsx'
import { fieldErrors } from './page-parts.ts'

export type LoginPageProps = Extract<IdentityPage, { readonly page: 'login' }> & { readonly brand: Brand }

/** The page that asks for the address and the password of a login. A password that was typed is not sent back. */
export const LoginPage = ({ brand, action, email, problem }: LoginPageProps) => {
  const isMissing = problem === 'missing'
  const emailError = isMissing && email.trim() === '' ? identityWords.emailMissing : undefined
  const passwordError = isMissing ? words.passwordMissing : undefined
  return (
    <IdentityFrame
      brand={brand}
      scene="existingCustomer"
      title={words.title}
      lead={words.lead}
      wayOut="cancel"
      action={action}
    >
      {problem === null || isMissing ? null : <Problem {...loginProblems[problem]} />}
      <IdentityForm
        label={words.form}
        action={action}
        errors={[...fieldErrors('email', emailError), ...fieldErrors('password', passwordError)]}
      >
        <EmailField
          email={email}
          hint={problem === 'wrong' ? emailQuestion(email) : undefined}
          error={emailError}
        />
        <TextField
          label={words.password}
          name={identityFields.password}
          type="password"
          autoComplete={identityAutofill.password}
          error={passwordError}
          {...focusOnOpening(passwordError !== undefined && emailError === undefined)}
        />
        <div className={css.actions}>
          <Button type="submit">{words.submit}</Button>
        </div>
      </IdentityForm>
      <div className={css.other}>
        <p>
          {words.noLogin} <a href={identitySignupPath}>{words.signup}</a>
        </p>
        <p>
          <a href={identityResetPath}>{words.forgotten}</a>
        </p>
      </div>
    </IdentityFrame>
  )
}
