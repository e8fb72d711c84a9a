import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import type { ServiceSummary } from '#core/ports/portal-calls.ts'
import { cents, ZERO } from '#core/shared/money.ts'
import { servicesWords } from '#ui/features/portal/services/es.ts'
import { labelTexts } from '#ui/content/es/sale/label.ts'
import { portalTitles } from '#ui/content/es/portal/portal-frame.ts'
import { AccountChoiceView } from '#ui/features/portal/services/account-choice.view.tsx'
import { CancelVisit } from '#ui/features/portal/services/visit-dialogs.tsx'
import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { MoveVisit } from '#ui/features/shared/visit-choice/move-visit.view.tsx'
import { PortalWaiting } from '#ui/features/portal/shared/portal-waiting.view.tsx'
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
import { balance, nothing, portalMeta, services, type PortalScreenArgs } from './portal-screen.tsx'

const move = (more: Partial<Parameters<typeof MoveVisit>[0]> = {}) => (
  <>
    {services(portalOverview({ orders: [portalOrder()], openOrder: true }))}
    <MoveVisit
      brand={brand}
      visit={portalVisit}
      windows={portalWindows}
      today={PORTAL_TODAY}
      trouble={null}
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

const meta: Meta<PortalScreenArgs> = { ...portalMeta, title: 'Pantallas/Cuenta' }

export default meta

type Story = StoryObj<PortalScreenArgs>

export const Eligible: Story = { name: 'Servicios', tags: ['visual', 'default-catalog'] }

export const Visit: Story = {
  name: 'Con un pedido abierto y su visita',
  tags: ['every-width', 'default-catalog'],
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

export const VisitToAgree: Story = {
  name: 'Con una visita por acordar',
  args: {
    part: () =>
      services(
        portalOverview({
          services: held({ obstacle: 'openOrder' }),
          openOrder: true,
          orders: [portalOrder({ stage: 'visitToAgree', visit: null, mayChangeVisit: false })],
        }),
      ),
  },
}

export const Ineligible: Story = {
  name: 'Nada se cancela en línea',
  tags: ['every-width', 'default-catalog'],
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
  tags: ['every-width', 'default-catalog'],
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
  tags: ['every-width', 'default-catalog'],
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
  tags: ['every-width'],
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

export const AgreeVisit: Story = {
  name: 'Acordar una visita',
  args: { part: () => move({ visit: null }) },
}

export const Moving: Story = {
  name: 'Cambiar la visita',
  tags: ['visual', 'default-catalog'],
  args: { part: () => move() },
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
    const { moving } = moveVisitWords
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
  tags: ['visual', 'default-catalog'],
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

export const Balance: Story = {
  name: 'Saldo y facturas',
  tags: ['visual', 'default-catalog'],
  args: { isHome: false, part: () => balance() },
}

export const PastDue: Story = {
  name: 'Facturas con saldo vencido',
  tags: ['every-width', 'default-catalog'],
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
  tags: ['every-width', 'default-catalog'],
  args: { isHome: false, part: () => balance(portalOverview({ bills: [], balance: ZERO })) },
}

export const Credit: Story = {
  name: 'Saldo a favor',
  args: {
    isHome: false,
    part: () => balance(portalOverview({ bills: portalBills(3), balance: cents(-2_150) }), null),
  },
}
