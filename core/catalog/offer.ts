import type { Branded } from '../shared/branded.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { Price } from './price.ts'

/** Names one sellable item of a catalogue version. */
export type OfferId = Branded<string, 'OfferId'>

export const linesOfBusiness = ['Internet', 'TV', 'Voice', 'Mobile'] as const
export type LineOfBusiness = (typeof linesOfBusiness)[number]

/** What an offer is in a sale: a plan, something beside it, the work of installing it, or money held as a surety. */
export const offerRoles = ['plan', 'addOn', 'installation', 'deposit'] as const
export type OfferRole = (typeof offerRoles)[number]

/** What a promotion or a bundle asks for; all of its conditions must hold (PRC-08). */
export type Condition =
  | { readonly kind: 'NewCustomer' }
  | { readonly kind: 'PortIn' }
  /** Plans of a line of business in the cart: one is «with TV», three of Mobile are «from three lines». */
  | { readonly kind: 'Lines'; readonly lineOfBusiness: LineOfBusiness; readonly atLeast: number }
  | { readonly kind: 'RatePlan'; readonly offerId: OfferId }
  | { readonly kind: 'Campaign'; readonly campaign: string }
  /** The first and the last day on which one can order with it. */
  | { readonly kind: 'From'; readonly date: PlainDate }
  | { readonly kind: 'Until'; readonly date: PlainDate }

/** `off` cents less each month and each, for the first `months` months of service, while its conditions hold (PRC-04, PRC-08). Two prices of one thing are two promotions by name (CAT-09). */
export type Promotion = {
  readonly id: string
  readonly off: Cents
  readonly months: number
  readonly conditions: readonly Condition[]
}

/** Offers that cost less together: `off` cents a month for the first `months` months, taken off the line of the first of them (PRC-10). */
export type Bundle = {
  readonly id: string
  readonly offers: readonly [OfferId, ...OfferId[]]
  readonly off: Cents
  readonly months: number
  readonly conditions: readonly Condition[]
}

export type Speed = { readonly downMbps: number; readonly upMbps: number }

/**
 * One sellable item: what it costs by its price components, what promotions take off its months, at most `limit` of it in a cart.
 * Offers of one `choice` replace one another; of those without, any number can be had together. `taxable` says whether state sales tax applies: internet access itself is free of tax (Internet Tax Freedom Act).
 */
export type Offer = {
  readonly id: OfferId
  readonly role: OfferRole
  readonly lineOfBusiness: LineOfBusiness
  readonly name: string
  readonly prices: readonly Price[]
  readonly promotions: readonly Promotion[]
  readonly limit: number
  readonly choice: string | null
  readonly taxable: boolean
  readonly speed: Speed | null
}

/** Everything one version of the catalogue sells, and what of it costs less together. */
export type Catalog = {
  readonly version: string
  readonly offers: readonly Offer[]
  readonly bundles: readonly Bundle[]
}

export const findOffer = (offers: readonly Offer[], id: OfferId): Offer | undefined =>
  offers.find((offer) => offer.id === id)

/** The offers of one line of business, in catalogue order. */
export const offersOfLine = (offers: readonly Offer[], line: LineOfBusiness): readonly Offer[] =>
  offers.filter(({ lineOfBusiness }) => lineOfBusiness === line)

/** What the checkout puts into a cart, rather than the visitor while shopping: installation and deposit. */
export const isChosenAtCheckout = ({ role }: Pick<Offer, 'role'>): boolean =>
  role === 'installation' || role === 'deposit'

export const offersOfRole = (offers: readonly Offer[], role: OfferRole): readonly Offer[] =>
  offers.filter((offer) => offer.role === role)
