import type { Meta, StoryObj } from '@storybook/react-vite'
import { cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Split } from '#ui/kit/page/split.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'

const gig = money(cents(7_000)).text

const meta = {
  title: 'Kit/Dos columnas',
  component: Split,
  args: {
    asideLabel: 'Tu pedido',
    aside: (
      <SummaryList
        rows={[{ id: 'plan', label: 'Internet Gig', amount: gig }]}
        total={{ label: 'Cada mes', amount: gig }}
      />
    ),
    children: (
      <>
        <h2>Tus datos</h2>
        <TextField label="Nombre" name="first-name" />
        <TextField label="Apellido" name="last-name" />
      </>
    ),
  },
} satisfies Meta<typeof Split>

export default meta

export const WorkAndSummary: StoryObj<typeof meta> = { name: 'Trabajo y resumen' }
