import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { waitFor } from 'xstate'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { orderWays } from '../journeys/ways.ts'
import { wordy } from '../stage/brands.ts'
import { customer, newcomer, typed } from '../stage/buyer.ts'
import type { Stage } from '../stage/stage.ts'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const submit = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: checkoutWords.submit }))

const type =
  (form: Partial<typeof typed>) =>
  ({ sale }: Stage): void =>
    sale.checkout.send({ type: 'customer.typed', form: { ...typed, ...form } })

/** Details with a deposit are on record, and the buyer is back at them. */
const returnWithDeposit = async ({ sale: { checkout } }: Stage): Promise<void> => {
  const { agreements } = checkout.getSnapshot().context
  checkout.send({ type: 'details.submitted', customer, risk: newcomer, agreements })
  await waitFor(checkout, (snapshot) => snapshot.matches({ filling: 'payment' }))
  checkout.send({ type: 'step.requested', step: 'checkout' })
}

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', way: orderWays.desk }),
  title: 'Pantallas/Datos',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Empty: Story = { name: 'Vacía' }

export const Loading: Story = { name: 'Abriendo', args: { way: ['cart.confirmed'] } }

export const Failed: Story = { name: 'No abrió', args: { way: ['cart.confirmed', 'loadDesk: TimedOut'] } }

export const Refused: Story = { name: 'Con errores', args: { press: submit } }

export const Typed: Story = {
  name: 'Con datos',
  args: { way: orderWays.professional, further: type({}) },
}

export const Number: Story = {
  name: 'Con número de identificación',
  args: { way: orderWays.professional, further: type({ addressOneYear: 'no', identificationType: 'SSN' }) },
}

export const Deposit: Story = {
  name: 'Con depósito',
  args: { way: orderWays.professional, further: returnWithDeposit },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    way: orderWays.professional,
    parts: { brand: wordy },
    further: type({
      firstName: 'María de los Ángeles Guadalupe Esperanza',
      lastName: 'Fernández de Córdoba y Hinojosa-Villarreal',
      emailAddress: 'maria.de.los.angeles.fernandez.de.cordoba.y.hinojosa@correo-de-la-familia.example',
    }),
  },
}

export const Phone: Story = {
  name: 'A 360 px',
  globals: by.phone,
  args: { way: orderWays.professional, further: type({}) },
}
export const Tablet: Story = {
  name: 'A 769 px',
  globals: by.tablet,
  args: { way: orderWays.professional, further: type({}) },
}
export const Desktop: Story = {
  name: 'A 1440 px',
  globals: by.desktop,
  args: { way: orderWays.professional, further: type({}) },
}
export const Night: Story = {
  name: 'De noche',
  globals: by.night,
  args: { way: orderWays.professional, further: type({}) },
}
export const LargeText: Story = {
  name: 'Texto al 200 %',
  globals: by.largeText,
  args: { way: orderWays.professional, further: type({}) },
}
