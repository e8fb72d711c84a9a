import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { applyTextSize } from '../.storybook/text-size.ts'
import { shopPaths } from '../journeys/paths.ts'
import { wordy } from '../stage/brands.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'sale', path: shopPaths.offers }),
  title: 'Pantallas/Planes',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Open: Story = { name: 'Con planes', tags: ['visual'] }

export const Loading: Story = { name: 'Buscando', args: { path: ['localized'] } }

export const Empty: Story = {
  name: 'Sin planes en línea',
  args: { journey: 'shopping', path: ['session.opened', 'loadStorefront: answers without a plan'] },
}

export const Failed: Story = {
  name: 'Con falla',
  args: { journey: 'shopping', path: ['session.opened', 'loadStorefront: ProviderBroken'] },
}

export const Chosen: Story = {
  name: 'Con plan elegido',
  args: { path: shopPaths.plan, prepare: ({ sale }) => void sale.request('products') },
}

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }

/** The footer is as wide as a phone, whatever the size of its text. */
export const LargeText: Story = {
  name: 'Texto al 200 %',
  args: {
    press: async () => {
      const footer = await screen.findByRole('contentinfo')
      applyTextSize(document.documentElement, 'large')
      footer.style.width = '360px'
      await waitFor(() => expect(footer.scrollWidth).toBeLessThanOrEqual(360))
      footer.style.width = ''
      applyTextSize(document.documentElement, 'normal')
    },
  },
}
