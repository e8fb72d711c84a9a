import type { Acceptance } from '#core/checkout/acceptance.ts'
import type { AcceptedAgreement } from '#core/checkout/agreement.ts'
import type { BillingPreferences } from '#core/checkout/customer-change.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { ReferralDetails } from '#core/referral/referral-details.ts'
import type { CheckoutFacts, Checkpoint, OrderDetails } from '#adapters/provider/store/store.checkout.ts'
import { nullable, optional } from '#adapters/shape/composite.shape.ts'
import { object } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { boolean, string } from '#adapters/shape/shape.ts'
import { mobileItems } from './cart.stored.ts'
import { instant, many, named, oneOf, plainDate } from './value.stored.ts'

export const acceptedAgreements = many(object<AcceptedAgreement>({ id: string, version: string }))

const billing = object<BillingPreferences>({ paperlessBilling: boolean, monthlyBillingNotification: boolean })

const acceptance = object<Acceptance>({
  agreements: acceptedAgreements,
  acceptedAt: instant,
  transactionId: nullable(string),
})

const phones = many(
  object<PhoneDetails>({
    phoneProductId: named(),
    lineId: string,
    telephoneNumber: nullable(named()),
    portingFlag: boolean,
    transferPinUntil: optional(plainDate),
  }),
)

const referral = object<ReferralDetails>({
  referralCode: nullable(string),
  customerReferralId: nullable(string),
})

const orderPart = oneOf({
  plan: true,
  customer: true,
  risk: true,
  installOption: true,
  agreements: true,
  payment: true,
  visit: true,
} as const)

export const checkoutFactsDocument: Shape<CheckoutFacts> = object<CheckoutFacts>({
  billing,
  acceptance: nullable(acceptance),
  portable: phones,
  phones,
  referral: nullable(referral),
  checkpoint: nullable(object<Checkpoint>({ at: instant, missing: many(orderPart) })),
})

export const orderDetailsDocument: Shape<OrderDetails> = object<OrderDetails>({
  orderNumber: named(),
  salesChannel: oneOf({ resiEtail: true, resiCom: true }),
  billing,
  acceptance: nullable(acceptance),
  phones,
  referral: nullable(referral),
  visitKind: nullable(oneOf({ installation: true, siteVisit: true })),
  mobileItems: optional(mobileItems),
})
