import type { Meta, StoryObj } from '@storybook/react-vite'
import { SecretField } from '#ui/kit/field/secret-field.tsx'

const meta = {
  title: 'Kit/Campo cubierto',
  tags: ['autodocs', 'visual'],
  component: SecretField,
  args: {
    label: 'Número de Seguro Social (SSN)',
    name: 'ssn',
    showLabel: 'Mostrar',
    hideLabel: 'Ocultar',
    subject: 'el número',
  },
} satisfies Meta<typeof SecretField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío', tags: ['every-width'] }

export const WithHint: Story = { name: 'Con ayuda', args: { hint: 'Nueve dígitos.' } }

export const Wrong: Story = {
  name: 'Con error',
  args: { hint: 'Nueve dígitos.', error: 'Revisa el número: son nueve dígitos y alguno no coincide.' },
}

export const Disabled: Story = { name: 'Desactivado', args: { disabled: true } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    label: 'Número de identificación del negocio, como está en la carta del IRS con la que lo recibiste',
    hint: 'Está arriba a la derecha de la carta. Si la perdiste, también está en la declaración del año pasado.',
    error: 'Escribe los nueve dígitos sin letras. Si no lo tienes a mano, puedes seguir sin número.',
  },
}
