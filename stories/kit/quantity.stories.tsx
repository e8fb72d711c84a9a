import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { counted } from '#ui/content/format.ts'
import { Quantity, type QuantityProps } from '#ui/kit/quantity/quantity.tsx'

const Counting = (args: QuantityProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <Quantity
      {...args}
      value={value}
      onValue={setValue}
      spoken={counted(value, 'repetidor', 'repetidores')}
    />
  )
}

const meta = {
  title: 'Kit/Cantidad',
  tags: ['autodocs', 'visual'],
  component: Quantity,
  render: (args) => <Counting {...args} />,
  args: {
    label: '¿Cuántos repetidores quieres?',
    value: 2,
    min: 0,
    max: 5,
    onValue: () => undefined,
    lessLabel: 'Quitar un repetidor',
    moreLabel: 'Agregar un repetidor',
    spoken: '',
  },
} satisfies Meta<typeof Quantity>

export default meta

type Story = StoryObj<typeof meta>

export const Between: Story = { name: 'Entre los límites', tags: ['every-width'] }

export const Least: Story = { name: 'En el mínimo', args: { value: 0 } }

export const Most: Story = { name: 'En el máximo', args: { value: 5 } }

export const Fixed: Story = { name: 'Sin margen', args: { value: 1, min: 1, max: 1 } }

export const WideNumber: Story = { name: 'Número largo', args: { value: 1000, max: 5000 } }
