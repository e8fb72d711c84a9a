import type { Slot } from '#ui/kit/slot.ts'
import { expect, waitFor } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import type { LoginNotice } from '#core/portal/login-notice.ts'
import { BalanceDetailsView } from '#ui/features/portal/balance-details/balance-details.view.tsx'
import { LoginView } from '#ui/features/portal/login/login.view.tsx'
import { ServicesView } from '#ui/features/portal/services/services.view.tsx'
import { portalOverview } from '../stage/portal-account.ts'
import { inPortal } from '../stage/portal-frame.tsx'

export type PortalScreenArgs = {
  readonly part: () => Slot
  readonly accountId: string | null
  readonly isHome: boolean
}

export const nothing = (): void => undefined

/** The home of the portal with an account. */
export const services = (
  overview = portalOverview(),
  more: Partial<Parameters<typeof ServicesView>[0]> = {},
) => (
  <ServicesView
    overview={overview}
    brand={brand}
    failure={null}
    starting={[]}
    withdrawing={null}
    onCancel={nothing}
    onCancelVisit={nothing}
    onWithdraw={nothing}
    onMove={nothing}
    onCalendar={nothing}
    onBalance={nothing}
    onRetry={nothing}
    {...more}
  />
)

/** The balance and the bills of an account. */
export const balance = (overview = portalOverview(), openBill = overview.bills[0]?.id ?? null) => (
  <BalanceDetailsView
    overview={overview}
    brand={brand}
    openBill={openBill}
    failure={null}
    isBusy={false}
    onAutoPay={nothing}
    onOpen={nothing}
    onRetry={nothing}
  />
)

/** The login, with what happened before. */
export const login = (notice: LoginNotice | null) => (
  <LoginView
    brand={brand}
    signInHref="/outside/account"
    signUpHref="/identity/signup"
    orderStatusHref={paths.orderStatus}
    notice={notice}
  />
)

/** What all stories of the screens of an account share: one heading, and nothing that loads. */
export const portalMeta = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ part, accountId, isHome }: PortalScreenArgs) => inPortal(part(), { accountId, isHome }),
  args: { part: () => services(), accountId: 'CM-100200', isHome: true },
  play: async () => {
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  },
}
