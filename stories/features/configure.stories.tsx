import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { waitFor } from 'xstate'
import type { OfferId } from '#core/catalog/offer.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import { channelSearchWords } from '#ui/content/es/shared/channel-search.ts'
import { serviceNames, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { priceDetailsWords } from '#ui/content/es/shared/price-details.ts'
import { shopPaths } from '../journeys/paths.ts'
import { addingCustomer, configuringCustomer } from '../stage/account.ts'
import { wordy } from '../stage/brands.ts'
import type { Stage } from '../stage/stage.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const wanted: readonly (readonly [string, number])[] = [
  ['advanced-wifi', 1],
  ['wifi-pod', 5],
  ['tv-select-plus', 1],
  ['disney-premium', 1],
  ['home-phone', 1],
  ['phone-international', 1],
  ['mobile-unlimited', 4],
]

const want =
  (...items: typeof wanted) =>
  async ({ sale: { actor } }: Stage): Promise<void> => {
    for (const [offerId, quantity] of items)
      actor.send({ type: 'item.changed', offerId: offerId as OfferId, quantity })
    await waitFor(actor, isSaved)
  }

const wantEverything = want(...wanted)

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'sale', path: shopPaths.plan }),
  title: 'Pantallas/Configuración',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Plan: Story = { name: 'Solo el plan', tags: ['visual'] }

/** The height in CSS pixels of the order in a window of 1440 by 900, without the distances to its edges. */
const ORDER_HEIGHT_MAX = 836

const measureOrder = async (): Promise<void> => {
  const order = screen.getByRole('complementary', { name: summaryWords.title })
  await expect(order.getBoundingClientRect().height).toBeLessThanOrEqual(ORDER_HEIGHT_MAX)
}

export const Everything: Story = {
  name: 'Con todo',
  tags: ['visual'],
  args: { prepare: wantEverything, press: measureOrder },
}

const findFootball = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('heading', { name: serviceNames.TV }))
  await screen.findByText(/36 canales, 31 en español/)
  await userEvent.click(await screen.findByRole('button', { name: channelSearchWords.open }))
  const dialog = within(screen.getByRole('dialog', { name: channelSearchWords.title }))
  await userEvent.type(dialog.getByRole('textbox'), 'futbol')
  await dialog.findByText(channelSearchWords.found(9))
  await expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(1)
}

export const Channels: Story = {
  name: 'Los canales de la televisión',
  tags: ['every-width', 'spanish-texts', 'default-catalog'],
  args: { press: findFootball },
}

const explain = async (): Promise<void> => {
  const [button] = screen.getAllByRole('button', { name: summaryWords.why })
  if (button === undefined) throw new TypeError('a price without its explanation')
  await userEvent.click(button)
  await screen.findByRole('heading', { name: priceDetailsWords.steps.monthly })
}

export const Why: Story = {
  name: 'Por qué este precio',
  tags: ['every-width'],
  args: { prepare: wantEverything, press: explain },
}

/** Opens every service of the order, and its chart. */
const openOrder = async (): Promise<void> => {
  const order = within(screen.getByRole('complementary', { name: summaryWords.title }))
  const services = order.getByRole('region', { name: summaryWords.detail }).querySelectorAll('summary')
  for (const service of services) await userEvent.click(service)
  await userEvent.click(order.getByRole('button', { name: summaryWords.showChanges }))
  await order.findByRole('table')
}

export const OpenOrder: Story = {
  name: 'El pedido, abierto',
  tags: ['every-width'],
  args: { prepare: wantEverything, press: openOrder },
}

/** Opens a service. The order names it too, in another heading. */
const openService = (name: string) => async (): Promise<void> => {
  const headings = await screen.findAllByRole('heading', { name })
  for (const heading of headings) if (heading.closest('summary') !== null) await userEvent.click(heading)
}

export const Lines: Story = {
  name: 'Líneas móviles que cuestan más con internet',
  tags: ['every-width', 'spanish-texts', 'default-catalog'],
  args: { prepare: want(['mobile-unlimited', 2]), press: openService(serviceNames.Mobile) },
}

export const Television: Story = {
  name: 'Televisión con Xumo a plazos',
  tags: ['every-width', 'spanish-texts', 'default-catalog'],
  args: { prepare: want(['tv-stream', 1], ['xumo-own', 1]), press: openService(serviceNames.TV) },
}

export const Swap: Story = {
  name: 'Disney+ por otro',
  tags: ['every-width', 'spanish-texts', 'default-catalog'],
  args: { prepare: want(['tv-stream', 1], ['disney-basic', 1]), press: openService(serviceNames.TV) },
}

export const Saving: Story = { name: 'Guardando', args: { path: [...shopPaths.plan, 'item.changed more'] } }

export const Stuck: Story = {
  name: 'Con falla',
  args: { path: [...shopPaths.plan, 'item.changed more', 'saveCart: Unreachable'] },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: { parts: { brand: wordy }, prepare: wantEverything },
}

export const HeldPods: Story = {
  name: 'Con equipos en la cuenta y saldo vencido',
  tags: ['every-width'],
  args: { path: [], prepare: configuringCustomer({ isProven: true }) },
}

export const HeldPlan: Story = {
  name: 'Agrega servicios al plan de la cuenta',
  tags: ['every-width'],
  args: {
    path: [],
    prepare: addingCustomer,
    press: async () => {
      await screen.findByText('Tienes Internet Advantage y 2 líneas. ¿Qué agregas?')
    },
  },
}

export const UnprovenAccount: Story = {
  name: 'Ya es cliente, sin confirmar la cuenta',
  tags: ['every-width'],
  args: { path: [], prepare: configuringCustomer({ isProven: false }) },
}
