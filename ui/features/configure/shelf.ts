import { quantityOf, type CartLine } from '#core/cart/cart.ts'
import {
  linesOfBusiness,
  offersOfLine,
  type LineOfBusiness,
  type Offer,
  type OfferId,
} from '#core/catalog/offer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import type { Cents } from '#core/shared/money.ts'
import { sum, times } from '#core/shared/money.ts'

/** An offer, and how many of it are wanted. */
export type Item = { readonly offer: Offer; readonly quantity: number }

/** Offers that are decided on together: those of one choice, or one alone. Never empty. */
export type ItemGroup = readonly [Item, ...Item[]]

/** What can be had of one line of business. */
export type Shelf = {
  readonly line: LineOfBusiness
  readonly plans: readonly ItemGroup[]
  readonly addOns: readonly ItemGroup[]
}

/** So many of an offer are wanted from now on. */
export type Change = { readonly offerId: OfferId; readonly quantity: number }

/** Says how many of an offer are wanted; zero takes it out. */
export type OnQuantity = (offerId: OfferId, quantity: number) => void

/** Offers of one choice stand together, where the first of them stands; the others alone. */
const grouped = (items: readonly Item[]): readonly ItemGroup[] =>
  items.flatMap((item) => {
    const { choice } = item.offer
    if (choice === null) return [[item]]
    const [first, ...rest] = items.filter(({ offer }) => offer.choice === choice)
    return first === item ? [[first, ...rest]] : []
  })

/** What can be had, by line of business; a line of business without a plan is left out. */
export const shelvesOf = (offers: readonly Offer[], wanted: readonly CartLine[]): readonly Shelf[] =>
  linesOfBusiness.flatMap((line) => {
    const ofRole = (role: Offer['role']): readonly ItemGroup[] =>
      grouped(
        offersOfLine(offers, line)
          .filter((offer) => offer.role === role)
          .map((offer) => ({ offer, quantity: quantityOf(wanted, offer.id) })),
      )
    const plans = ofRole('plan')
    return plans.length === 0 ? [] : [{ line, plans, addOns: ofRole('addOn') }]
  })

/** What is wanted of it. */
export const wantedIn = ({ plans, addOns }: Shelf): readonly Item[] =>
  [...plans, ...addOns].flat().filter(({ quantity }) => quantity > 0)

/** The items of a first month before tax, in cents. */
export const monthOf = (items: readonly Item[]): Cents =>
  sum(items.map(({ offer, quantity }) => times(monthlyPrice(offer, 1), quantity)))

export const hasPlanIn = ({ plans }: Shelf): boolean => plans.flat().some(({ quantity }) => quantity > 0)

/** The item of a group that is wanted, of those that replace one another. */
export const heldIn = (group: ItemGroup): Item | undefined => group.find(({ quantity }) => quantity > 0)

/** What changes when one of a group is chosen by its id, or by any other word none of them; null when nothing does. */
export const changeTo = (group: ItemGroup, value: string): Change | null => {
  const held = heldIn(group)
  const chosen = group.find(({ offer }) => offer.id === value)
  if (chosen !== undefined) {
    const quantity = Math.min(held?.quantity ?? 1, chosen.offer.limit)
    return held === chosen ? null : { offerId: chosen.offer.id, quantity }
  }
  return held === undefined ? null : { offerId: held.offer.id, quantity: 0 }
}
