import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipGroup, type ChipGroupProps } from '#ui/kit/chips/chip-group.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'

const Chosen = (args: ChipGroupProps<string>) => {
  const [value, setValue] = useState(args.value)
  return <ChipGroup {...args} value={value} onChange={setValue} />
}

const meta = {
  title: 'Kit/Respuestas cortas',
  tags: ['autodocs', 'visual'],
  component: ChipGroup,
  render: (args) => <Chosen {...args} />,
  args: {
    legend: 'Tipo de teléfono',
    name: 'phone-type',
    chips: [
      { value: 'mobile', label: 'Celular' },
      { value: 'home', label: 'Casa' },
      { value: 'work', label: 'Trabajo' },
    ],
    value: 'mobile',
    onChange: () => undefined,
  },
} satisfies Meta<typeof ChipGroup>

export default meta

type Story = StoryObj<typeof meta>

export const One: Story = { name: 'Con una elegida', tags: ['every-width'] }

export const None: Story = { name: 'Sin elegir', args: { value: '' } }

export const WithHint: Story = {
  name: 'Con ayuda',
  args: { hint: 'Al celular te avisamos por mensaje antes de la visita.' },
}

export const Wrong: Story = {
  name: 'Con error',
  args: { value: '', hint: 'Para llamarte sobre la instalación.', error: 'Elige un tipo de teléfono.' },
}

export const Wide: Story = {
  name: 'A lo ancho',
  args: {
    legend: 'Forma de pago',
    name: 'way',
    wide: true,
    value: 'card',
    chips: [
      {
        value: 'card',
        label: (
          <>
            <Icon name="card" />
            Tarjeta
          </>
        ),
      },
      {
        value: 'bank',
        label: (
          <>
            <Icon name="bank" />
            Cuenta bancaria
          </>
        ),
      },
    ],
  },
}

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    legend:
      '¿Cómo prefieres que te avisemos el día antes de la instalación y cuando el técnico ya va en camino?',
    name: 'notice',
    value: 'call',
    chips: [
      { value: 'message', label: 'Con un mensaje de texto al celular que está en el pedido' },
      { value: 'call', label: 'Con una llamada, porque en casa no siempre hay señal para mensajes' },
      { value: 'none', label: 'No hace falta' },
    ],
  },
}
