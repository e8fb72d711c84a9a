import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { waitFor } from 'xstate'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { orderPaths } from '../journeys/paths.ts'
import { payingCustomer } from '../stage/account.ts'
import { wordy } from '../stage/brands.ts'
import { customer, newcomer } from '../stage/buyer.ts'
import { paying } from '../stage/purchase.ts'
import type { Stage } from '../stage/stage.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

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
  checkout.send({
    type: 'details.submitted',
    customer,
    risk: newcomer,
    agreements: requiredAgreements(agreements),
  })
  await waitFor(checkout, (snapshot) => snapshot.matches({ filling: 'payment' }))
}

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', path: orderPaths.payment }),
  title: 'Pantallas/Pago',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Card: Story = { name: 'Tarjeta', tags: ['visual'] }

export const CardRefused: Story = { name: 'Tarjeta con errores', args: { press: submit } }

export const Bank: Story = { name: 'Cuenta bancaria', tags: ['visual'], args: { press: openBank } }

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
  args: { path: [...orderPaths.payment, 'payment.submitted card'] },
}

export const Declined: Story = {
  name: 'Rechazada',
  args: { path: [...orderPaths.order, 'placeOrder: declined'] },
}

export const Kept: Story = {
  name: 'Tarjeta guardada',
  args: { path: orderPaths.storedCard },
}

export const StoredAccount: Story = {
  name: 'Cuenta guardada',
  args: { path: orderPaths.storedAccount },
}

export const Deposit: Story = { name: 'Con depósito', args: { path: orderPaths.self, prepare: owe } }

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }

export const PastDue: Story = {
  name: 'Con saldo vencido',
  tags: ['every-width'],
  args: { journey: 'sale', path: [], prepare: payingCustomer },
}

export const NoAmount: Story = {
  name: 'Sin nada que pagar hoy',
  tags: ['every-width'],
  args: { journey: 'sale', path: [], prepare: paying({ outcome: 'bulkIncluded', install: 'self' }) },
}

export const AutoPay: Story = {
  name: 'Pagos automáticos',
  tags: ['every-width'],
  args: { journey: 'sale', path: [], prepare: paying({ install: 'self', isAutoPay: true }) },
}

export const LostVisit: Story = {
  name: 'La visita se liberó',
  tags: ['every-width'],
  args: { path: orderPaths.lostVisit },
}
