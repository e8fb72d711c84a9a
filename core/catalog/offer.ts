import type { Branded } from '../shared/branded.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { LineTableName } from './line-table.ts'
import type { Price } from './price.ts'

/** The id of a sellable item in a version of the catalogue. */
export type OfferId = Branded<string, 'OfferId'>

export const linesOfBusiness = ['Internet', 'TV', 'Voice', 'Mobile'] as const
export type LineOfBusiness = (typeof linesOfBusiness)[number]

/** Roles of an offer: plan, add-on, device of the mobile shop, installation work, or security deposit. */
export const offerRoles = ['plan', 'addOn', 'device', 'installation', 'deposit'] as const
export type OfferRole = (typeof offerRoles)[number]

/**
 * Who an offer is sold to: everybody, households that named a current assistance program (CAT-12), or carts whose
 * mobile items need it (MOB-31).
 */
export const audiences = ['everybody', 'assistedHouseholds', 'mobileItems'] as const
export type Audience = (typeof audiences)[number]

/** A condition of a promotion or a bundle. All conditions must hold (PRC-08). */
export type Condition =
  | { readonly kind: 'NewCustomer' }
  | { readonly kind: 'PortIn' }
  /** Number of plans of a line of business in the cart: one for «with TV», three of Mobile for «from three lines». */
  | { readonly kind: 'Lines'; readonly lineOfBusiness: LineOfBusiness; readonly atLeast: number }
  /** No plan of a line of business in the cart. */
  | { readonly kind: 'Without'; readonly lineOfBusiness: LineOfBusiness }
  | { readonly kind: 'RatePlan'; readonly offerId: OfferId }
  | { readonly kind: 'Campaign'; readonly campaign: string }
  /** The first and the last order date. */
  | { readonly kind: 'From'; readonly date: PlainDate }
  | { readonly kind: 'Until'; readonly date: PlainDate }

/**
 * A discount of `off` cents a month for each item, in the first `months` months of service, while its conditions hold
 * (PRC-04, PRC-08). Two prices of one product are two named promotions (CAT-09).
 */
export type AmountPromotion = {
  readonly id: string
  readonly off: Cents
  readonly months: number
  readonly conditions: readonly Condition[]
}

/**
 * A promotion that prices all items of a line by a line table: it discounts the list price to the row of their number,
 * for the guarantee of the row, while its conditions hold (CAT-05, CAT-07). `linesHeld` is how many lines the account
 * of the buyer has already: the row is that of all lines, less the price of these (MOB-04).
 */
export type LinePromotion = {
  readonly id: string
  readonly table: LineTableName
  readonly linesHeld?: number
  readonly conditions: readonly Condition[]
}

export type Promotion = AmountPromotion | LinePromotion

/** Offers discounted when bought together: `off` cents for `months` months, off the first offer's line (PRC-10). */
export type Bundle = {
  readonly id: string
  readonly offers: readonly [OfferId, ...OfferId[]]
  readonly off: Cents
  readonly months: number
  readonly conditions: readonly Condition[]
}

export type Speed = { readonly downMbps: number; readonly upMbps: number }

/**
 * One sellable item: price components, promotions, maximum quantity in a cart (`limit`). Offers of a `choice` replace
 * one another; others combine freely. `accountLimit`: the maximum for the buyer's account, if lower: it
 * has some already or is not proven (ACC-02, ACC-03). `taxable`: subject to state sales tax; internet is exempt
 * (Internet Tax Freedom Act). `requires`: line of business whose plan it needs (MOB-03). `isPlanHeld`: account has a
 * plan of its line of business at home (ACC-06). `audience` is who it is sold to (CAT-12).
 */
export type Offer = {
  readonly id: OfferId
  readonly role: OfferRole
  readonly lineOfBusiness: LineOfBusiness
  readonly name: string
  readonly prices: readonly Price[]
  readonly promotions: readonly Promotion[]
  readonly limit: number
  readonly accountLimit?: number
  readonly choice: string | null
  readonly taxable: boolean
  readonly speed: Speed | null
  readonly requires: LineOfBusiness | null
  readonly isPlanHeld?: boolean
  readonly audience: Audience
}

/** All offers and bundles of one version of the catalogue. */
export type Catalog = {
  readonly version: string
  readonly offers: readonly Offer[]
  readonly bundles: readonly Bundle[]
}

export const findOffer = (offers: readonly Offer[], id: OfferId): Offer | undefined =>
  offers.find((offer) => offer.id === id)

/** Returns the maximum quantity for one account, of which the account may already have some (ACC-02). */
export const maximumOf = ({ limit, accountLimit = limit }: Pick<Offer, 'limit' | 'accountLimit'>): number =>
  accountLimit

/** Returns the offers that everybody can buy, in catalogue order (CAT-12). */
export const offersForEverybody = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ audience }) => audience === 'everybody')

/** Returns the offers of one line of business, in catalogue order. */
export const offersOfLine = (offers: readonly Offer[], line: LineOfBusiness): readonly Offer[] =>
  offers.filter(({ lineOfBusiness }) => lineOfBusiness === line)

/** Checks whether an offer is added by the checkout, not by the visitor while shopping: installation and deposit. */
export const isChosenAtCheckout = ({ role }: Pick<Offer, 'role'>): boolean =>
  role === 'installation' || role === 'deposit'

export const offersOfRole = (offers: readonly Offer[], role: OfferRole): readonly Offer[] =>
  offers.filter((offer) => offer.role === role)
