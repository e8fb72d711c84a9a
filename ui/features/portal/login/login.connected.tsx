import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectReturn } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { loginNoticeOf } from '#core/portal/login-notice.ts'
import { signInHref } from '#core/routes/external-paths.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { paths } from '#core/routes/routes.ts'
import { pathIn } from '#core/shared/language.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { LoginView } from './login.view.tsx'

/** Where the identity provider of the store creates a login for a buyer. */
const SIGN_UP = '/identity/signup'

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
      signInHref={signInHref(returnTo)}
      signUpHref={SIGN_UP}
      orderStatusHref={pathIn(currentLanguage(), paths.orderStatus)}
      notice={loginNoticeOf(status)}
    />
  )
}
