import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '#ui/kit/field/text-area.tsx'

const meta = {
  title: 'Kit/Campo de varias líneas',
  tags: ['autodocs', 'visual'],
  component: TextArea,
  argTypes: { rows: { control: 'number' } },
  args: { label: 'Qué revisamos', name: 'statement', rows: 4 },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Vacío', tags: ['every-width'] }

export const Filled: Story = {
  name: 'Con texto',
  args: { defaultValue: 'Mi vecino ya tiene el servicio.\nVivimos en el mismo piso.' },
}

export const WithHint: Story = { name: 'Con ayuda', args: { hint: 'Cuéntanos qué sabes de la dirección.' } }

export const Wrong: Story = {
  name: 'Con error',
  args: { error: 'Escribe qué revisamos. Así encontramos la dirección más pronto.' },
}

export const Disabled: Story = { name: 'Desactivado', args: { disabled: true } }
