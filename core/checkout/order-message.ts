import type { ServiceAddress } from '../localization/localization.ts'
import type { VisitInstants } from '../schedule/visit-instants.ts'
import type { Cents } from '../shared/money.ts'
import type { OrderCode } from './order-code.ts'
import type { OrderNumber, OrderReceipt } from './order.ts'

/** Where the service is to be, as it is read. */
export type OrderPlace = Pick<ServiceAddress, 'street' | 'unit' | 'city' | 'state' | 'zip'>

/** Where a code goes: to an e-mail address, or to a telephone of ten digits. */
export type CodeAddress =
  | { readonly channel: 'email'; readonly email: string }
  | { readonly channel: 'sms'; readonly phone: string }

/**
 * What a buyer is told outside the store, as data: it is put into words when it is sent (MSG-01). Names are null where they are no
 * longer known.
 */
export type OrderMessage =
  | {
      readonly kind: 'orderConfirmed'
      readonly email: string
      readonly firstName: string | null
      readonly receipt: OrderReceipt
      readonly place: OrderPlace | null
      readonly visitAt: VisitInstants | null
    }
  | {
      readonly kind: 'orderDeclined'
      readonly email: string
      readonly firstName: string | null
      /** What would have been taken, in cents. */
      readonly dueToday: Cents
    }
  | {
      readonly kind: 'statusCode'
      readonly to: CodeAddress
      readonly orderNumber: OrderNumber
      readonly code: OrderCode
    }

export type OrderMessageKind = OrderMessage['kind']
