import type { ReactElement } from 'react'
import type { Slot } from '#ui/kit/slot.ts'
import { brand } from '#adapters/brand/brand.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { LanguageSwitch } from '#ui/app/language-switch.tsx'
import { PortalFrame } from '#ui/features/portal/portal-frame/portal-frame.view.tsx'

const nothing = (): void => undefined

type Frame = { readonly accountId: string | null; readonly isHome: boolean }

/** Shows a screen in the frame of the portal. On the home of the portal there is no way back. */
export const inPortal = (screen: Slot, { accountId, isHome }: Frame): ReactElement => (
  <PortalFrame
    brand={brand}
    accountId={accountId}
    onOtherAccount={null}
    language={(className) => <LanguageSwitch className={className} />}
    onSignOut={accountId === null ? null : nothing}
    back={isHome ? null : { href: portalSteps.services.path, onBack: nothing }}
  >
    {screen}
  </PortalFrame>
)
