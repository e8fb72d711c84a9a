import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { priceDetailsWords } from '#ui/content/es/shared/price-details.ts'
import { orderPaths } from '../journeys/paths.ts'
import { paidCustomer } from '../stage/account.ts'
import { wordy } from '../stage/brands.ts'
import { byBank, newcomer } from '../stage/buyer.ts'
import { HOME_PHONE, carryOutOn, ordered, pending } from '../stage/purchase.ts'
import type { Stage } from '../stage/stage.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

/** Submits the details of a newcomer and pays from an account. */
const buyWithoutVisit = (stage: Stage): Promise<void> =>
  carryOutOn(stage, { install: 'self', risk: newcomer, payment: byBank }, { from: 'acceptAgreements' })

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', path: orderPaths.placed }),
  title: 'Pantallas/Confirmación',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Visit: Story = { name: 'Con visita', tags: ['visual'] }

/** After a reload the offers are not known any more: the totals come from the order itself. */
export const Reloaded: Story = {
  name: 'Después de recargar',
  tags: ['every-width'],
  args: {
    isReloaded: true,
    press: async () => void (await screen.findByRole('heading', { name: priceDetailsWords.heading })),
  },
}

export const Self: Story = {
  name: 'Sin visita, con depósito',
  args: { path: orderPaths.self, prepare: buyWithoutVisit },
}

export const ByTelephone: Story = {
  name: 'Visita por teléfono',
  tags: ['every-width'],
  args: { path: orderPaths.professional, parts: { config: { dayWindows: [] } }, prepare: buyWithoutVisit },
}

const bySale = (prepare: ScreenArgs['prepare']): Partial<ScreenArgs> => ({
  journey: 'sale',
  path: [],
  prepare,
})

export const SiteVisit: Story = {
  name: 'Visita al sitio',
  tags: ['every-width'],
  args: bySale(ordered({ outcome: 'preSale' })),
}

export const PortIn: Story = {
  name: 'Número de otra compañía',
  args: bySale(
    ordered({ items: [{ offerId: HOME_PHONE, quantity: 1 }], install: 'self', portsIn: HOME_PHONE }),
  ),
}

export const Pending: Story = {
  name: 'Cobro pendiente',
  tags: ['every-width'],
  args: bySale(pending({ install: 'self' })),
}

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }

export const PastDue: Story = {
  name: 'Con saldo vencido',
  args: { journey: 'sale', path: [], prepare: paidCustomer },
}
