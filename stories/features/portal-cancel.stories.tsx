import type { Meta } from '@storybook/react-vite'
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
  changeMeta,
  changeStory,
  english,
  ignore,
  look,
  request,
  step,
  everyWidth,
  type ChangeScreenArgs,
} from './change-screen.tsx'

/** The steps of a cancellation, and what was requested. */
const meta: Meta<ChangeScreenArgs> = { ...changeMeta, title: 'Pantallas/Confirmar un cambio' }

export default meta

const owed = cents(4_520)
const instalments = cents(3_000)

const date = { ...step, timing: 'endOfCycle', onTiming: ignore, onNext: ignore } as const

export const EndOfMonth = {
  ...changeStory('Fin de mes', () => <BillingCycleView {...date} preview={cancelPreview('endOfCycle')} />),
  tags: ['visual'],
}
export const EndToday = changeStory(
  'Hoy, con reembolso',
  () => <BillingCycleView {...date} timing="today" preview={cancelPreview('today')} />,
  everyWidth,
)
export const EndOwed = changeStory('Fin de mes, con deuda', () => (
  <BillingCycleView {...date} preview={cancelPreview('endOfCycle', owed, instalments)} />
))
export const EndChanging = changeStory('Fecha: calculando', () => (
  <BillingCycleView {...date} timing="today" preview={cancelPreview('endOfCycle')} isBusy />
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

export const Points = {
  ...changeStory('Lo que confirmas', () => <DisclosuresView {...points} />),
  tags: ['visual'],
}
export const PointsMissing = changeStory(
  'Lo que confirmas: falta marcar',
  () => <DisclosuresView {...points} read={['serviceEnds', 'finalBill']} />,
  {
    ...everyWidth,
    play: async () => {
      await userEvent.click(await screen.findByRole('button', { name: disclosuresWords.continue }))
      await expect(screen.getByRole('group', { name: disclosuresWords.missingTitle })).toHaveFocus()
      await look()
    },
  },
)
export const PointsAlone = changeStory('Lo que confirmas: sin equipos', () => (
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

export const Review = {
  ...changeStory('Revisión con reembolso', () => <ServiceConfirmationView {...review} />),
  tags: ['visual'],
}
export const ReviewOwed = changeStory('Revisión con saldo por pagar', () => (
  <ServiceConfirmationView
    {...review}
    services={[internet, television, homePhone]}
    preview={{ ...cancelPreview('endOfCycle', owed, instalments), after: null }}
    reason={null}
  />
))

const cancelled = { ...request, change: changeOf(cancelPreview('endOfCycle')), requestedOn: today }

export const Pending = {
  ...changeStory('Cancelación pedida', () => <ServicePendingView {...cancelled} />),
  tags: ['visual'],
}
export const PendingToday = changeStory('Cancelación de hoy', () => (
  <ServicePendingView {...cancelled} change={changeOf(cancelPreview('today'))} isBusy />
))
export const Withdrawn = changeStory(
  'Cancelación deshecha',
  () => <ServicePendingView {...cancelled} change={changeOf(cancelPreview('endOfCycle'), 'withdrawn')} />,
  everyWidth,
)
export const Confirmed = changeStory('Cancelación hecha', () => (
  <ServicePendingView {...cancelled} change={changeOf(cancelPreview('endOfCycle'), 'confirmed')} />
))

const accepted = { ...request, change: changeOf(optionPreview(discount)), requestedOn: today }

export const Accepted = {
  ...changeStory('Cambio pedido', () => <AcceptPendingView {...accepted} />),
  tags: ['visual'],
}

export const EndEnglish = changeStory(
  'Hoy, en inglés',
  () => <BillingCycleView {...date} timing="today" preview={cancelPreview('today')} />,
  english,
)
export const PendingEnglish = changeStory(
  'Cancelación pedida, en inglés',
  () => <ServicePendingView {...cancelled} />,
  english,
)
