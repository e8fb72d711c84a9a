import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { wordy } from '../stage/brands.ts'
import { landing, landingEmpty, landingFailed, landingLoading } from './landing.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'localization', prepare: landing('serviceSelection') }),
  title: 'Pantallas/Elección de servicios',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Open: Story = { name: 'Solo internet', tags: ['visual'] }

const chooseEach = async (): Promise<void> => {
  for (const line of ['TV', 'Voice', 'Mobile'] as const) {
    const plan = brand.catalog.offers.find(
      ({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === line,
    )
    if (plan !== undefined)
      await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`${plan.name}\\s*\\$`) }))
  }
}

export const Everything: Story = { name: 'Un plan de cada servicio', args: { press: chooseEach } }

export const Loading: Story = { name: 'Buscando', args: { prepare: landingLoading('serviceSelection') } }

export const Empty: Story = {
  name: 'Sin ofertas en línea',
  args: { prepare: landingEmpty('serviceSelection') },
}

export const Failed: Story = { name: 'Con falla', args: { prepare: landingFailed('serviceSelection') } }

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }
