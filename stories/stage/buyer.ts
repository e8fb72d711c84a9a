import { brand } from '#adapters/brand/brand.ts'
import { parseAccount, parseRouting } from '#core/bank/bank.ts'
import { parseCardNumber, parseCvv, parseExpiry } from '#core/card/card.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import { parsePlainDate } from '#core/shared/plain-date.ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { Address } from '#core/address/address.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { Purchase } from '#ui/headless/purchase.ts'
import { customer, settled } from '#ui/headless/sample-buyer.ts'

export { customer, newcomer, settled } from '#ui/headless/sample-buyer.ts'

type Parsed<A> = { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: A }

const sure = <A>(parsed: Parsed<A>): A => {
  if (parsed._tag === 'Left') throw new Error('the data of the buyer is invalid')
  return parsed.right
}

const today = sure(parsePlainDate('2026-11-18'))

/** Returns the internet offer of the brand with the greatest value. */
const greatest = (role: Offer['role'], valueOf: (offer: Offer) => number): OfferId => {
  const offers = brand.catalog.offers.filter(
    (offer) => offer.lineOfBusiness === 'Internet' && offer.role === role,
  )
  const [first] = offers.toSorted((one, other) => valueOf(other) - valueOf(one))
  if (first === undefined) throw new Error(`the brand sells no ${role} of internet`)
  return first.id
}

/** The fastest plan, and the addition of which a home may have the most. */
export const GIG = greatest('plan', ({ speed }) => speed?.downMbps ?? 0)
export const POD = greatest('addOn', ({ limit }) => limit)

const name = `${customer.firstName} ${customer.lastName}`

export const byCard = {
  kind: 'card',
  card: {
    number: sure(parseCardNumber('4111111111111111')),
    cvv: sure(parseCvv('123', '4111111111111111')),
    expirationDate: sure(parseExpiry('04/31', today)),
  },
  nameOnCard: name,
  zipCode: '33130',
} as const satisfies PaymentSubmission

export const byBank = {
  kind: 'bank',
  account: {
    kind: 'checking',
    routing: sure(parseRouting('110000000')),
    number: sure(parseAccount('000123456789')),
  },
  nameOnAccount: name,
} as const satisfies PaymentSubmission

const samples = smallNetwork().samples()

/** Returns an address of the small network with this outcome, in channel dotcom. */
export const addressWithOutcome = (outcome: OutcomeKind): Address => {
  const sample = samples.find((known) => known.outcome === outcome)
  return sure(parseAddressForm(sample?.address ?? { street: '', unit: '', zip: '' }))
}

/** The fastest plan with two additions, installed by a technician and paid by card, without a deposit. */
export const usualPurchase: Purchase = {
  address: addressWithOutcome('serviceable'),
  plan: GIG,
  items: [{ offerId: POD, quantity: 2 }],
  install: 'professional',
  customer,
  risk: settled,
  payment: byCard,
}

/** The same buyer as form input. */
export const typed: CustomerForm = { ...customer, addressOneYear: 'yes', identificationType: 'NONE' }
