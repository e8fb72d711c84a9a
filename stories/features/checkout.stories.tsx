import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { waitFor } from 'xstate'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { orderPaths } from '../journeys/paths.ts'
import { wordy } from '../stage/brands.ts'
import { customer, newcomer, typed } from '../stage/buyer.ts'
import type { Stage } from '../stage/stage.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const submit = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: checkoutWords.submit }))

const type =
  (form: Partial<typeof typed>) =>
  ({ sale }: Stage): void =>
    sale.checkout.send({ type: 'customer.typed', form: { ...typed, ...form } })

/** Saves details with a deposit, and returns the buyer to the details. */
const returnWithDeposit = async ({ sale: { checkout } }: Stage): Promise<void> => {
  const { agreements } = checkout.getSnapshot().context
  checkout.send({
    type: 'details.submitted',
    customer,
    risk: newcomer,
    agreements: requiredAgreements(agreements),
  })
  await waitFor(checkout, (snapshot) => snapshot.matches({ filling: 'schedule' }))
  checkout.send({ type: 'step.requested', step: 'checkout' })
}

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', path: orderPaths.requirements }),
  title: 'Pantallas/Datos',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Empty: Story = { name: 'Vacía' }

export const Loading: Story = { name: 'Abriendo', args: { path: ['cart.confirmed'] } }

export const Incomplete: Story = {
  name: 'Faltan partes',
  tags: ['visual'],
  args: { path: ['cart.confirmed', 'loadCheckout: answers without parts'] },
}

export const Refused: Story = { name: 'Con errores', tags: ['every-width'], args: { press: submit } }

export const Typed: Story = {
  name: 'Con datos',
  tags: ['every-width'],
  args: { path: orderPaths.professional, prepare: type({}) },
}

export const Number: Story = {
  name: 'Con número de identificación',
  args: { path: orderPaths.professional, prepare: type({ addressOneYear: 'no', identificationType: 'SSN' }) },
}

export const Deposit: Story = {
  name: 'Con depósito',
  args: { path: orderPaths.professional, prepare: returnWithDeposit },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    path: orderPaths.professional,
    parts: { brand: wordy },
    prepare: type({
      firstName: 'María de los Ángeles Guadalupe Esperanza',
      lastName: 'Fernández de Córdoba y Hinojosa-Villarreal',
      emailAddress: 'maria.de.los.angeles.fernandez.de.cordoba.y.hinojosa@correo-de-la-familia.example',
    }),
  },
}

/** Leaves the e-mail field with a text that is no address. */
const leaveField = async (): Promise<void> => {
  const field = screen.getByLabelText(checkoutWords.customer.emailAddress)
  await userEvent.type(field, 'ana@correo')
  await userEvent.tab()
  await screen.findByText(/correo/u, { selector: '#field-emailAddress-error *' })
  await expect(screen.queryByRole('group', { name: checkoutWords.errorsTitle(1) })).toBeNull()
}

export const Left: Story = { name: 'Campo corregido al salir', args: { press: leaveField } }

/** Continues while the chosen installation is being recorded. The details are submitted once it is. */
const continueEarly = (): Pick<ScreenArgs, 'prepare' | 'press'> => {
  const staged: Stage[] = []
  return {
    prepare: (stage) => {
      staged.push(stage)
      type({})(stage)
      stage.gate.close()
    },
    press: async () => {
      const [stage] = staged.splice(0)
      if (stage === undefined) throw new Error('pressed before it was staged')
      const { gate, sale } = stage
      const { title } = checkoutWords.install.kinds.professional
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${title}`) }))
      await userEvent.click(
        screen.getByRole('checkbox', { name: new RegExp(`^${checkoutWords.agreements.accept.trim()}`) }),
      )
      await submit()
      await expect(sale.checkout.getSnapshot().matches({ filling: { details: 'choosingInstall' } })).toBe(
        true,
      )
      gate.open()
      gate.admit(['chooseInstallOption'])
      await waitFor(sale.checkout, (snapshot) => snapshot.matches({ filling: 'schedule' }))
    },
  }
}

export const Early: Story = { name: 'Continuar antes de tiempo', args: continueEarly() }
