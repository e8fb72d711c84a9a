import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import type { ServiceSummary } from '#core/ports/portal-calls.ts'
import { cents, ZERO } from '#core/shared/money.ts'
import { accountOrdersWords } from '#ui/content/es/portal/account-orders.ts'
import { servicesWords } from '#ui/content/es/portal/account-services.ts'
import { labelTexts } from '#ui/content/es/sale/label.ts'
import { portalTitles } from '#ui/content/es/portal/portal-frame.ts'
import { BalanceDetailsView } from '#ui/features/portal/balance-details/balance-details.view.tsx'
import { SessionEnding } from '#ui/features/portal/session-ending/session-ending.view.tsx'
import { AccountChoiceView } from '#ui/features/portal/services/account-choice.view.tsx'
import { CancelVisit } from '#ui/features/portal/services/cancel-visit.view.tsx'
import { MoveVisit } from '#ui/features/portal/services/move-visit.view.tsx'
import { ServicesView } from '#ui/features/portal/services/services.view.tsx'
import { PortalWaiting } from '#ui/features/shared/portal-waiting.view.tsx'
import { wordy } from '../stage/brands.ts'
import {
  PORTAL_TODAY,
  pendingCancellation,
  portalAccounts,
  portalBills,
  portalOrder,
  portalOverview,
  portalServices,
  portalVisit,
  portalWindows,
} from '../stage/portal-account.ts'
import { inPortal } from '../stage/portal-frame.tsx'

type Args = { readonly part: () => ReactNode; readonly accountId: string | null; readonly isHome: boolean }

const nothing = (): void => undefined

const services = (overview = portalOverview(), more: Partial<Parameters<typeof ServicesView>[0]> = {}) => (
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

const balance = (overview = portalOverview(), openBill = overview.bills[0]?.id ?? null) => (
  <BalanceDetailsView
    overview={overview}
    brand={brand}
    openBill={openBill}
    failure={null}
    onOpen={nothing}
    onRetry={nothing}
  />
)

const move = (more: Partial<Parameters<typeof MoveVisit>[0]> = {}) => (
  <>
    {services(portalOverview({ orders: [portalOrder()], openOrder: true }))}
    <MoveVisit
      brand={brand}
      visit={portalVisit}
      windows={portalWindows}
      today={PORTAL_TODAY}
      failure={null}
      isBusy={false}
      onMove={nothing}
      onRefresh={nothing}
      onClose={nothing}
      {...more}
    />
  </>
)

const held = (change: Partial<ServiceSummary>, only?: string): readonly ServiceSummary[] =>
  portalServices().map((service) =>
    only === undefined || service.id === only ? { ...service, cancelable: false, ...change } : service,
  )

const meta: Meta<Args> = {
  title: 'Pantallas/Cuenta',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ part, accountId, isHome }) => inPortal(part(), { accountId, isHome }),
  args: { part: () => services(), accountId: 'CM-100200', isHome: true },
  play: async () => {
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  },
}

export default meta

type Story = StoryObj<Args>

export const Eligible: Story = { name: 'Servicios', tags: ['visual'] }

export const Visit: Story = {
  name: 'Con un pedido abierto y su visita',
  tags: ['visual'],
  args: {
    part: () =>
      services(
        portalOverview({
          services: held({ obstacle: 'openOrder' }),
          openOrder: true,
          orders: [
            portalOrder({
              orderNumber: '7H2KD-4QWEX' as ReturnType<typeof portalOrder>['orderNumber'],
              stage: 'visitOver',
              isOpen: false,
              mayChangeVisit: false,
              agreements: [],
            }),
            portalOrder(),
          ],
        }),
      ),
  },
}

export const Ineligible: Story = {
  name: 'Nada se cancela en línea',
  tags: ['visual'],
  args: {
    part: () => {
      const [internet, ...others] = portalServices()
      if (internet === undefined) throw new Error('no internet')
      return services(
        portalOverview({
          services: [
            { ...internet, cancelable: false, hold: 'fixedTerm', obstacle: 'fixedTerm' },
            ...others.map((service) => ({
              ...service,
              cancelable: false,
              hold: 'bulkContract' as const,
              obstacle: 'bulkContract' as const,
            })),
          ],
        }),
      )
    },
  },
}

export const Pending: Story = {
  name: 'Con un cambio pendiente',
  tags: ['visual'],
  args: {
    part: () => {
      const overview = portalOverview({
        services: held(
          { obstacle: 'pendingChange', until: '2026-12-04' as ServiceSummary['until'] },
          'television',
        ),
      })
      const television = overview.services[1]
      if (television === undefined) throw new Error('no television')
      const change = pendingCancellation(overview, [television.id])
      return services({
        ...overview,
        changes: [
          change,
          pendingCancellation(overview, [television.id], {
            id: 'change-0' as typeof change.id,
            number: 'C1MX-77QR',
            state: 'withdrawn',
          }),
        ],
      })
    },
  },
}

export const Owing: Story = {
  name: 'Con saldo vencido',
  args: {
    part: () =>
      services(
        portalOverview({
          balance: cents(22_397),
          pastDue: cents(4_520),
          account: { ...portalOverview().account, isAutoPay: false },
        }),
      ),
  },
}

/** The label of the plan that is held, next to its price. */
export const Label: Story = {
  name: 'Con la etiqueta de banda ancha',
  tags: ['visual'],
  play: async () => {
    await userEvent.click(await screen.findByText(servicesWords.services.label))
    await screen.findByRole('heading', { name: labelTexts.title })
    await userEvent.click(await screen.findByText(servicesWords.several.heading))
    await userEvent.click(await screen.findByRole('checkbox', { name: /Mi Plan Latino/ }))
  },
}

export const Empty: Story = {
  name: 'Sin servicios',
  args: { part: () => services(portalOverview({ services: [], bills: [] })) },
}

export const Failed: Story = {
  name: 'Con falla',
  args: { part: () => services(portalOverview(), { failure: { _tag: 'Unreachable' } }) },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    part: () =>
      services(
        portalOverview({
          offers: wordy.catalog.offers,
          account: {
            ...portalOverview().account,
            firstName: 'María de los Ángeles Concepción',
            place: {
              street: '12345 Northwest José Martí Memorial Boulevard',
              unit: 'Building 4, Apartment 1207',
              city: 'Miami Gardens',
              state: 'FL',
              zip: '33169',
            },
          },
          orders: [portalOrder({ agreements: wordy.agreements })],
        }),
      ),
  },
}

export const Loading: Story = {
  name: 'Cargando',
  args: { part: () => <PortalWaiting title={portalTitles.services} /> },
}

export const Several: Story = {
  name: 'Varias cuentas',
  tags: ['visual'],
  args: {
    accountId: null,
    part: () => (
      <AccountChoiceView
        brand={brand}
        accounts={portalAccounts}
        current={null}
        failure={null}
        isBusy={false}
        onChoose={nothing}
      />
    ),
  },
}

export const Moving: Story = {
  name: 'Cambiar la visita',
  tags: ['visual'],
  args: { part: () => move() },
}

export const MovingLoads: Story = {
  name: 'Cambiar la visita, buscando horarios',
  args: { part: () => move({ windows: null }) },
}

export const MovingGone: Story = {
  name: 'Cambiar la visita, horario lleno',
  args: { part: () => move({ failure: { _tag: 'Refused', code: 'WINDOW_GONE', requestId: 'peticion-7' } }) },
}

export const MovingEmpty: Story = {
  name: 'Cambiar la visita, sin horarios',
  args: { part: () => move({ windows: [] }) },
}

/** Without an hour, the action says what is missing and moves nothing. */
export const MovingUnchosen: Story = {
  name: 'Cambiar la visita sin elegir hora',
  args: {
    part: () =>
      move({
        onMove: () => {
          throw new Error('nothing was chosen')
        },
      }),
  },
  play: async () => {
    const { moving } = accountOrdersWords
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: moving.choose }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(moving.missing)
    await userEvent.click(dialog.getByRole('button', { name: /^viernes 27/ }))
    await userEvent.click(await dialog.findByRole('radio', { name: /1 a 3/ }))
    await dialog.findByRole('button', { name: /^Cambiar al viernes 27/ })
  },
}

export const Cancelling: Story = {
  name: 'Cancelar la visita',
  tags: ['visual'],
  args: {
    part: () => (
      <>
        {services(portalOverview({ orders: [portalOrder()], openOrder: true }))}
        <CancelVisit
          brand={brand}
          visit={portalVisit}
          failure={null}
          isBusy={false}
          onCancel={nothing}
          onClose={nothing}
        />
      </>
    ),
  },
}

export const Ending: Story = {
  name: 'La sesión está por terminar',
  args: {
    part: () => (
      <>
        {services()}
        <SessionEnding isOpen leftMs={90_000} isExtending={false} onStay={nothing} />
      </>
    ),
  },
}

export const Balance: Story = {
  name: 'Saldo y facturas',
  tags: ['visual'],
  args: { isHome: false, part: () => balance() },
}

export const PastDue: Story = {
  name: 'Facturas con saldo vencido',
  tags: ['visual'],
  args: {
    isHome: false,
    part: () => {
      const bills = portalBills(12, [15_632, 4_520])
      return balance(portalOverview({ bills, balance: cents(20_152), pastDue: cents(4_520) }), bills[5]?.id)
    },
  },
}

export const NoBills: Story = {
  name: 'Sin facturas todavía',
  tags: ['visual'],
  args: { isHome: false, part: () => balance(portalOverview({ bills: [], balance: ZERO })) },
}

export const Credit: Story = {
  name: 'Saldo a favor',
  args: {
    isHome: false,
    part: () => balance(portalOverview({ bills: portalBills(3), balance: cents(-2_150) }), null),
  },
}
