import { quantityOf, type CartLine } from '#core/cart/cart.ts'
import {
  linesOfBusiness,
  offersOfLine,
  type LineOfBusiness,
  type Offer,
  type OfferId,
} from '#core/catalog/offer.ts'
import { offerPrice, type OfferPrice } from '#core/pricing/offer-price.ts'
import type { Cents } from '#core/shared/money.ts'
import { sum } from '#core/shared/money.ts'

/**
 * An offer and its quantity in the cart. `price` is the price of `priced` of them in this cart: of its quantity,
 * otherwise of the quantity that it would have as the selection.
 */
export type Item = {
  readonly offer: Offer
  readonly quantity: number
  readonly priced: number
  readonly price: OfferPrice
}

/** Returns the price of a quantity of an offer in the cart, null if it cannot be added. */
export type PriceOf = (offerId: OfferId, quantity: number) => OfferPrice | null

/** Offers of one choice, or a single offer. Never empty. */
export type ItemGroup = readonly [Item, ...Item[]]

/** The available offers of one line of business. */
export type CatalogSection = {
  readonly line: LineOfBusiness
  readonly plans: readonly ItemGroup[]
  readonly addOns: readonly ItemGroup[]
}

/** The new quantity of an offer. */
export type Change = { readonly offerId: OfferId; readonly quantity: number }

/** Changes the quantity of an offer. Zero removes it. */
export type OnQuantity = (offerId: OfferId, quantity: number) => void

/** Groups offers of one choice at the position of the first one. Other offers form groups of one. */
const grouped = (items: readonly Item[]): readonly ItemGroup[] =>
  items.flatMap((item) => {
    const { choice } = item.offer
    if (choice === null) return [[item]]
    const [first, ...rest] = items.filter(({ offer }) => offer.choice === choice)
    return first === item ? [[first, ...rest]] : []
  })

/** Returns the quantity of an offer if it becomes the selection of its choice. */
const selectedQuantity = (offer: Offer, offers: readonly Offer[], wanted: readonly CartLine[]): number => {
  const alternatives = offers.filter(({ choice }) => choice !== null && choice === offer.choice)
  const held = alternatives.reduce((most, { id }) => Math.max(most, quantityOf(wanted, id)), 1)
  return Math.min(offer.limit, quantityOf(wanted, offer.id) || held)
}

/** Checks whether an offer is chosen with the plans: a plan, or an add-on that no mobile line chooses. */
export const isChosenWithPlans = ({ role, audience }: Pick<Offer, 'role' | 'audience'>): boolean =>
  role === 'plan' || (role === 'addOn' && audience !== 'mobileItems')

/**
 * Lists the available offers by line of business with their prices, without lines of business that have no plan. Of a
 * line whose plan the account has, only the add-ons are listed (ACC-06).
 */
export const catalogSectionsOf = (
  offers: readonly Offer[],
  wanted: readonly CartLine[],
  priceOf: PriceOf,
): readonly CatalogSection[] =>
  linesOfBusiness.flatMap((line) => {
    const ofRole = (role: Offer['role']): readonly ItemGroup[] =>
      grouped(
        offersOfLine(offers, line)
          .filter((offer) => offer.role === role && isChosenWithPlans(offer))
          .map((offer) => {
            const priced = selectedQuantity(offer, offers, wanted)
            const price = priceOf(offer.id, priced) ?? offerPrice(offer)
            return { offer, quantity: quantityOf(wanted, offer.id), priced, price }
          }),
      )
    const plans = ofRole('plan')
    const addOns = ofRole('addOn')
    const isHeld = plans.flat().every(({ offer, quantity }) => offer.isPlanHeld === true && quantity === 0)
    if (plans.length === 0 || (isHeld && addOns.length === 0)) return []
    return [{ line, plans: isHeld ? [] : plans, addOns }]
  })

/** Lists the selected items of a section. */
export const wantedIn = ({ plans, addOns }: CatalogSection): readonly Item[] =>
  [...plans, ...addOns].flat().filter(({ quantity }) => quantity > 0)

/** Returns the price of items in the first month before tax, in cents. */
export const monthOf = (items: readonly Item[]): Cents => sum(items.map(({ price }) => price.first))

export const hasPlanIn = ({ plans }: CatalogSection): boolean =>
  plans.flat().some(({ quantity }) => quantity > 0)

/** Returns the selected item of a group. */
export const selectedIn = (group: ItemGroup): Item | undefined => group.find(({ quantity }) => quantity > 0)

/**
 * Returns the change when the visitor selects an offer of a group by its id; any other value deselects the group. Null
 * when nothing changes.
 */
export const changeTo = (group: ItemGroup, value: string): Change | null => {
  const selected = selectedIn(group)
  const chosen = group.find(({ offer }) => offer.id === value)
  if (chosen !== undefined) {
    const quantity = Math.min(selected?.quantity ?? 1, chosen.offer.limit)
    return selected === chosen ? null : { offerId: chosen.offer.id, quantity }
  }
  return selected === undefined ? null : { offerId: selected.offer.id, quantity: 0 }
}
