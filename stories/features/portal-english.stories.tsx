import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { BalanceDetailsView } from '#ui/features/portal/balance-details/balance-details.view.tsx'
import { LoginView } from '#ui/features/portal/login/login.view.tsx'
import { ServicesView } from '#ui/features/portal/services/services.view.tsx'
import { portalOrder, portalOverview } from '../stage/portal-account.ts'
import { inPortal } from '../stage/portal-frame.tsx'

type Args = { readonly part: () => ReactNode; readonly accountId: string | null; readonly isHome: boolean }

const nothing = (): void => undefined

/** The account in English. Every other story of it has the language of the toolbar. */
const meta: Meta<Args> = {
  title: 'Pantallas/Cuenta en inglés',
  tags: ['visual'],
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ part, accountId, isHome }) => inPortal(part(), { accountId, isHome }),
  args: { accountId: 'CM-100200', isHome: true },
  play: async () => {
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  },
}

export default meta

type Story = StoryObj<Args>

export const Services: Story = {
  name: 'Servicios',
  args: {
    part: () => (
      <ServicesView
        overview={portalOverview({ orders: [portalOrder()] })}
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
      />
    ),
  },
}

export const Balance: Story = {
  name: 'Saldo y facturas',
  args: {
    isHome: false,
    part: () => {
      const overview = portalOverview()
      return (
        <BalanceDetailsView
          overview={overview}
          brand={brand}
          openBill={overview.bills[0]?.id ?? null}
          failure={null}
          onOpen={nothing}
          onRetry={nothing}
        />
      )
    },
  },
}

export const Login: Story = {
  name: 'Entrar',
  args: {
    accountId: null,
    part: () => (
      <LoginView
        brand={brand}
        signInHref="/outside/account"
        signUpHref="/identity/signup"
        orderStatusHref={paths.orderStatus}
        notice={null}
      />
    ),
  },
}
