import type { Branded } from '../shared/branded.ts'
import type { Bundle } from './bundle.ts'
import type { Price } from './price.ts'
import type { Promotion } from './promotion.ts'

/** Names one sellable item of a catalogue version. */
export type OfferId = Branded<string, 'OfferId'>

export const linesOfBusiness = ['Internet', 'TV', 'Voice', 'Mobile'] as const
export type LineOfBusiness = (typeof linesOfBusiness)[number]

/** What an offer is in a sale: a plan, something beside it, the work of installing it, or money held as a surety. */
export const offerRoles = ['plan', 'addOn', 'installation', 'deposit'] as const
export type OfferRole = (typeof offerRoles)[number]

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
