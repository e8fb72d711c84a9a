import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Slot } from '#ui/kit/slot.ts'
import { brand } from '#adapters/brand/brand.ts'
import { cents } from '#core/shared/money.ts'
import { outcomeWords } from '#ui/features/sale/outcome/es.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { AccountKnown, AccountProof } from '#ui/features/sale/shared/account-proof.view.tsx'

const nothing = (): void => undefined

const pods = { name: 'WiFi pod', room: { reason: 'unproven', limit: 5 } } as const

const malformed = {
  state: 'enteringCode',
  maskedEmail: 'c•••@•••',
  failure: null,
  code: '12',
  error: 'El código tiene 6 cifras.',
  refusals: 1,
  equipment: [pods],
  brand,
  onRequest: nothing,
  onCode: nothing,
  onSubmit: nothing,
  onShop: nothing,
} as const

const held = (count: number) =>
  ({ name: 'WiFi pod', room: { reason: 'held', held: count, limit: 5 } }) as const
const known = { isNew: false, onShop: nothing } as const

const { title } = outcomeWords.existingCustomer({
  brandName: brand.name,
  outcome: { kind: 'existingCustomer', via: 'coverage', hasOffers: true },
})

const meta: Meta<{ readonly part: Slot }> = {
  title: 'Pantallas/Confirmar la cuenta',
  parameters: { layout: 'fullscreen' },
  render: ({ part }) => (
    <AppFrame brand={brand}>
      <h1>{title}</h1>
      {part}
    </AppFrame>
  ),
}

export default meta

type Story = StoryObj<{ readonly part: Slot }>

export const Malformed: Story = {
  name: 'Código incompleto',
  args: { part: <AccountProof {...malformed} /> },
}
export const Owing: Story = {
  name: 'Confirmada, con saldo vencido',
  tags: ['visual'],
  args: { part: <AccountKnown {...known} equipment={[held(3)]} pastDue={cents(4_520)} /> },
}
export const UpToDate: Story = {
  name: 'Confirmada, al día y con el máximo de equipos',
  args: { part: <AccountKnown {...known} equipment={[held(5)]} pastDue={cents(0)} /> },
}
