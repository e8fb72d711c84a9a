import { encodeQR } from 'qr'
import type { ReactNode } from 'react'
import { identitySignupPath } from '#core/routes/external-paths.ts'
import { factorProblems, identityWords, totpWords as words } from '#ui/content/es/shared/identity.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { CodeField } from './code-field.tsx'
import * as css from './identity.css.ts'
import { IdentityForm, IdentityFrame } from './identity-frame.tsx'
import type { PageProps } from './page-parts.ts'
import { fieldErrors } from './page-parts.ts'

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
      aria-label={words.qr}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}

type TotpFormProps = Pick<PageProps<'signupTotp'>, 'action' | 'secret' | 'uri' | 'problem'> & {
  /** Another way than an authenticator. */
  readonly other?: ReactNode
}

/** The key of an authenticator as a QR code and as text, and the field of its first code. */
const TotpForm = ({ action, secret, uri, problem, other }: TotpFormProps) => {
  const wrong = `${factorProblems.wrong.title}. ${words.lead}`
  const error = problem === null ? undefined : problem === 'missing' ? identityWords.codeMissing : wrong
  return (
    <>
      <QrCode text={uri} />
      <p>
        {words.secret}: <span className={css.secret}>{secret}</span>
      </p>
      <IdentityForm label={words.form} action={action} errors={fieldErrors('code', error)}>
        <CodeField error={error} />
        <div className={css.actions}>
          <Button type="submit">{words.submit}</Button>
          {other}
        </div>
      </IdentityForm>
    </>
  )
}

/** The page that connects the authenticator of a new login. */
export const SignupTotpPage = ({ brand, ...page }: PageProps<'signupTotp'>) => (
  <IdentityFrame brand={brand} scene="confirmation" title={words.title} lead={words.lead} wayOut="store">
    <TotpForm
      {...page}
      other={
        <ButtonLink href={`${identitySignupPath}/factor`} variant="quiet">
          {words.other}
        </ButtonLink>
      }
    />
  </IdentityFrame>
)

/** The page that connects an authenticator in place of codes by e-mail. */
export const SecurityTotpPage = ({ brand, ...page }: PageProps<'securityTotp'>) => (
  <IdentityFrame
    brand={brand}
    scene="existingCustomer"
    title={words.title}
    lead={words.lead}
    wayOut="account"
    action={page.action}
  >
    <TotpForm {...page} />
  </IdentityFrame>
)
