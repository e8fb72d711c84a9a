import { loginParameters } from '#core/query/login-parameters.ts'
import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectReturn } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { MfaView } from './mfa.view.tsx'

/** The second factor over the portal. After it the customer is on the page that was wanted. */
export const MfaConnected = ({
  portal: { actor },
  brand,
}: {
  readonly portal: Portal
  readonly brand: BrandIdentity
}) => {
  const returnTo = useSelector(actor, selectReturn) ?? portalSteps.services.path
  const isBusy = useSelector(actor, ({ context }) => context.isBusy)
  return (
    <MfaView
      brand={brand}
      confirmHref={`${externalPaths.existingCustomer}?${loginParameters.step}=mfa&${loginParameters.returnTo}=${encodeURIComponent(returnTo)}`}
      isBusy={isBusy}
      onSignOut={() => actor.send({ type: 'signOut.pressed' })}
    />
  )
}
