import type { CartFacts } from '../catalog/condition.ts'
import { isMet } from '../catalog/condition.ts'
import type { Bundle, Condition, Offer, OfferId, Promotion } from '../catalog/offer.ts'
import { listPriceOf } from '../catalog/price.ts'
import { discountOn, promotionIn } from '../catalog/promotion.ts'
import type { Change } from './change.ts'
import type { Charge } from './charge.ts'
import { chargeLine } from './charge-line.ts'
import type { CartInput, NormalizedCart } from './normalized-cart.ts'
import { activeBundles } from './normalized-cart.ts'
import type { Shop, Scenario } from './what-if.ts'
import { holdingOffer, openShop, currentScenario } from './what-if.ts'
import { satisfying } from './satisfying.ts'

/** Why a promotion or bundle has no effect: offer or condition missing, a larger promotion, no amount left. */
export type MissReason =
  | { readonly kind: 'NotInCart'; readonly offerId: OfferId }
  | { readonly kind: 'ConditionUnmet'; readonly condition: Condition }
  | { readonly kind: 'Outdone'; readonly by: string }
  | { readonly kind: 'NothingLeft' }

/** Ineffective promotion or bundle on a line. `changes`: the smallest that activate it, or null (PRC-13). */
export type NearMiss = {
  readonly rule: 'PRC-04' | 'PRC-10'
  readonly id: string
  readonly offerId: OfferId
  readonly reasons: readonly MissReason[]
  readonly changes: readonly Change[] | null
}

/** The recorded charges of each line. */
export type DisclosedCharges = ReadonlyMap<OfferId, readonly Charge[]>

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

/** The inputs of the search for near misses: the catalogue, the cart, and the scenario before any change. */
type Search = {
  readonly shop: Shop
  readonly cart: NormalizedCart
  readonly start: Scenario
}

/** Checks with the engine whether the promotion or the bundle takes effect in a scenario. */
const takesEffect = (
  { cause, offers: [offerId] }: Wanted,
  { facts }: Scenario,
  { shop, cart }: Search,
): boolean => {
  const offer = shop.offerOf(offerId)
  const quantity = facts.quantityOf(offerId)
  const bundles = activeBundles(shop.bundlesOn(offerId), facts)
  let isRecorded = false
  if (offer !== undefined && quantity > 0)
    chargeLine({ offer, quantity }, { ...cart, facts, bundles }, (charge) => {
      isRecorded ||= charge.cause === cause
    })
  return isRecorded
}

/** Adds named offers first, because they may satisfy other conditions too. */
const changesFor = (wanted: Wanted, search: Search): readonly Change[] | null => {
  const { shop } = search
  let scenario: Scenario | null = search.start
  for (const offerId of wanted.offers) scenario = scenario && holdingOffer(scenario, offerId, shop)
  for (const condition of wanted.cause.conditions)
    if (condition.kind === 'RatePlan') scenario = scenario && holdingOffer(scenario, condition.offerId, shop)
  for (const condition of wanted.cause.conditions)
    scenario = scenario && satisfying(scenario, condition, shop)
  return scenario !== null && takesEffect(wanted, scenario, search) ? scenario.changes : null
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

/** Returns the promotion that is larger in the last month of another one, or `NothingLeft` without one. */
const outdone = (offer: Offer, promotion: Promotion, facts: CartFacts): MissReason => {
  const quantity = facts.quantityOf(offer.id)
  const line = { quantity, listPrice: listPriceOf(offer, quantity, facts.buyer.isNewCustomer) }
  // Beyond its table a promotion has no last month, and no other one is larger in it.
  const best = promotionIn(offer.promotions, Number(discountOn(promotion, line)?.months), line, facts)
  return best === null || best.promotion === promotion
    ? { kind: 'NothingLeft' }
    : { kind: 'Outdone', by: best.promotion.id }
}

/** Returns each promotion and each bundle without effect, in catalogue order, promotions first (PRC-13). */
export const nearMisses = (
  input: CartInput,
  cart: NormalizedCart,
  disclosed: DisclosedCharges,
): readonly NearMiss[] => {
  const search = { shop: openShop(input), cart, start: currentScenario(cart) }
  const hasEffect = (offerId: OfferId, cause: Promotion | Bundle): boolean =>
    disclosed.get(offerId)?.some((charge) => charge.cause === cause) === true
  const misses: NearMiss[] = []
  for (const offer of search.shop.offers)
    for (const promotion of offer.promotions)
      if (!hasEffect(offer.id, promotion)) {
        const otherwise = (): MissReason => outdone(offer, promotion, cart.facts)
        misses.push(missOf('PRC-04', { cause: promotion, offers: [offer.id] }, otherwise, search))
      }
  for (const bundle of search.shop.bundles)
    if (!hasEffect(bundle.offers[0], bundle)) {
      const otherwise = (): MissReason => ({ kind: 'NothingLeft' })
      misses.push(missOf('PRC-10', { cause: bundle, offers: bundle.offers }, otherwise, search))
    }
  return misses
}
