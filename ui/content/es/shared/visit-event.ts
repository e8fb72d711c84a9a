import type { OrderNumber } from '#core/checkout/order.ts'
import type { CalendarEvent } from '#core/ports/message-sender.ts'

/** A visit as a calendar event. The e-mail and the file of the confirmation share it, so that a calendar stores it only once. */
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
  summary: `Visita de ${brandName}: ${isSiteVisit ? 'revisión del sitio' : 'instalación'}`,
  description: `Pedido ${orderNumber}. Va a estar contigo un técnico; debe haber un adulto en casa. Si no puedes ese día, llama al ${phone}.`,
  location: address,
})
