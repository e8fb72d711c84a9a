import { either as E } from 'fp-ts'
import type { LineOfBusiness, Offer, OfferId, OfferRole } from './offer.ts'
import { linesOfBusiness, offerRoles } from './offer.ts'
import type { OffersStateFailure } from './offers-state.failure.ts'

type Ids = readonly OfferId[]

/**
 * The offers a visitor has, by what they are looked up by, as plain data. A line of service is one's line of business, a product type its
 * role; every line and every role has an entry, in the order of the offers (OFS-01).
 */
export type OffersState = {
  readonly byId: Readonly<Record<string, Offer>>
  readonly idsByLos: Readonly<Record<LineOfBusiness, Ids>>
  readonly idsByProductType: Readonly<Record<OfferRole, Ids>>
  readonly losProductTypeByLob: Readonly<Record<LineOfBusiness, readonly OfferRole[]>>
  readonly order: Ids
}

const entriesOf = <Key extends string, A>(
  keys: readonly Key[],
  entryOf: (key: Key) => A,
): Readonly<Record<Key, A>> =>
  Object.fromEntries(keys.map((key) => [key, entryOf(key)])) as Readonly<Record<Key, A>>

const idsWhere = (offers: readonly Offer[], isMeant: (offer: Offer) => boolean): Ids =>
  offers.filter(isMeant).map(({ id }) => id)

/** The state of these offers, in their order; fails with `OfferTwice` for an id that comes again (OFS-01). */
export const offersStateOf = (offers: readonly Offer[]): E.Either<OffersStateFailure, OffersState> => {
  const order = offers.map(({ id }) => id)
  const again = order.find((id, index) => order.indexOf(id) !== index)
  if (again !== undefined) return E.left({ _tag: 'OfferTwice', offerId: again })
  return E.right({
    byId: Object.fromEntries(offers.map((offer) => [offer.id, offer])),
    idsByLos: entriesOf(linesOfBusiness, (line) =>
      idsWhere(offers, (offer) => offer.lineOfBusiness === line),
    ),
    idsByProductType: entriesOf(offerRoles, (role) => idsWhere(offers, (offer) => offer.role === role)),
    losProductTypeByLob: entriesOf(linesOfBusiness, (line) =>
      offerRoles.filter((role) =>
        offers.some((offer) => offer.lineOfBusiness === line && offer.role === role),
      ),
    ),
    order,
  })
}

const heldAt = ({ byId }: OffersState, id: OfferId): Offer | undefined =>
  Object.hasOwn(byId, id) ? byId[id] : undefined

/** The offer of an id; fails with `OfferNotHeld` (OFS-02). */
export const offerIn = (state: OffersState, id: OfferId): E.Either<OffersStateFailure, Offer> => {
  const offer = heldAt(state, id)
  return offer === undefined ? E.left({ _tag: 'OfferNotHeld', offerId: id }) : E.right(offer)
}

/** The offers of a state, in order (OFS-02). */
export const offersOf = (state: OffersState): readonly Offer[] =>
  state.order.flatMap((id) => heldAt(state, id) ?? [])

/** The state with one offer more, the last; fails with `OfferTwice` (OFS-03). */
export const addOffer = (state: OffersState, offer: Offer): E.Either<OffersStateFailure, OffersState> =>
  offersStateOf([...offersOf(state), offer])

/** The state without one of its offers; fails with `OfferNotHeld` (OFS-03). */
export const removeOffer = (state: OffersState, id: OfferId): E.Either<OffersStateFailure, OffersState> =>
  state.order.includes(id)
    ? offersStateOf(offersOf(state).filter((offer) => offer.id !== id))
    : E.left({ _tag: 'OfferNotHeld', offerId: id })

/** The lines of business in which there is something to have (OFS-02). */
export const linesWithOffers = ({ losProductTypeByLob }: OffersState): readonly LineOfBusiness[] =>
  linesOfBusiness.filter((line) => losProductTypeByLob[line].length > 0)
