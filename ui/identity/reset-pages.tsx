import { identityFields, PASSWORD_MAX, PASSWORD_MIN } from '#core/portal/identity-form.ts'
import { identityResetPath, externalPaths } from '#core/routes/external-paths.ts'
import { resetProblems, resetWords as words, signupCodeProblems } from '#ui/content/es/shared/identity.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { CodeField } from './code-field.tsx'
import { focusOnOpening } from './focus.ts'
import * as css from './identity.css.ts'
import { identityAutofill } from './identity-autofill.ts'
import { EmailField, unlikelyEmail } from './email-field.tsx'
import { IdentityForm, IdentityFrame, Problem } from './identity-frame.tsx'
import type { PageProps } from './page-parts.ts'
import { fieldErrors } from './page-parts.ts'

/** The page that asks for the address of a login whose password is forgotten. */
export const ResetPage = ({ brand, action, email, problem }: PageProps<'reset'>) => {
  const isUnlikely = problem === 'emailUnlikely'
  const malformed = problem === 'emailMalformed' ? resetProblems.emailMalformed : undefined
  const emailError = isUnlikely ? unlikelyEmail(email) : malformed
  return (
    <IdentityFrame
      brand={brand}
      scene="existingCustomer"
      title={words.title}
      lead={words.lead}
      wayOut="store"
    >
      {problem === 'tooMany' ? <Problem title={resetProblems.tooMany} /> : null}
      <IdentityForm label={words.form} action={action} errors={fieldErrors('email', emailError)}>
        <EmailField email={email} error={emailError} isAsked={isUnlikely} />
        <div className={css.actions}>
          <Button type="submit">{words.submit}</Button>
          <ButtonLink href={externalPaths.existingCustomer} variant="quiet">
            {words.back}
          </ButtonLink>
        </div>
      </IdentityForm>
    </IdentityFrame>
  )
}

/** The page that asks for the code of the e-mail, and for the new password. */
export const ResetCodePage = ({ brand, action, email, problem }: PageProps<'resetCode'>) => {
  const text = problem === null ? undefined : signupCodeProblems.texts(PASSWORD_MIN, PASSWORD_MAX)[problem]
  const isOfPassword = problem?.startsWith('password') === true
  const codeError = isOfPassword ? undefined : text
  const passwordError = isOfPassword ? text : undefined
  return (
    <IdentityFrame
      brand={brand}
      scene="existingCustomer"
      title={words.code.title}
      lead={words.code.lead(email)}
      wayOut="store"
    >
      <IdentityForm
        label={words.code.form}
        action={action}
        errors={[...fieldErrors('code', codeError), ...fieldErrors('password', passwordError)]}
      >
        <input type="hidden" name={identityFields.email} value={email} autoComplete="username" />
        <CodeField error={codeError} />
        <TextField
          label={words.code.password}
          hint={words.code.passwordHint(PASSWORD_MIN)}
          name={identityFields.password}
          type="password"
          autoComplete={identityAutofill.newPassword}
          error={passwordError}
          {...focusOnOpening(passwordError !== undefined)}
        />
        <div className={css.actions}>
          <Button type="submit">{words.code.submit}</Button>
          <ButtonLink href={identityResetPath} variant="quiet">
            {words.code.again}
          </ButtonLink>
        </div>
      </IdentityForm>
    </IdentityFrame>
  )
}

/** The page after a new password was chosen. */
export const ResetDonePage = ({ brand }: PageProps<'resetDone'>) => (
  <IdentityFrame
    brand={brand}
    scene="existingCustomer"
    title={words.done.title}
    lead={words.done.lead}
    wayOut="store"
    path={`${identityResetPath}/done`}
  >
    <p className={css.problem}>
      <ButtonLink href={externalPaths.existingCustomer}>{words.done.login}</ButtonLink>
    </p>
  </IdentityFrame>
)
