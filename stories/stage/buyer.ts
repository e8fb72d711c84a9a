import { brand } from '#adapters/brand/brand.ts'
import { parseAccount, parseRouting } from '#core/bank/bank.ts'
import { parseCardNumber, parseCvv, parseExpiry } from '#core/card/card.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import { parsePlainDate } from '#core/shared/plain-date.ts'
import { customer } from '#ui/headless/sample-buyer.ts'

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

export const byCard: PaymentSubmission = {
  kind: 'card',
  card: {
    number: sure(parseCardNumber('4111111111111111')),
    cvv: sure(parseCvv('123', '4111111111111111')),
    expirationDate: sure(parseExpiry('04/31', today)),
  },
  nameOnCard: 'María Ñúñez',
  zipCode: '33130',
}

export const byBank: PaymentSubmission = {
  kind: 'bank',
  account: {
    kind: 'checking',
    routing: sure(parseRouting('110000000')),
    number: sure(parseAccount('000123456789')),
  },
  nameOnAccount: 'María Ñúñez',
}

/** The same buyer as form input. */
export const typed: CustomerForm = { ...customer, addressOneYear: 'yes', identificationType: 'NONE' }
