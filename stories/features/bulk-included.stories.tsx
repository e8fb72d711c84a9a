import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'xstate'
import { brand } from '#adapters/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { wordy } from '../stage/brands.ts'
import type { Stage } from '../stage/stage.ts'
import { landing, landingEmpty, landingFailed, landingLoading } from './landing.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'localization', prepare: landing('bulkIncluded') }),
  title: 'Pantallas/Incluido en el edificio',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Open: Story = { name: 'Con lo que incluye', tags: ['visual'] }

/** A plan that is faster than the agreement of the building. */
const faster = (plan: Offer): readonly Offer[] =>
  plan.id === 'internet-gig'
    ? [
        plan,
        {
          ...plan,
          id: 'internet-ultra' as Offer['id'],
          name: 'Internet Ultra',
          prices: [{ type: 'RECURRING', amount: 12_000 as never, guaranteeMonths: 0 }],
          speed: { downMbps: 2_000, upMbps: 2_000 },
        },
      ]
    : [plan]

export const Upgrades: Story = {
  name: 'Con plan más rápido',
  tags: ['every-width'],
  args: {
    parts: {
      brand: { ...brand, catalog: { ...brand.catalog, offers: brand.catalog.offers.flatMap(faster) } },
    },
  },
}

export const Loading: Story = { name: 'Buscando', args: { prepare: landingLoading('bulkIncluded') } }

export const Empty: Story = { name: 'Sin ofertas en línea', args: { prepare: landingEmpty('bulkIncluded') } }

export const Failed: Story = { name: 'Con falla', args: { prepare: landingFailed('bulkIncluded') } }

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }

const configure = async (stage: Stage): Promise<void> => {
  await landing('bulkIncluded')(stage)
  await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches('open'))
  const { offers } = stage.sale.actor.getSnapshot().context
  const plan = offers?.catalog.offers.find(({ lineOfBusiness }) => lineOfBusiness === 'Internet')
  if (plan === undefined) throw new Error('a building without an internet plan')
  stage.sale.actor.send({ type: 'services.chosen', lines: [{ offerId: plan.id, quantity: 1 }] })
}

export const Configured: Story = { name: 'Pedido sin costo', args: { prepare: configure } }
