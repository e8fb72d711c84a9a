import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { BuyerFacts } from '#core/catalog/condition.ts'
import type { OrderPlace } from '#core/checkout/order-message.ts'
import type {
  AccountHolder,
  SubscribedService,
  PortalAccount,
  ServiceHold,
} from '#core/portal/portal-account.ts'
import { nullable, optional } from '#adapters/shape/composite.shape.ts'
import { object } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { boolean, string } from '#adapters/shape/shape.ts'
import { serviceLines } from './change.stored.ts'
import { paymentSummary } from './payment.stored.ts'
import { basisPoints, cents, count, many, named, oneOf, plainDate } from './value.stored.ts'

export const place: Shape<OrderPlace> = object<OrderPlace>({
  street: string,
  unit: string,
  city: string,
  state: string,
  zip: string,
})

const service: Shape<SubscribedService> = object<SubscribedService>({
  id: named(),
  lines: serviceLines,
  since: plainDate,
  until: nullable(plainDate),
  hold: nullable(oneOf<ServiceHold>({ fixedTerm: true, bulkContract: true })),
  buyer: optional(
    object<BuyerFacts>({
      isNewCustomer: boolean,
      portsIn: boolean,
      campaign: nullable(string),
      orderedOn: nullable(plainDate),
    }),
  ),
  coupons: optional(many(named<CouponCode>())),
  discount: optional(
    object<NonNullable<SubscribedService['discount']>>({ off: cents, months: count, from: plainDate }),
  ),
  pause: optional(object<NonNullable<SubscribedService['pause']>>({ from: plainDate, until: plainDate })),
})

/** A customer account, without its id and its balance, which are columns. */
export type StoredAccount = Omit<PortalAccount, 'accountId' | 'owed'>

export const portalAccount: Shape<StoredAccount> = object<StoredAccount>({
  holder: object<AccountHolder>({
    firstName: string,
    lastName: string,
    email: string,
    phoneNumber: nullable(string),
  }),
  place,
  taxRate: basisPoints,
  utcOffsetMinutes: count,
  services: many(service),
  cycleDay: count,
  isAutoPay: boolean,
  autoPayMethod: optional(paymentSummary),
  autoPaySince: optional(plainDate),
  autoPayUntil: optional(plainDate),
  orderNumbers: many(named()),
})
