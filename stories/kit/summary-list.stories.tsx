import type { Meta, StoryObj } from '@storybook/react-vite'
import { cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'

const amount = (whole: number): string => money(cents(whole)).text

const plan = { id: 'plan', label: 'Internet Gig', amount: amount(10_000), detail: 'al mes' }
const off = { id: 'off', label: 'Descuento del primer año', amount: amount(-3_000), tone: 'saved' } as const
const pods = { id: 'pods', label: 'Repetidor × 2', amount: amount(1_000), detail: 'al mes' }

const meta = {
  title: 'Kit/Resumen',
  tags: ['autodocs', 'visual'],
  component: SummaryList,
  args: { rows: [plan, off, pods], total: { label: 'Cada mes', amount: amount(8_000) } },
} satisfies Meta<typeof SummaryList>

export default meta

type Story = StoryObj<typeof meta>

export const WithTotal: Story = { name: 'Con total', tags: ['every-width'] }

export const NoTotal: Story = { name: 'Sin total', args: { total: undefined } }

export const OneRow: Story = { name: 'Una línea', args: { rows: [plan] } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    rows: [
      {
        id: 'install',
        label: 'Instalación con un técnico, prueba de la señal en cada cuarto y retiro del equipo anterior',
        amount: amount(6_500),
        detail: 'Una sola vez. Se devuelve completa si cancelas antes de la visita.',
      },
      { ...off, amount: amount(-99_999_999) },
    ],
    total: { label: 'Hoy pagas', amount: amount(99_999_999), detail: 'El primer mes por adelantado.' },
  },
}
