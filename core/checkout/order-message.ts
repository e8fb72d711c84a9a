import type { ServiceAddress } from '../localization/localization.ts'
import type { VisitInstants } from '../schedule/visit-instants.ts'
import type { Cents } from '../shared/money.ts'
import type { OrderCode } from './order-code.ts'
import type { OrderNumber, OrderReceipt } from './order.ts'

/** The address of the service, as displayed. */
export type OrderPlace = Pick<ServiceAddress, 'street' | 'unit' | 'city' | 'state' | 'zip'>

/** The destination of a code: an e-mail address, or a telephone number of ten digits. */
export type CodeAddress =
  | { readonly channel: 'email'; readonly email: string }
  | { readonly channel: 'sms'; readonly phone: string }

/** Purpose of an identity code: second factor of a login, address proof for a new login, or a new password. */
export type IdentityCodePurpose = 'login' | 'signup' | 'reset'

/** What has changed in a login: its password, or its second factor to an app (`totp`) or to codes by e-mail. */
export type LoginChange = 'password' | 'totp' | 'email'

/** What was wrong too often: passwords, or second factors after the right password. */
export type LoginLock = 'password' | 'factor'

/** A buyer's message outside the store, as data; its text is written on sending (MSG-01). Names: null if not stored. */
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
      /** The amount that would have been charged, in cents. */
      readonly dueToday: Cents
    }
  | {
      readonly kind: 'statusCode'
      readonly to: CodeAddress
      readonly orderNumber: OrderNumber
      readonly code: OrderCode
    }
  | { readonly kind: 'accountCode'; readonly email: string; readonly code: OrderCode }
  | {
      readonly kind: 'identityCode'
      readonly purpose: IdentityCodePurpose
      readonly email: string
      readonly code: OrderCode
    }
  | { readonly kind: 'identityChanged'; readonly change: LoginChange; readonly email: string }
  | {
      readonly kind: 'identityLocked'
      readonly lock: LoginLock
      readonly minutes: number
      readonly email: string
    }

export type OrderMessageKind = OrderMessage['kind']
