import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { cents } from '#core/shared/money.ts'
import { disclosuresWords } from '#ui/content/es/portal/disclosures.ts'
import { AcceptPendingView } from '#ui/features/portal/accept-pending/accept-pending.view.tsx'
import { BillingCycleView } from '#ui/features/portal/billing-cycle/billing-cycle.view.tsx'
import { DisclosuresView } from '#ui/features/portal/disclosures/disclosures.view.tsx'
import { ServiceConfirmationView } from '#ui/features/portal/service-confirmation/service-confirmation.view.tsx'
import { ServicePendingView } from '#ui/features/portal/service-pending/service-pending.view.tsx'
import {
  cancelPreview,
  changeOf,
  discount,
  homePhone,
  internet,
  optionPreview,
  television,
  today,
} from '../stage/service-change.ts'
import {
  afterMove,
  ignore,
  inPage,
  look,
  request,
  step,
  troubles,
  type ChangeScreenArgs,
} from './change-screen.tsx'

/** The steps of a cancellation, and what was requested. */
const meta: Meta<ChangeScreenArgs> = {
  title: 'Pantallas/Confirmar un cambio',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: inPage,
  play: look,
}

export default meta

type Story = StoryObj<ChangeScreenArgs>

const story = (name: string, shown: () => ReactNode, more: Partial<Story> = {}): Story => ({
  name,
  args: { shown },
  ...more,
})

const visual = { tags: ['visual'] }
const english = { tags: ['visual'], globals: { language: 'en' } }
const owed = cents(4_520)
const instalments = cents(3_000)

const date = { ...step, timing: 'endOfCycle', onTiming: ignore, onNext: ignore } as const

export const EndOfMonth = story(
  'Fin de mes',
  () => <BillingCycleView {...date} preview={cancelPreview('endOfCycle')} />,
  visual,
)
export const EndToday = story(
  'Hoy, con reembolso',
  () => <BillingCycleView {...date} timing="today" preview={cancelPreview('today')} />,
  visual,
)
export const EndOwed = story('Fin de mes, con deuda', () => (
  <BillingCycleView {...date} preview={cancelPreview('endOfCycle', owed, instalments)} />
))
export const EndChanging = story('Fecha: calculando', () => (
  <BillingCycleView {...date} timing="today" preview={cancelPreview('endOfCycle')} isBusy />
))
export const EndFailed = story('Fecha: con falla', () => (
  <BillingCycleView {...date} preview={null} trouble={troubles.offline} />
))

const points = {
  ...step,
  preview: cancelPreview('today', owed, instalments),
  read: [],
  returnMethod: 'mail',
  onToggle: ignore,
  onReturn: ignore,
  onNext: ignore,
} as const

export const Points = story('Lo que confirmas', () => <DisclosuresView {...points} />, visual)
export const PointsMissing = story(
  'Lo que confirmas: falta marcar',
  () => <DisclosuresView {...points} read={['serviceEnds', 'finalBill']} />,
  {
    ...visual,
    play: async () => {
      await userEvent.click(await screen.findByRole('button', { name: disclosuresWords.continue }))
      await expect(screen.getByRole('group', { name: disclosuresWords.missingTitle })).toHaveFocus()
      await look()
    },
  },
)
export const PointsAlone = story('Lo que confirmas: sin equipos', () => (
  <DisclosuresView
    {...points}
    preview={{ ...cancelPreview('endOfCycle'), equipment: [], disclosures: ['serviceEnds', 'finalBill'] }}
  />
))

const review = {
  ...step,
  preview: cancelPreview('today'),
  reason: 'price',
  returnMethod: 'mail',
  onConfirm: ignore,
  onDate: ignore,
} as const

export const Review = story('Revisión con reembolso', () => <ServiceConfirmationView {...review} />, visual)
export const ReviewOwed = story('Revisión con saldo por pagar', () => (
  <ServiceConfirmationView
    {...review}
    services={[internet, television, homePhone]}
    preview={{ ...cancelPreview('endOfCycle', owed, instalments), after: null }}
    reason={null}
  />
))
export const ReviewMoved = story('Revisión: cambiaron las cifras', () =>
  afterMove(<ServiceConfirmationView {...review} />),
)
export const ReviewInDoubt = story('Revisión: en duda', () => (
  <ServiceConfirmationView {...review} trouble={troubles.inDoubt} isBusy />
))
export const ReviewUnanswered = story('Revisión: sin respuesta', () => (
  <ServiceConfirmationView {...review} trouble={troubles.unanswered} />
))
export const ReviewBusy = story('Revisión: confirmando', () => <ServiceConfirmationView {...review} isBusy />)

const cancelled = { ...request, change: changeOf(cancelPreview('endOfCycle')), requestedOn: today }

export const Pending = story('Cancelación pedida', () => <ServicePendingView {...cancelled} />, visual)
export const PendingToday = story('Cancelación de hoy', () => (
  <ServicePendingView {...cancelled} change={changeOf(cancelPreview('today'))} isBusy />
))
export const Withdrawn = story(
  'Cancelación deshecha',
  () => <ServicePendingView {...cancelled} change={changeOf(cancelPreview('endOfCycle'), 'withdrawn')} />,
  visual,
)
export const Confirmed = story('Cancelación hecha', () => (
  <ServicePendingView {...cancelled} change={changeOf(cancelPreview('endOfCycle'), 'confirmed')} />
))
export const UndoFailed = story('Deshacer: con falla', () => (
  <ServicePendingView {...cancelled} trouble={troubles.blocked} />
))

const accepted = { ...request, change: changeOf(optionPreview(discount)), requestedOn: today }

export const Accepted = story('Cambio pedido', () => <AcceptPendingView {...accepted} />, visual)

export const EndEnglish = story(
  'Hoy, en inglés',
  () => <BillingCycleView {...date} timing="today" preview={cancelPreview('today')} />,
  english,
)
export const PendingEnglish = story(
  'Cancelación pedida, en inglés',
  () => <ServicePendingView {...cancelled} />,
  english,
)
