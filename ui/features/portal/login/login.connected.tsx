import { loginParameters } from '#core/query/login-parameters.ts'
import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectReturn } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import type { PortalStatus } from '#core/ports/portal-calls.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { paths } from '#core/routes/routes.ts'
import { pathIn } from '#core/shared/language.ts'
import type { LoginNotice } from '#ui/content/es/portal/entry.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { LoginView } from './login.view.tsx'

/** Where the identity provider of the store creates a login for a buyer. */
const SIGN_UP = '/identity/signup'

/** Why a returning holder must sign in again; null on a first visit. A session that is over shows its end. */
const noticeOf = (status: PortalStatus | null): LoginNotice | null => {
  if (status?.claim.state === 'failed') return 'refused'
  return status !== null && !status.isAlive && status.expiresAt !== null ? 'sessionEnded' : null
}

/** The login over the portal. After it the customer is on the page that was wanted. */
export const LoginConnected = ({
  portal: { actor },
  brand,
}: {
  readonly portal: Portal
  readonly brand: BrandIdentity
}) => {
  const returnTo = useSelector(actor, selectReturn) ?? portalSteps.services.path
  const status = useSelector(actor, ({ context }) => context.status)
  return (
    <LoginView
      brand={brand}
      signInHref={`${externalPaths.existingCustomer}?${loginParameters.returnTo}=${encodeURIComponent(returnTo)}`}
      signUpHref={SIGN_UP}
      orderStatusHref={pathIn(currentLanguage(), paths.orderStatus)}
      notice={noticeOf(status)}
    />
  )
}
