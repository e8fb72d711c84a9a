import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { part } from '../gallery.css.ts'

const zip = { fieldId: 'field-zip', text: 'Escribe los 5 números del código postal.' }
const email = { fieldId: 'field-email', text: 'Completa el correo. Por ejemplo, maria@correo.com.' }

const meta = {
  title: 'Kit/Resumen de errores',
  tags: ['autodocs', 'visual'],
  component: ErrorSummary,
  args: { title: 'Corrige 2 datos', errors: [zip, email], attempt: 0 },
  render: (args) => (
    <form className={part}>
      <ErrorSummary {...args} />
      <TextField label="Código postal" name="zip" autoComplete="postal-code" width="zip" error={zip.text} />
      <TextField label="Correo electrónico" name="email" autoComplete="email" error={email.text} />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta

type Story = StoryObj<typeof meta>

export const Several: Story = { name: 'Varios errores', tags: ['every-width'] }

export const One: Story = { name: 'Un error', args: { title: 'Corrige un dato', errors: [zip] } }

export const Focused: Story = { name: 'Tras enviar', args: { attempt: 1 } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    title: 'Antes de seguir con el pago, revisa los datos de la persona que va a recibir al técnico',
    errors: [
      {
        fieldId: 'field-email',
        text: 'El correo que escribiste ya es de una cuenta de esta dirección. Entra con ese correo o escribe otro que solo uses tú.',
      },
    ],
  },
}

export const Empty: Story = {
  name: 'Sin errores',
  args: { errors: [] },
  render: (args) => <ErrorSummary {...args} />,
}
