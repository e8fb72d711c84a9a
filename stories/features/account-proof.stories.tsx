import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { brand } from '#adapters/brand/brand.ts'
import { cents } from '#core/shared/money.ts'
import { outcomeWords } from '#ui/content/es/sale/outcome.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { AccountKnown, AccountProof } from '#ui/features/shared/account-proof.view.tsx'

const nothing = (): void => undefined

const pods = { name: 'WiFi pod', room: { reason: 'unproven', limit: 5 } } as const

const proof = {
  state: 'offering',
  maskedEmail: null,
  failure: null,
  code: '',
  error: undefined,
  refusals: 0,
  equipment: [pods],
  brand,
  onRequest: nothing,
  onCode: nothing,
  onSubmit: nothing,
  onShop: nothing,
} as const

const code = { ...proof, state: 'enteringCode', maskedEmail: 'c•••@•••', code: '123456' } as const
const wrong = { _tag: 'Refused', code: 'NOT_FOUND', requestId: 'r1' } as const
const held = (count: number) =>
  ({ name: 'WiFi pod', room: { reason: 'held', held: count, limit: 5 } }) as const
const known = { isNew: false, onShop: nothing } as const

const { title } = outcomeWords.existingCustomer({
  brandName: brand.name,
  outcome: { kind: 'existingCustomer', via: 'coverage', hasOffers: true },
})

const meta: Meta<{ readonly part: ReactNode }> = {
  title: 'Pantallas/Confirmar la cuenta',
  parameters: { layout: 'fullscreen' },
  render: ({ part }) => (
    <AppFrame brand={brand}>
      <h1>{title}</h1>
      {part}
    </AppFrame>
  ),
  args: { part: <AccountProof {...proof} /> },
}

export default meta

type Story = StoryObj<{ readonly part: ReactNode }>

export const Offering: Story = { name: 'Sin código' }
export const Sending: Story = {
  name: 'Enviando',
  args: { part: <AccountProof {...proof} state="sendingCode" /> },
}
export const NotSent: Story = {
  name: 'Sin conexión',
  args: { part: <AccountProof {...proof} failure={{ _tag: 'Unreachable' }} /> },
}
export const Code: Story = {
  name: 'Código',
  tags: ['visual'],
  args: { part: <AccountProof {...code} code="" /> },
}
export const Malformed: Story = {
  name: 'Código incompleto',
  args: { part: <AccountProof {...code} code="12" error="El código tiene 6 cifras." refusals={1} /> },
}
export const WrongCode: Story = {
  name: 'Código equivocado',
  tags: ['visual'],
  args: { part: <AccountProof {...code} failure={wrong} /> },
}
export const Proving: Story = {
  name: 'Revisando el código',
  args: { part: <AccountProof {...code} state="proving" /> },
}
export const TooMany: Story = {
  name: 'Demasiados intentos',
  args: { part: <AccountProof {...code} failure={{ _tag: 'Refused', code: 'TOO_MANY', requestId: 'r1' }} /> },
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
