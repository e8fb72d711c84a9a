import type { OrderNumber } from '#core/checkout/order.ts'
import type { CalendarEvent } from '#core/ports/message-sender.ts'

/** A visit as calendars name it: the same in the e-mail and in the file of the confirmation, so that a calendar stores it once. */
export type VisitEvent = Pick<CalendarEvent, 'uid' | 'summary' | 'description' | 'location'>

type VisitFacts = {
  readonly brandName: string
  /** The telephone for a change, as it is read. */
  readonly phone: string
  /** The host of the store, without port. */
  readonly host: string
  readonly orderNumber: OrderNumber
  /** Where the service is, on one line; null when it is no longer known. */
  readonly address: string | null
}

/** Describes the visit of an order for a calendar (MSG-02). */
export const visitEvent = ({ brandName, phone, host, orderNumber, address }: VisitFacts): VisitEvent => ({
  uid: `visit-${orderNumber}@${host}`,
  summary: `Visita de ${brandName}: instalación`,
  description: `Pedido ${orderNumber}. Va a estar contigo un técnico; tiene que haber una persona adulta en casa. Si no puedes ese día, llama al ${phone}.`,
  location: address,
})
