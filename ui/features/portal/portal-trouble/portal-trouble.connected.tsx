import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectHasFailed, selectIsUndecided } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { signInHref } from '#core/routes/external-paths.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { paths } from '#core/routes/routes.ts'
import { pathIn } from '#core/shared/language.ts'
import type { PortalTrouble } from './es.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { PortalTroubleView, type PortalTroubleViewProps } from './portal-trouble.view.tsx'

type Connected = { readonly portal: Portal; readonly brand: BrandIdentity }

/** A portal screen without the account. Its action signs in again, signs out for another login, or retries. */
const Trouble = ({ portal, brand, trouble }: Connected & { readonly trouble: PortalTrouble }) => {
  const { actor } = portal
  const hasFailed = useSelector(actor, selectHasFailed)
  const isBusy = useSelector(actor, selectIsUndecided)
  const retry = (): void => {
    if (hasFailed) actor.send({ type: 'retry.pressed' })
    else portal.request('services')
  }
  const next = (shown: PortalTrouble): PortalTroubleViewProps['next'] => {
    if (shown === 'exit') return { href: signInHref(portalSteps.services.path) }
    if (shown === 'nonAuthorizedUser')
      return { onPress: () => actor.send({ type: 'signOut.pressed' }), isBusy }
    return { onPress: retry, isBusy }
  }
  const shown = trouble === 'exit' && hasFailed ? 'unsigned' : trouble
  return (
    <PortalTroubleView
      trouble={shown}
      brand={brand}
      homeHref={pathIn(currentLanguage(), paths.home)}
      next={next(shown)}
    />
  )
}

export const ErrorConnected = (props: Connected) => <Trouble {...props} trouble="error" />

export const NonAuthorizedUserConnected = (props: Connected) => (
  <Trouble {...props} trouble="nonAuthorizedUser" />
)

export const SomethingWentWrongConnected = (props: Connected) => (
  <Trouble {...props} trouble="somethingWentWrong" />
)

/** The end of a visit; while the session could not be ended, it says so and tries again. */
export const ExitConnected = (props: Connected) => <Trouble {...props} trouble="exit" />
