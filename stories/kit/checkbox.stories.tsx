import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'

const meta = {
  title: 'Kit/Casilla',
  tags: ['autodocs', 'visual'],
  component: Checkbox,
  args: { label: 'Acepto las condiciones del servicio', name: 'service-terms' },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Sin marcar', tags: ['every-width'] }

export const Checked: Story = { name: 'Marcada', args: { defaultChecked: true } }

export const WithHint: Story = {
  name: 'Con ayuda',
  args: { hint: 'Sin contrato de permanencia. Cancelas cuando quieras.' },
}

export const Wrong: Story = { name: 'Con error', args: { error: 'Marca la casilla para seguir.' } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    label:
      'Autorizo que el recibo, la factura de cada mes y los avisos de la visita me lleguen por correo electrónico y no en papel',
    hint: 'Necesitas un correo electrónico activo y un programa que abra páginas web y archivos PDF. Puedes pedir la factura en papel cuando quieras.',
    error: 'Marca la casilla para seguir, o llama a ventas si prefieres recibir todo en papel.',
  },
}

export const Disabled: Story = { name: 'Desactivada', args: { defaultChecked: true, disabled: true } }
