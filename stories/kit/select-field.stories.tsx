import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from '#ui/kit/field/select-field.tsx'

const meta = {
  title: 'Kit/Lista',
  tags: ['autodocs', 'visual'],
  component: SelectField,
  args: {
    label: 'Plan',
    name: 'plan',
    options: [
      { value: '', label: 'Todos' },
      { value: 'latino', label: 'TV Stream Latino' },
      { value: 'plus', label: 'TV Select Plus' },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta

type Story = StoryObj<typeof meta>

export const First: Story = { name: 'Primera opción', tags: ['every-width'] }

export const Chosen: Story = { name: 'Con respuesta', args: { defaultValue: 'plus' } }

export const WithHint: Story = {
  name: 'Con ayuda',
  args: { hint: 'Elige el plan que tienes o el que quieres.' },
}

export const Wrong: Story = { name: 'Con error', args: { error: 'Elige un plan de la lista.' } }

export const Disabled: Story = { name: 'Desactivada', args: { disabled: true } }
