import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepTrail, type TrailStep } from '#ui/kit/step-trail/step-trail.tsx'

const labels = ['Dirección', 'Plan', 'WiFi', 'Tus datos', 'Pago', 'Visita']

const trail = (current: number, names: readonly string[] = labels, leadsBack = true): readonly TrailStep[] =>
  names.map((label, index) => {
    const id = `step-${index}`
    if (index < current) return { id, label, state: 'done', href: leadsBack ? '/buy/products' : undefined }
    return { id, label, state: index === current ? 'current' : 'upcoming' }
  })

const meta = {
  title: 'Kit/Pasos',
  tags: ['autodocs', 'visual'],
  component: StepTrail,
  args: {
    label: 'Pasos del pedido',
    doneLabel: '(listo)',
    steps: trail(0),
    onPick: () => undefined,
  },
} satisfies Meta<typeof StepTrail>

export default meta

type Story = StoryObj<typeof meta>

export const First: Story = { name: 'Al empezar', tags: ['every-width'] }

export const Halfway: Story = { name: 'A medio camino', args: { steps: trail(3) } }

export const Last: Story = { name: 'Último paso', args: { steps: trail(5) } }

export const NoWayBack: Story = {
  name: 'Sin regreso',
  args: { steps: trail(5, labels, false) },
}

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    steps: trail(1, [
      'La dirección donde quieres el servicio',
      'El plan de internet para tu familia',
      'Los repetidores de la señal en cada cuarto',
    ]),
  },
}
