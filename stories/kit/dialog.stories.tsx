import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog, type DialogProps } from '#ui/kit/dialog/dialog.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'

const Opened = (args: DialogProps) => {
  const [isOpen, setOpen] = useState(args.open)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Ver detalle
      </Button>
      <Dialog {...args} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  title: 'Kit/Diálogo',
  tags: ['autodocs', 'visual'],
  // A modal dialog would cover its documentation page.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  component: Dialog,
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onClose: () => undefined,
    title: '¿Dejar este horario?',
    closeLabel: 'Cerrar',
    children: <p>Guardamos tu lugar 10 minutos. Si lo dejas, otra familia puede tomarlo.</p>,
  },
} satisfies Meta<typeof Dialog>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { name: 'Abierto', tags: ['every-width'] }

export const WithActions: Story = {
  name: 'Con acciones',
  args: {
    footer: (
      <>
        <Button>Quedarme con este horario</Button>
        <Button variant="quiet">Elegir otro</Button>
      </>
    ),
  },
}

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    title: 'Condiciones del servicio de internet residencial y del equipo que te prestamos',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Puedes cancelar en cualquier momento desde tu cuenta o por teléfono. No hay permanencia mínima ni
        cargo por cancelar. Si cancelas, devuelves el equipo prestado en un plazo de 30 días.
      </p>
    )),
    footer: <Button>Entendido</Button>,
  },
  play: async () => {
    const { bottom } = screen.getByRole('button', { name: 'Entendido' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

const Answered = (args: DialogProps) => {
  const [isAnswered, answer] = useState(false)
  return (
    <Dialog {...args}>
      <Button onClick={() => answer(true)}>Revisar</Button>
      {args.children}
      {isAnswered ? <Notice tone="info" title="Sí se puede traer" live /> : null}
    </Dialog>
  )
}

export const WithAnswer: Story = {
  name: 'La respuesta queda a la vista',
  tags: ['!visual'],
  args: { ...LongText.args },
  render: (args) => <Answered {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Revisar' }))
    const answer = await screen.findByRole('status')
    await expect(answer).toHaveFocus()
    const { top, bottom } = answer.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(
      screen.getByRole('button', { name: 'Entendido' }).getBoundingClientRect().top,
    )
  },
}

export const Urgent: Story = {
  name: 'Urgente',
  args: {
    urgent: true,
    closeLabel: undefined,
    title: '¿Sigues con tu pedido?',
    children: <p>La sesión se cierra en dos minutos. Lo que escribiste sigue debajo.</p>,
    footer: <Button>Seguir aquí</Button>,
  },
}

export const Closed: Story = { name: 'Cerrado', args: { open: false } }
