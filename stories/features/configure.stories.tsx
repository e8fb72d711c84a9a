import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'xstate'
import type { OfferId } from '#core/catalog/offer.ts'
import { isSaved } from '#core/journeys/shopping/shopping.selectors.ts'
import { shopWays } from '../journeys/ways.ts'
import { wordy } from '../stage/brands.ts'
import type { Stage } from '../stage/stage.ts'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const wanted: readonly (readonly [string, number])[] = [
  ['advanced-wifi', 1],
  ['wifi-pod', 5],
  ['tv-select-plus', 1],
  ['disney-premium', 1],
  ['home-phone', 1],
  ['phone-international', 1],
  ['mobile-unlimited', 4],
]

const wantEverything = async ({ sale: { shopping } }: Stage): Promise<void> => {
  for (const [offerId, quantity] of wanted)
    shopping.send({ type: 'item.changed', offerId: offerId as OfferId, quantity })
  await waitFor(shopping, ({ context }) => isSaved(context))
}

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'shopping', way: shopWays.plan }),
  title: 'Pantallas/Configuración',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Plan: Story = { name: 'Solo el plan' }

export const Everything: Story = { name: 'Con todo', args: { further: wantEverything } }

export const Saving: Story = { name: 'Guardando', args: { way: [...shopWays.plan, 'item.changed more'] } }

export const Stuck: Story = {
  name: 'Con falla',
  args: { way: [...shopWays.plan, 'item.changed more', 'saveChange: Unreachable'] },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: { parts: { brand: wordy }, further: wantEverything },
}

export const Phone: Story = { name: 'A 360 px', globals: by.phone, args: { further: wantEverything } }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet, args: { further: wantEverything } }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop, args: { further: wantEverything } }
export const Night: Story = { name: 'De noche', globals: by.night, args: { further: wantEverything } }
export const LargeText: Story = {
  name: 'Texto al 200 %',
  globals: by.largeText,
  args: { further: wantEverything },
}
