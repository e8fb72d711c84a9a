import { brand } from '#adapters/brand/brand.ts'
import { parseAccount, parseRouting } from '#core/bank/bank.ts'
import { parseCardNumber, parseCvv, parseExpiry } from '#core/card/card.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/checkout.events.ts'
import { parsePlainDate } from '#core/shared/plain-date.ts'
import { customer } from '#ui/headless/sample-buyer.ts'

export { customer, newcomer, settled } from '#ui/headless/sample-buyer.ts'

type Parsed<A> = { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: A }

const sure = <A>(parsed: Parsed<A>): A => {
  if (parsed._tag === 'Left') throw new Error('the data of the buyer is invalid')
  return parsed.right
}

const today = sure(parsePlainDate('2026-11-18'))

const { offers } = brand.catalog
const [fastest] = offersOfRole(offersOfLine(offers, 'Internet'), 'plan').toSorted(
  (one, other) => (other.speed?.downMbps ?? 0) - (one.speed?.downMbps ?? 0),
)
const several = offersOfRole(offersOfLine(offers, 'Internet'), 'addOn').find(({ limit }) => limit > 1)
if (fastest === undefined || several === undefined) throw new Error(`no internet with add-ons: ${brand.slug}`)

/** The fastest internet plan of the brand, and the first add-on that a buyer may take several times. */
export const { id: GIG } = fastest
export const { id: POD } = several

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
