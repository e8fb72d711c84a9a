import type { OrderInstall } from '#core/checkout/install-option.ts'
import type { FulfillmentMethod } from '#core/mobile/fulfillment.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { Quote, QuoteLine } from '#core/pricing/quoted.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { Cents } from '#core/shared/money.ts'
import { listText, money, visitText } from '#ui/content/format.ts'
import { currentTag, translated } from '#ui/content/language.ts'
import { deliveryWords } from '#ui/content/es/shared/delivery.ts'
import { monthlyRows, paymentText } from '#ui/content/es/sale/payment.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'

/** Texts of the review before the order. */
export const reviewWords = translated('reviewWords', {
  heading: 'Revisa tu pedido',
  address: 'Dirección',
  services: 'Servicios',
  devices: 'Equipos',
  install: 'Instalación',
  installs: {
    professional: 'La hace un técnico',
    self: 'La haces tú',
    none: 'No hace falta',
  } satisfies Record<OrderInstall, string>,
  visits: { installation: 'Visita del técnico', siteVisit: 'Visita al sitio' } satisfies Record<
    VisitKind,
    string
  >,
  byPhone: 'Te llamamos para acordarla',
  lost: 'Elige otra abajo',
  payment: 'Forma de pago',
  typed: 'Tarjeta que escribes arriba',
  none: 'No hace falta',
  today: 'Hoy pagas',
} as const)

/** What the review shows. */
export type Reviewed = {
  readonly quote: Quote
  readonly today: Cents
  readonly address: string | null
  readonly installKind: OrderInstall | null
  /** How the mobile items are delivered; absent where nothing is sent. */
  readonly delivery?: readonly FulfillmentMethod[] | undefined
  readonly visitKind: VisitKind
  readonly visit: InstallationWindow | null
  readonly isVisitByPhone: boolean
  /** The visit whose hold has ended, if another one has to be chosen. */
  readonly lostVisit?: unknown
  readonly payment: PaymentSummary | 'typed' | null
}

export type ReviewRow = { readonly id: string; readonly label: string; readonly amount: string }

const namesIn = ({ lines }: Quote, ...roles: readonly QuoteLine['role'][]): readonly string[] =>
  lines
    .filter(({ role }) => roles.includes(role))
    .map(({ name, quantity }) => summaryWords.times(name, quantity))

const visitOf = ({ visit, lostVisit = null, isVisitByPhone }: Reviewed): string | null => {
  if (visit !== null) return visitText(visit)
  if (lostVisit !== null) return reviewWords.lost
  return isVisitByPhone ? reviewWords.byPhone : null
}

const methodOf = (payment: Reviewed['payment']): string => {
  if (payment === null) return reviewWords.none
  return payment === 'typed' ? reviewWords.typed : paymentText(payment)
}

/** Lists the rows of the review; a part that the order does not have is left out. */
export const reviewRows = (reviewed: Reviewed): readonly ReviewRow[] => {
  const { quote, today, address, installKind, visitKind, payment, delivery = [] } = reviewed
  const visit = visitOf(reviewed)
  const devices = namesIn(quote, 'device')
  const rows: readonly (ReviewRow | null)[] = [
    address === null ? null : { id: 'address', label: reviewWords.address, amount: address },
    { id: 'services', label: reviewWords.services, amount: listText(namesIn(quote, 'plan', 'addOn')) },
    devices.length === 0 ? null : { id: 'devices', label: reviewWords.devices, amount: listText(devices) },
    installKind === null
      ? null
      : { id: 'install', label: reviewWords.install, amount: reviewWords.installs[installKind] },
    ...delivery.map((method) => ({
      id: method,
      label: deliveryWords.label,
      amount: deliveryWords.methods[method],
    })),
    visit === null ? null : { id: 'visit', label: reviewWords.visits[visitKind], amount: visit },
    { id: 'payment', label: reviewWords.payment, amount: methodOf(payment) },
    { id: 'today', label: reviewWords.today, amount: money(today).text },
    ...monthlyRows(quote),
  ]
  return rows.filter((row) => row !== null)
}

/** Writes the time of day of the hold's end. */
export const clockText = (time: Date): string =>
  new Intl.DateTimeFormat(currentTag(), { hour: 'numeric', minute: '2-digit' }).format(time)

/** Texts of the hold of the visit. */
export const holdWords = translated('holdWords', {
  ending: (end: Date): string => `Te guardamos la visita hasta las ${clockText(end)}`,
  endingBody:
    'Ya no se puede guardar más tiempo. Haz el pedido antes de esa hora; si se libera, eliges otra aquí mismo y no pierdes lo que escribiste.',
  lost: 'La visita ya no está guardada',
  lostBody: (visit: string): string =>
    `Pasó el tiempo del ${visit}. No se cobró nada y lo que escribiste sigue aquí. Elige otra visita para poder pedir.`,
  loading: 'Buscando los horarios más cercanos',
  nearest: 'Los horarios libres más cercanos',
  holding: 'Guardando tu lugar',
  all: 'Ver todos los horarios',
  byPhone: 'Seguir sin horario: te llamamos para acordar la visita',
} as const)
