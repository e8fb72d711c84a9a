import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { waitFor } from 'xstate'
import type { OfferId } from '#core/catalog/offer.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import { cartDetailsWords as words } from '#ui/features/sale/cart-details/es.ts'
import { shopPaths } from '../journeys/paths.ts'
import type { Stage } from '../stage/stage.ts'
import { landingFailed, landingLoading } from './landing.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const filled: readonly (readonly [string, number])[] = [
  ['advanced-wifi', 1],
  ['wifi-pod', 3],
  ['tv-select-plus', 1],
  ['home-phone', 1],
  ['phone-international', 1],
  ['mobile-unlimited', 2],
]

const opened = ({ sale }: Stage): void => {
  sale.request('cartDetails')
}

const withEverything = async (stage: Stage): Promise<void> => {
  const { actor } = stage.sale
  for (const [offerId, quantity] of filled)
    actor.send({ type: 'item.changed', offerId: offerId as OfferId, quantity })
  await waitFor(actor, isSaved)
  opened(stage)
}

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'sale', path: shopPaths.plan, prepare: withEverything }),
  title: 'Pantallas/Detalle del pedido',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Everything: Story = { name: 'Con todo', tags: ['visual'] }

export const Plan: Story = { name: 'Solo el plan', args: { prepare: opened } }

export const Empty: Story = {
  name: 'Vacío',
  args: { path: shopPaths.offers, prepare: opened },
}

const removePhone = async (): Promise<void> => {
  const names = ['Teléfono fijo', 'Llamadas internacionales']
  await userEvent.click(await screen.findByRole('button', { name: words.removeNamed(names[0] ?? '') }))
  await screen.findByText(words.removed(names))
  await expect(screen.queryByRole('button', { name: words.removeNamed(names[0] ?? '') })).toBeNull()
}

export const Removed: Story = { name: 'Servicio quitado', args: { press: removePhone } }

export const PutBack: Story = {
  name: 'Servicio devuelto',
  args: {
    press: async () => {
      await removePhone()
      await userEvent.click(screen.getByRole('button', { name: words.undo }))
      await screen.findByRole('button', { name: words.removeNamed('Llamadas internacionales') })
    },
  },
}

const openPlace = async (): Promise<void> => {
  await userEvent.click(await screen.findByText(words.place.title))
  await screen.findByText(words.place.technologies.fibre)
}

export const Place: Story = { name: 'Con los datos de la dirección', args: { press: openPlace } }

const removePlan = async (): Promise<void> => {
  const [remove] = screen.getAllByRole('button', { name: /^Quitar/u })
  if (remove === undefined) throw new TypeError('a cart without an item to remove')
  await userEvent.click(remove)
  await screen.findByText(words.noPlan.title)
}

export const WithoutPlan: Story = { name: 'Sin plan de internet', args: { press: removePlan } }

const prepared =
  (prepare: (stage: Stage) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    await prepare(stage)
    opened(stage)
  }

export const Loading: Story = {
  name: 'Buscando',
  args: { journey: 'localization', path: [], prepare: prepared(landingLoading('serviceable')) },
}
export const Failed: Story = {
  name: 'Con falla',
  args: { journey: 'localization', path: [], prepare: prepared(landingFailed('serviceable')) },
}
