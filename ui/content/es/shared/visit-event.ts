import type { OrderNumber } from '#core/checkout/order.ts'
import type { CalendarEvent } from '#core/ports/message-sender.ts'
import { translated } from '#ui/content/language.ts'

/** A visit as a calendar event. The e-mail and the confirmation's file share it, so a calendar stores one. */
export type VisitEvent = Pick<CalendarEvent, 'uid' | 'summary' | 'description' | 'location'>

type VisitFacts = {
  readonly brandName: string
  /** The phone number for changes, formatted for reading. */
  readonly phone: string
  /** The host of the store, without port. */
  readonly host: string
  readonly orderNumber: OrderNumber
  readonly isSiteVisit?: boolean | undefined
  /** The service address on one line; null if it is no longer known. */
  readonly address: string | null
}

export const visitEventWords = translated('visitEventWords', {
  installation: (brandName: string): string => `Visita de ${brandName}: instalación`,
  siteVisit: (brandName: string): string => `Visita de ${brandName}: revisión del sitio`,
  description: (orderNumber: string, phone: string): string =>
    `Pedido ${orderNumber}. Va a estar contigo un técnico; debe haber un adulto en casa. Si no puedes ese día, llama al ${phone}.`,
} as const)

/** Describes the visit of an order for a calendar (MSG-02). */
export const visitEvent = ({
  brandName,
  phone,
  host,
  orderNumber,
  isSiteVisit = false,
  address,
}: VisitFacts): VisitEvent => ({
  uid: `visit-${orderNumber}@${host}`,
  summary: isSiteVisit ? visitEventWords.siteVisit(brandName) : visitEventWords.installation(brandName),
  description: visitEventWords.description(orderNumber, phone),
  location: address,
})
