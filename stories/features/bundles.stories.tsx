import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'xstate'
import { brand } from '#adapters/brand/brand.ts'
import { wordy } from '../stage/brands.ts'
import type { Stage } from '../stage/stage.ts'
import { landing, landingEmpty, landingFailed, landingLoading } from './landing.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'localization', prepare: landing('bundle') }),
  title: 'Pantallas/Paquetes',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Open: Story = { name: 'Casa conectada', tags: ['visual'] }

export const PreSale: Story = { name: 'Preventa', args: { prepare: landing('preSale') } }

const chooseBundle = async (stage: Stage): Promise<void> => {
  await landing('bundle')(stage)
  await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches('open'))
  const [bundle] = brand.catalog.bundles
  const lines = (bundle?.offers ?? []).map((offerId) => ({ offerId, quantity: 1 }))
  stage.sale.actor.send({ type: 'services.chosen', lines })
  stage.sale.request('bundle')
}

export const Chosen: Story = { name: 'Con paquete elegido', args: { prepare: chooseBundle } }

export const WithoutBundles: Story = {
  name: 'Sin paquetes',
  args: { parts: { brand: { ...brand, catalog: { ...brand.catalog, bundles: [] } } } },
}

export const Loading: Story = { name: 'Buscando', args: { prepare: landingLoading('bundle') } }

export const Empty: Story = { name: 'Sin ofertas en línea', args: { prepare: landingEmpty('bundle') } }

export const Failed: Story = { name: 'Con falla', args: { prepare: landingFailed('bundle') } }

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }
