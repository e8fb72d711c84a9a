import { ORDER_NUMBER_MAX } from '#core/checkout/order-status-form.ts'
import { identityFields, PASSWORD_MAX, PASSWORD_MIN } from '#core/portal/identity-form.ts'
import { identitySignupPath } from '#core/routes/external-paths.ts'
import { signupCodeProblems, signupProblems, signupWords as words } from '#ui/content/es/shared/identity.ts'
import { autofill } from '#ui/features/shared/autofill.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { CodeField } from './code-field.tsx'
import { identityAutofill } from './identity-autofill.ts'
import { EmailField, unlikelyEmail } from './email-field.tsx'
import { focusOnOpening } from './focus.ts'
import * as css from './identity.css.ts'
import { IdentityForm, IdentityFrame, Problem } from './identity-frame.tsx'
import type { PageProps } from './page-parts.ts'
import { fieldErrors } from './page-parts.ts'

/** The page that asks for the order and the address of its buyer. */
export const SignupPage = ({ brand, action, order, email, problem }: PageProps<'signup'>) => {
  const isUnlikely = problem === 'emailUnlikely'
  const text = problem === null || isUnlikely ? undefined : signupProblems[problem]
  const isOfOrder = problem === 'orderMissing' || problem === 'orderMalformed'
  const orderError = isOfOrder ? text : undefined
  const malformed = problem === 'emailMalformed' ? text : undefined
  const emailError = isUnlikely ? unlikelyEmail(email) : malformed
  return (
    <IdentityFrame brand={brand} scene="confirmation" title={words.title} lead={words.lead} wayOut="store">
      {problem === 'tooMany' ? <Problem title={text} /> : null}
      <IdentityForm
        label={words.form}
        action={action}
        errors={[...fieldErrors('order', orderError), ...fieldErrors('email', emailError)]}
      >
        <TextField
          label={words.order}
          hint={words.orderHint}
          name={identityFields.order}
          autoComplete={autofill.orderStatus.orderNumber}
          autoCapitalize="characters"
          maxLength={ORDER_NUMBER_MAX}
          width="short"
          defaultValue={order}
          error={orderError}
          {...focusOnOpening(orderError !== undefined)}
        />
        <EmailField email={email} error={emailError} isAsked={isUnlikely} />
        <div className={css.actions}>
          <Button type="submit">{words.submit}</Button>
        </div>
      </IdentityForm>
    </IdentityFrame>
  )
}

/** The page that asks for the code of the e-mail, and for the password. */
export const SignupCodePage = ({ brand, action, email, isProven, problem }: PageProps<'signupCode'>) => {
  const text = problem === null ? undefined : signupCodeProblems.texts(PASSWORD_MIN, PASSWORD_MAX)[problem]
  const isOfCode = problem === 'codeMissing' || problem === 'code' || problem === 'codeExpired'
  const codeError = isOfCode ? text : undefined
  const passwordError = isOfCode ? undefined : text
  return (
    <IdentityFrame
      brand={brand}
      scene="confirmation"
      title={words.code.title}
      lead={isProven ? words.code.proven : words.code.lead(email)}
      wayOut="store"
    >
      <IdentityForm
        label={words.code.form}
        action={action}
        errors={[...fieldErrors('code', codeError), ...fieldErrors('password', passwordError)]}
      >
        <input type="hidden" name={identityFields.email} value={email} autoComplete="username" />
        {isProven ? null : <CodeField error={codeError} />}
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
          <ButtonLink href={identitySignupPath} variant="quiet">
            {words.code.again}
          </ButtonLink>
        </div>
      </IdentityForm>
    </IdentityFrame>
  )
}

/** The page that offers the second factors. Each button is one choice. */
export const SignupFactorPage = ({ brand, action }: PageProps<'signupFactor'>) => (
  <IdentityFrame
    brand={brand}
    scene="confirmation"
    title={words.factor.title}
    lead={words.factor.lead}
    wayOut="store"
  >
    <IdentityForm label={words.factor.form} action={action}>
      <div className={css.actions}>
        <Button type="submit" name={identityFields.factor} value="email">
          {words.factor.email}
        </Button>
        <Button type="submit" variant="secondary" name={identityFields.factor} value="totp">
          {words.factor.totp}
        </Button>
      </div>
    </IdentityForm>
  </IdentityFrame>
)
