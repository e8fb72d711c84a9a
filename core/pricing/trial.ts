import type { CartFacts } from '../catalog/condition.ts'
import { isMet } from '../catalog/condition.ts'
import type { Bundle, Condition, LineOfBusiness, Offer, OfferId } from '../catalog/offer.ts'
import { limitOf } from '../catalog/price.ts'
import type { BuyerChange, Change } from './change.ts'
import { changedBuyer } from './change.ts'
import type { CartInput, CountedCart } from './counted-cart.ts'

/** What is sold: each offer by its id, and the bundles by the offer whose line they take something off. */
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

/** A cart on trial: what conditions are held against after some changes, and the offer it holds of each choice. */
export type Trial = {
  readonly facts: CartFacts
  readonly heldOf: (choice: string) => OfferId | undefined
  readonly changes: readonly Change[]
}

/** What the cart is now, before any change. */
export const untried = ({ lines, facts }: CountedCart): Trial => {
  const held = new Map<string, OfferId>()
  for (const { offer } of lines) if (offer.choice !== null) held.set(offer.choice, offer.id)
  return { facts, heldOf: (choice) => held.get(choice), changes: [] }
}

const isPlanOf = (offer: Offer | undefined, lineOfBusiness: LineOfBusiness): boolean =>
  offer?.role === 'plan' && offer.lineOfBusiness === lineOfBusiness

const afterBuyerChange = (trial: Trial, change: BuyerChange): Trial => ({
  ...trial,
  facts: { ...trial.facts, buyer: changedBuyer(trial.facts.buyer, change) },
  changes: [...trial.changes.filter(({ kind }) => kind !== change.kind), change],
})

/** What another offer of the same choice has to leave for this one to come in (CRT-01). */
const replacedBy = ({ choice, id }: Offer, { heldOf }: Trial): OfferId | null => {
  const held = choice === null ? undefined : heldOf(choice)
  return held === undefined || held === id ? null : held
}

const hasRoom = (offer: Offer, quantity: number, { facts }: Trial): boolean =>
  facts.quantityOf(offer.id) + quantity <= limitOf(offer)

type AddOffer = Extract<Change, { readonly kind: 'AddOffer' }>

/** The changes with so many more of an offer, in one step. */
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

/** The trial with more of an offer; null beyond the offer's limit (PRC-02). */
export const withOffer = (trial: Trial, offer: Offer, quantity: number, shop: Shop): Trial | null => {
  if (!hasRoom(offer, quantity, trial)) return null
  const { quantityOf, plansOf } = trial.facts
  const replaces = replacedBy(offer, trial)
  const replaced = replaces === null ? undefined : shop.offerOf(replaces)
  const left = replaced === undefined ? 0 : quantityOf(replaced.id)
  return {
    facts: {
      ...trial.facts,
      quantityOf: (id) => {
        if (id === replaces) return 0
        return id === offer.id ? quantityOf(id) + quantity : quantityOf(id)
      },
      plansOf: (line) =>
        plansOf(line) + (isPlanOf(offer, line) ? quantity : 0) - (isPlanOf(replaced, line) ? left : 0),
    },
    heldOf: (choice) => (choice === offer.choice ? offer.id : trial.heldOf(choice)),
    changes: plusOffer(trial.changes, offer.id, quantity, replaces),
  }
}

/** So many more plans of a line of business, all of one offer: of one that is held, else of the first that replaces none. */
const withPlans = (
  trial: Trial,
  lineOfBusiness: LineOfBusiness,
  quantity: number,
  shop: Shop,
): Trial | null => {
  const fits = (offer: Offer): boolean =>
    isPlanOf(offer, lineOfBusiness) && hasRoom(offer, quantity, trial) && replacedBy(offer, trial) === null
  const isHeld = ({ id }: Offer): boolean => trial.facts.quantityOf(id) > 0
  const offer = shop.offers.find((one) => isHeld(one) && fits(one)) ?? shop.offers.find(fits)
  return offer === undefined ? null : withOffer(trial, offer, quantity, shop)
}

const onDay = (
  trial: Trial,
  { kind, date }: Extract<Condition, { readonly kind: 'From' | 'Until' }>,
): Trial | null => {
  const { orderedOn } = trial.facts.buyer
  const isPast = kind === 'Until' && orderedOn !== null
  return isPast ? null : afterBuyerChange(trial, { kind: 'OrderOn', date })
}

/** The trial with an offer in it; null where it isn't sold (PRC-13). */
export const holding = (trial: Trial, offerId: OfferId, shop: Shop): Trial | null => {
  if (trial.facts.quantityOf(offerId) > 0) return trial
  const offer = shop.offerOf(offerId)
  return offer === undefined ? null : withOffer(trial, offer, 1, shop)
}

/** The smallest step by which a condition that does not hold would; null where the buyer can take none (PRC-13). */
export const meeting = (trial: Trial, condition: Condition, shop: Shop): Trial | null => {
  if (isMet(condition, trial.facts)) return trial
  switch (condition.kind) {
    case 'NewCustomer':
      return afterBuyerChange(trial, { kind: 'BeNewCustomer' })
    case 'PortIn':
      return afterBuyerChange(trial, { kind: 'PortIn' })
    case 'Campaign':
      return afterBuyerChange(trial, { kind: 'ComeFrom', campaign: condition.campaign })
    case 'From':
    case 'Until':
      return onDay(trial, condition)
    case 'RatePlan':
      return holding(trial, condition.offerId, shop)
  }
  const { lineOfBusiness, atLeast } = condition
  return withPlans(trial, lineOfBusiness, atLeast - trial.facts.plansOf(lineOfBusiness), shop)
}
