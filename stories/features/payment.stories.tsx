import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { waitFor } from 'xstate'
import { paymentWords } from '#ui/content/es/payment.ts'
import { orderWays } from '../journeys/ways.ts'
import { wordy } from '../stage/brands.ts'
import { customer, newcomer } from '../stage/buyer.ts'
import type { Stage } from '../stage/stage.ts'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const submit = async (): Promise<void> => {
  const buttons = await screen.findAllByRole('button')
  const [pay] = buttons.filter((button) => button.matches('main [type="submit"]'))
  if (pay !== undefined) await userEvent.click(pay)
}

const openBank = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(paymentWords.kinds.bank.tab) }))
  await screen.findByLabelText(paymentWords.bank.routing)
}

const owe = async ({ sale: { checkout } }: Stage): Promise<void> => {
  const { agreements } = checkout.getSnapshot().context
  checkout.send({ type: 'details.submitted', customer, risk: newcomer, agreements })
  await waitFor(checkout, (snapshot) => snapshot.matches({ filling: 'payment' }))
}

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', way: orderWays.details }),
  title: 'Pantallas/Pago',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Card: Story = { name: 'Tarjeta' }

export const CardRefused: Story = { name: 'Tarjeta con errores', args: { press: submit } }

export const Bank: Story = { name: 'Cuenta bancaria', args: { press: openBank } }

export const BankRefused: Story = {
  name: 'Cuenta con errores',
  args: {
    press: async () => {
      await openBank()
      await submit()
    },
  },
}

export const Saving: Story = {
  name: 'Guardando',
  args: { way: [...orderWays.details, 'payment.submitted card'] },
}

export const Declined: Story = {
  name: 'Rechazada',
  args: { way: [...orderWays.order, 'placeOrder: declined'] },
}

export const Kept: Story = {
  name: 'Tarjeta guardada',
  args: { way: [...orderWays.byCard, 'step.requested payment'] },
}

export const KeptAccount: Story = {
  name: 'Cuenta guardada',
  args: { way: [...orderWays.byBank, 'step.requested payment'] },
}

export const Deposit: Story = { name: 'Con depósito', args: { way: orderWays.professional, further: owe } }

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }
