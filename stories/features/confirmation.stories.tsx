import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'xstate'
import { orderWays } from '../journeys/ways.ts'
import { wordy } from '../stage/brands.ts'
import { byBank, customer, newcomer } from '../stage/buyer.ts'
import type { Stage } from '../stage/stage.ts'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

/** With no visit to choose, the payment places the order. */
const buyWithoutVisit = async ({ sale: { checkout } }: Stage): Promise<void> => {
  const { agreements } = checkout.getSnapshot().context
  checkout.send({ type: 'details.submitted', customer, risk: newcomer, agreements })
  await waitFor(checkout, (snapshot) => snapshot.matches({ filling: 'payment' }))
  checkout.send({ type: 'payment.submitted', payment: byBank })
  await waitFor(checkout, (snapshot) => snapshot.matches('placed'))
}

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', way: orderWays.placed }),
  title: 'Pantallas/Confirmación',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Visit: Story = { name: 'Con visita' }

export const Self: Story = {
  name: 'Sin visita, con depósito',
  args: { way: orderWays.self, further: buyWithoutVisit },
}

export const ByTelephone: Story = {
  name: 'Visita por teléfono',
  args: { way: orderWays.professional, parts: { config: { dayWindows: [] } }, further: buyWithoutVisit },
}

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }
