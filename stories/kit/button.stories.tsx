import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'

const meta = {
  title: 'Kit/Botón',
  tags: ['autodocs', 'visual'],
  component: Button,
  args: { children: 'Ver planes en mi dirección' },
  argTypes: {
    children: { control: 'text' },
    disabled: { control: 'boolean' },
    type: { control: 'radio', options: ['button', 'submit', 'reset'] },
  },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { name: 'Principal', tags: ['every-width'] }

export const Secondary: Story = {
  name: 'Secundario',
  args: { variant: 'secondary', children: 'Intentar otra vez' },
}

export const Quiet: Story = { name: 'Discreto', args: { variant: 'quiet', children: 'Cambiar de dirección' } }

export const Busy: Story = {
  name: 'Ocupado',
  args: { busy: true, busyLabel: 'Pagando...', children: 'Pagar y elegir la visita' },
}

export const Disabled: Story = { name: 'Desactivado', args: { disabled: true } }

export const DisabledQuiet: Story = {
  name: 'Discreto desactivado',
  args: { disabled: true, variant: 'quiet', children: 'Cambiar de dirección' },
}

export const Wide: Story = { name: 'A todo el ancho', args: { wide: true } }

export const WithIcon: Story = {
  name: 'Con icono',
  args: {
    children: (
      <>
        Elegir este plan
        <Icon name="arrow" />
      </>
    ),
  },
}

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    children: 'Acepto las condiciones del servicio y los avisos por correo electrónico, y sigo con el pago',
  },
}

export const Link: Story = {
  name: 'Enlace con forma de botón',
  render: () => (
    <ButtonLink href="tel:+18005550142" variant="secondary">
      <Icon name="phone" />
      Llama al 1-800-555-0142
    </ButtonLink>
  ),
}
