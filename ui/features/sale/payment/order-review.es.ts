import type { OrderInstall } from '#core/checkout/install-option.ts'
import type { FulfillmentMethod } from '#core/mobile/fulfillment.ts'
import type { Quote, QuoteLine } from '#core/pricing/quoted.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { listText, visitText } from '#ui/content/format.ts'
import { currentTag, translated } from '#ui/content/language.ts'
import { deliveryWords } from '#ui/content/es/shared/delivery.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'

/** Texts of the review before the order. */
export const reviewWords = translated('reviewWords', {
  address: 'Dirección',
  services: 'Servicios',
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
  details: 'Tus datos',
  agreements: 'Acuerdos',
  accepted: (count: number): string => (count === 1 ? '1 aceptado' : `${count} aceptados`),
  change: 'Cambiar',
} as const)

/** What the review shows. */
export type Reviewed = {
  readonly quote: Quote
  /** The buyer with the address of the receipt; null if they are not known. */
  readonly buyer: string | null
  /** How many agreements the buyer accepted; none where the provider does not report it. */
  readonly accepted: number
  readonly address: string | null
  readonly installKind: OrderInstall | null
  /** How the mobile items are delivered; absent where nothing is sent. */
  readonly delivery?: readonly FulfillmentMethod[] | undefined
  readonly visitKind: VisitKind
  readonly visit: InstallationWindow | null
  readonly isVisitByPhone: boolean
  /** The visit whose hold has ended, if another one has to be chosen. */
  readonly lostVisit?: unknown
}

/** A step whose entries a row shows. */
export type ReviewedStep = 'address' | 'configure' | 'checkout' | 'schedule'

export type ReviewRow = {
  readonly id: string
  readonly label: string
  readonly text: string
  /** The step that changes it. */
  readonly step: ReviewedStep
}

const namesIn = ({ lines }: Quote): readonly string[] =>
  (['plan', 'addOn', 'device'] satisfies readonly QuoteLine['role'][]).flatMap((role) =>
    lines
      .filter((line) => line.role === role)
      .map(({ name, quantity }) => summaryWords.times(name, quantity)),
  )

/** The visit, or how the service is installed without one. */
const installRow = (reviewed: Reviewed): ReviewRow | null => {
  const { visit, lostVisit = null, isVisitByPhone, visitKind, installKind } = reviewed
  const id = 'visit'
  if (visit !== null || lostVisit !== null) {
    const text = visit === null ? reviewWords.lost : visitText(visit)
    return { id, label: reviewWords.visits[visitKind], text, step: 'schedule' }
  }
  if (installKind === null) return null
  const text = isVisitByPhone ? reviewWords.byPhone : reviewWords.installs[installKind]
  return { id, label: reviewWords.install, text, step: 'checkout' }
}

/** Lists the rows of the review; a part that the order does not have is left out. */
export const reviewRows = (reviewed: Reviewed): readonly ReviewRow[] => {
  const { quote, address, buyer, accepted, delivery = [] } = reviewed
  const { services, address: place, details, agreements } = reviewWords
  const rows: readonly (ReviewRow | null)[] = [
    { id: 'services', label: services, text: listText(namesIn(quote)), step: 'configure' },
    address === null ? null : { id: 'address', label: place, text: address, step: 'address' },
    installRow(reviewed),
    ...delivery.map((method) => ({
      id: method,
      label: deliveryWords.label,
      text: deliveryWords.methods[method],
      step: 'configure' as const,
    })),
    buyer === null ? null : { id: 'details', label: details, text: buyer, step: 'checkout' },
    accepted === 0
      ? null
      : { id: 'agreements', label: agreements, text: reviewWords.accepted(accepted), step: 'checkout' },
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
