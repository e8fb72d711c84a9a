import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '#ui/kit/field/text-field.tsx'

const meta = {
  title: 'Kit/Campo de texto',
  tags: ['autodocs', 'visual'],
  component: TextField,
  args: { label: 'Nombre', name: 'first-name', autoComplete: 'given-name' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío', tags: ['every-width'] }

export const Filled: Story = { name: 'Con texto', args: { defaultValue: 'María Fernanda' } }

export const WithHint: Story = {
  name: 'Con ayuda',
  args: { label: 'Celular', name: 'phone', type: 'tel', hint: 'Te avisamos por mensaje antes de la visita.' },
}

export const Wrong: Story = {
  name: 'Con error',
  args: {
    label: 'Correo electrónico',
    name: 'email',
    type: 'email',
    defaultValue: 'maria@correo',
    hint: 'Ahí recibes el recibo.',
    error: 'Completa el correo. Por ejemplo, maria@correo.com.',
  },
}

export const Zip: Story = {
  name: 'Código postal',
  args: { label: 'Código postal', name: 'zip', width: 'zip', inputMode: 'numeric', defaultValue: '33130' },
}

export const Short: Story = {
  name: 'Respuesta corta',
  args: { label: 'Apartamento', name: 'unit', width: 'short', defaultValue: 'Apto 4B' },
}

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    label: 'Indicaciones para el técnico, si la entrada del edificio no da a la calle de tu dirección',
    name: 'directions',
    hint: 'Di por dónde se entra, si hay que llamar al portero y dónde se puede estacionar cerca del edificio.',
    defaultValue: 'La puerta verde de la calle de atrás, después del estacionamiento de la farmacia',
    error: 'Usa hasta 60 letras. Lo demás se lo puedes contar al técnico cuando te llame antes de la visita.',
  },
}

export const Disabled: Story = { name: 'Desactivado', args: { defaultValue: 'María', disabled: true } }
