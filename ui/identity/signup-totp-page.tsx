import { encodeQR } from 'qr'
import type { Brand } from '#core/brand/brand.ts'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import { identitySignupPath } from '#core/routes/outside-paths.ts'
import { factorProblems, identityWords, signupWords as words } from '#ui/content/es/shared/identity.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { CodeField, codeErrors } from './code-field.tsx'
import * as css from './identity.css.ts'
import { IdentityForm, IdentityFrame } from './identity-frame.tsx'

/** Quiet zone of a QR code, in modules, as its standard requires. */
const QUIET_ZONE = 4

const QrCode = ({ text }: { readonly text: string }) => {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={css.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={words.totp.qr}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}

type SignupTotpProps = Extract<IdentityPage, { readonly page: 'signupTotp' }> & { readonly brand: Brand }

/** The page that connects an authenticator: its QR code, the same key as text, and the first code. */
export const SignupTotpPage = ({ brand, action, secret, uri, problem }: SignupTotpProps) => {
  const wrong = `${factorProblems.wrong.title}. ${words.totp.lead}`
  const error = problem === null ? undefined : problem === 'missing' ? identityWords.codeMissing : wrong
  return (
    <IdentityFrame
      brand={brand}
      scene="confirmation"
      title={words.totp.title}
      lead={words.totp.lead}
      wayOut="store"
    >
      <QrCode text={uri} />
      <p>
        {words.totp.secret}: <span className={css.secret}>{secret}</span>
      </p>
      <IdentityForm label={words.totp.form} action={action} errors={codeErrors(error)}>
        <CodeField error={error} />
        <div className={css.actions}>
          <Button type="submit">{words.totp.submit}</Button>
          <ButtonLink href={`${identitySignupPath}/factor`} variant="quiet">
            {words.totp.other}
          </ButtonLink>
        </div>
      </IdentityForm>
    </IdentityFrame>
  )
}
