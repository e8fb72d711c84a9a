import type { CartFacts } from '../catalog/condition.ts'
import { isMet } from '../catalog/condition.ts'
import type { Bundle, Condition, Offer, OfferId, Promotion } from '../catalog/offer.ts'
import { promotionIn } from '../catalog/promotion.ts'
import type { Change } from './change.ts'
import type { Charge } from './charge.ts'
import { chargeLine } from './charge.ts'
import type { CartInput, CountedCart } from './counted-cart.ts'
import { heldBundles } from './counted-cart.ts'
import type { Shop, Trial } from './trial.ts'
import { holding, meeting, openShop, untried } from './trial.ts'

/** Why a promotion or a bundle took nothing off: what it asks for is missing, another promotion takes more, or there is nothing to take it off. */
export type MissReason =
  | { readonly kind: 'NotInCart'; readonly offerId: OfferId }
  | { readonly kind: 'ConditionUnmet'; readonly condition: Condition }
  | { readonly kind: 'Outdone'; readonly by: string }
  | { readonly kind: 'NothingLeft' }

/** A rule of the catalogue that took nothing off a line; `changes` are the smallest by which it would, null where there are none (PRC-13). */
export type NearMiss = {
  readonly rule: 'PRC-04' | 'PRC-10'
  readonly id: string
  readonly offerId: OfferId
  readonly reasons: readonly MissReason[]
  readonly changes: readonly Change[] | null
}

/** The charges of each line. */
export type ToldCharges = ReadonlyMap<OfferId, readonly Charge[]>

type Wanted = {
  readonly cause: Promotion | Bundle
  readonly offers: readonly [OfferId, ...OfferId[]]
}

const reasonsOf = ({ cause, offers }: Wanted, facts: CartFacts): readonly MissReason[] => [
  ...offers
    .filter((offerId) => facts.quantityOf(offerId) === 0)
    .map((offerId) => ({ kind: 'NotInCart' as const, offerId })),
  ...cause.conditions
    .filter((condition) => !isMet(condition, facts))
    .map((condition) => ({ kind: 'ConditionUnmet' as const, condition })),
]

/** What near misses are found in: what is sold, the cart, and the cart before any trial. */
type Search = {
  readonly shop: Shop
  readonly cart: CountedCart
  readonly start: Trial
}

/** Whether the engine, asked again, takes the promotion or the bundle off. */
const isTaken = ({ cause, offers: [offerId] }: Wanted, { facts }: Trial, { shop, cart }: Search): boolean => {
  const offer = shop.offerOf(offerId)
  const quantity = facts.quantityOf(offerId)
  const bundles = heldBundles(shop.bundlesOn(offerId), facts)
  let isTold = false
  if (offer !== undefined && quantity > 0)
    chargeLine({ offer, quantity }, { ...cart, facts, bundles }, (charge) => {
      isTold ||= charge.cause === cause
    })
  return isTold
}

/** Offers that are named come first: with them other conditions may hold already. */
const changesFor = (wanted: Wanted, search: Search): readonly Change[] | null => {
  const { shop } = search
  let trial: Trial | null = search.start
  for (const offerId of wanted.offers) trial = trial && holding(trial, offerId, shop)
  for (const condition of wanted.cause.conditions)
    if (condition.kind === 'RatePlan') trial = trial && holding(trial, condition.offerId, shop)
  for (const condition of wanted.cause.conditions) trial = trial && meeting(trial, condition, shop)
  return trial !== null && isTaken(wanted, trial, search) ? trial.changes : null
}

const missOf = (
  rule: NearMiss['rule'],
  wanted: Wanted,
  otherwise: () => MissReason,
  search: Search,
): NearMiss => {
  const missing = reasonsOf(wanted, search.cart.facts)
  const isMissing = missing.length > 0
  return {
    rule,
    id: wanted.cause.id,
    offerId: wanted.offers[0],
    reasons: isMissing ? missing : [otherwise()],
    changes: isMissing ? changesFor(wanted, search) : null,
  }
}

/** The promotion that takes more in the last month of another, or nothing left where there is none. */
const outdone = ({ promotions }: Offer, promotion: Promotion, facts: CartFacts): MissReason => {
  const best = promotionIn(promotions, promotion.months, facts)
  return best === null || best === promotion ? { kind: 'NothingLeft' } : { kind: 'Outdone', by: best.id }
}

/** Each promotion of each offer, and each bundle, that took nothing off, in catalogue order, promotions first (PRC-13). */
export const nearMisses = (input: CartInput, cart: CountedCart, told: ToldCharges): readonly NearMiss[] => {
  const search = { shop: openShop(input), cart, start: untried(cart) }
  const isTold = (offerId: OfferId, cause: Promotion | Bundle): boolean =>
    told.get(offerId)?.some((charge) => charge.cause === cause) === true
  const misses: NearMiss[] = []
  for (const offer of search.shop.offers)
    for (const promotion of offer.promotions)
      if (!isTold(offer.id, promotion)) {
        const otherwise = (): MissReason => outdone(offer, promotion, cart.facts)
        misses.push(missOf('PRC-04', { cause: promotion, offers: [offer.id] }, otherwise, search))
      }
  for (const bundle of search.shop.bundles)
    if (!isTold(bundle.offers[0], bundle)) {
      const otherwise = (): MissReason => ({ kind: 'NothingLeft' })
      misses.push(missOf('PRC-10', { cause: bundle, offers: bundle.offers }, otherwise, search))
    }
  return misses
}
