import { brand, terms } from '#adapters/brand/brand.ts'
import { salesTax } from '#adapters/provider/network/sales-tax.ts'
import type { CartLine } from '#core/cart/cart.ts'
import { EMPTY_LINES, plansFirst, setQuantity } from '#core/cart/cart.ts'
import { openCoupon, withCoupons, type CodedCoupon } from '#core/catalog/coded-coupon.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import { type QuoteInput } from '#core/pricing/quoted.ts'
import { combinedTaxRate, taxRateAt } from '#core/pricing/tax.ts'
import type { Channel } from '#core/session/session.ts'
import { parsePlainDate, type PlainDate } from '#core/shared/plain-date.ts'
import type { PricedInput } from './cart-summary.tsx'

/** The selection of no offer, no campaign or no code. */
export const NONE = 'ninguno'

/** The inputs of a price that are not offers. */
export type BuyerArgs = {
  readonly state: string
  readonly city: string
  readonly isNewCustomer: boolean
  readonly portsIn: boolean
  readonly campaign: string
  readonly orderedOn: string
  readonly channel: Channel
  readonly coupon: string
}

/** A cart with its price, or the failure of the rule that refuses it. */
export type LabCart =
  | ({ readonly _tag: 'Priced'; readonly orderedOn: PlainDate } & PricedInput)
  | { readonly _tag: 'Refused'; readonly failure: { readonly _tag: string } }

type Refused = Extract<LabCart, { readonly _tag: 'Refused' }>

const refused = (failure: Refused['failure']): Refused => ({ _tag: 'Refused', failure })

/** Returns the cart after each line is put in, plans first. Fails as `setQuantity` does. */
const filled = (wanted: readonly CartLine[], offers: readonly Offer[]): readonly CartLine[] | Refused => {
  let lines = EMPTY_LINES
  for (const { offerId, quantity } of plansFirst(wanted, offers)) {
    const changed = setQuantity(lines, offers, offerId, quantity)
    if (changed._tag === 'Left') return refused(changed.left)
    lines = changed.right
  }
  return lines
}

const couponOf = ({ coupon, channel }: BuyerArgs, today: PlainDate): readonly CodedCoupon[] | Refused => {
  const coded = terms.coupons.find(({ code }) => code === coupon)
  if (coded === undefined) return []
  const open = openCoupon(coded, { today, channel })
  return open._tag === 'Left' ? refused(open.left) : [open.right]
}

/** Builds a cart with the constructors of the core and prices it. No amount is computed here. */
export const labCart = (wanted: readonly CartLine[], args: BuyerArgs): LabCart => {
  const { version: catalogVersion, offers, bundles } = brand.catalog
  const orderedOn = parsePlainDate(args.orderedOn)
  if (orderedOn._tag === 'Left') return refused(orderedOn.left)
  const taxes = taxRateAt(salesTax, args)
  if (taxes._tag === 'Left') return refused(taxes.left)
  const coupons = couponOf(args, orderedOn.right)
  if ('failure' in coupons) return coupons
  const lines = filled(wanted, offers)
  if ('failure' in lines) return lines
  const { isNewCustomer, portsIn } = args
  const campaign = args.campaign === NONE ? null : args.campaign
  const input: QuoteInput = {
    catalogVersion,
    offers: withCoupons(offers, coupons),
    bundles,
    lines,
    taxRate: combinedTaxRate(taxes.right),
    buyer: { isNewCustomer, portsIn, campaign, orderedOn: orderedOn.right },
  }
  const priced = quote(input)
  return priced._tag === 'Left'
    ? refused(priced.left)
    : { _tag: 'Priced', input, quote: priced.right, orderedOn: orderedOn.right }
}
