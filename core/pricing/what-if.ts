import type { CartFacts } from '../catalog/condition.ts'
import type { Bundle, LineOfBusiness, Offer, OfferId } from '../catalog/offer.ts'
import type { BuyerChange, Change } from './change.ts'
import { changedBuyer } from './change.ts'
import type { CartInput, NormalizedCart } from './normalized-cart.ts'

/** The offers by id, and the bundles by the offer whose line they discount. */
export type Shop = {
  readonly offers: readonly Offer[]
  readonly bundles: readonly Bundle[]
  readonly offerOf: (offerId: OfferId) => Offer | undefined
  readonly bundlesOn: (offerId: OfferId) => readonly Bundle[]
}

export const openShop = ({ offers, bundles = [] }: CartInput): Shop => {
  const sold = new Map<OfferId, Offer>()
  for (const offer of offers) sold.set(offer.id, offer)
  const on = new Map<OfferId, Bundle[]>()
  for (const bundle of bundles) on.set(bundle.offers[0], [...(on.get(bundle.offers[0]) ?? []), bundle])
  return {
    offers,
    bundles,
    offerOf: (offerId) => sold.get(offerId),
    bundlesOn: (offerId) => on.get(offerId) ?? [],
  }
}

/** A cart after hypothetical changes: the facts for conditions, and its offer of each choice. */
export type Scenario = {
  readonly facts: CartFacts
  readonly heldOf: (choice: string) => OfferId | undefined
  readonly changes: readonly Change[]
}

/** Returns the current cart, before any change. */
export const currentScenario = ({ lines, facts }: NormalizedCart): Scenario => {
  const held = new Map<string, OfferId>()
  for (const { offer } of lines) if (offer.choice !== null) held.set(offer.choice, offer.id)
  return { facts, heldOf: (choice) => held.get(choice), changes: [] }
}

const isPlanOf = (offer: Offer | undefined, lineOfBusiness: LineOfBusiness): boolean =>
  offer?.role === 'plan' && offer.lineOfBusiness === lineOfBusiness

export const afterBuyerChange = (scenario: Scenario, change: BuyerChange): Scenario => ({
  ...scenario,
  facts: { ...scenario.facts, buyer: changedBuyer(scenario.facts.buyer, change) },
  changes: [...scenario.changes.filter(({ kind }) => kind !== change.kind), change],
})

/** Returns the offer of the same choice that a new offer replaces (CRT-01). */
const replacedOffer = ({ choice, id }: Offer, { heldOf }: Scenario): OfferId | null => {
  const held = choice === null ? undefined : heldOf(choice)
  return held === undefined || held === id ? null : held
}

const hasRoom = (offer: Offer, quantity: number, { facts }: Scenario): boolean =>
  facts.quantityOf(offer.id) + quantity <= offer.limit

type AddOffer = Extract<Change, { readonly kind: 'AddOffer' }>

/** Adds a quantity of an offer to the changes, as one step. */
const plusOffer = (
  changes: readonly Change[],
  offerId: OfferId,
  quantity: number,
  replaces: OfferId | null,
): readonly Change[] => {
  const isSame = (change: Change): change is AddOffer =>
    change.kind === 'AddOffer' && change.offerId === offerId
  const known = changes.find(isSame)
  return known === undefined
    ? [...changes, { kind: 'AddOffer', offerId, quantity, replaces }]
    : changes.map((change) => (change === known ? { ...known, quantity: known.quantity + quantity } : change))
}

/** Returns the scenario with more of an offer, or null beyond the limit of the offer (PRC-02). */
export const withOffer = (
  scenario: Scenario,
  offer: Offer,
  quantity: number,
  shop: Shop,
): Scenario | null => {
  if (!hasRoom(offer, quantity, scenario)) return null
  const { quantityOf, plansOf } = scenario.facts
  const replaces = replacedOffer(offer, scenario)
  const replaced = replaces === null ? undefined : shop.offerOf(replaces)
  const left = replaced === undefined ? 0 : quantityOf(replaced.id)
  return {
    facts: {
      ...scenario.facts,
      quantityOf: (id) => {
        if (id === replaces) return 0
        return id === offer.id ? quantityOf(id) + quantity : quantityOf(id)
      },
      plansOf: (line) =>
        plansOf(line) + (isPlanOf(offer, line) ? quantity : 0) - (isPlanOf(replaced, line) ? left : 0),
    },
    heldOf: (choice) => (choice === offer.choice ? offer.id : scenario.heldOf(choice)),
    changes: plusOffer(scenario.changes, offer.id, quantity, replaces),
  }
}

/** Adds plans of one line of business and offer: already in the cart, else the first that replaces none. */
export const withPlans = (
  scenario: Scenario,
  lineOfBusiness: LineOfBusiness,
  quantity: number,
  shop: Shop,
): Scenario | null => {
  const fits = (offer: Offer): boolean =>
    isPlanOf(offer, lineOfBusiness) &&
    hasRoom(offer, quantity, scenario) &&
    replacedOffer(offer, scenario) === null
  const isHeld = ({ id }: Offer): boolean => scenario.facts.quantityOf(id) > 0
  const offer = shop.offers.find((one) => isHeld(one) && fits(one)) ?? shop.offers.find(fits)
  return offer === undefined ? null : withOffer(scenario, offer, quantity, shop)
}

/** Returns the scenario with an offer in the cart, or null when the offer is not sold (PRC-13). */
export const holdingOffer = (scenario: Scenario, offerId: OfferId, shop: Shop): Scenario | null => {
  if (scenario.facts.quantityOf(offerId) > 0) return scenario
  const offer = shop.offerOf(offerId)
  return offer === undefined ? null : withOffer(scenario, offer, 1, shop)
}
