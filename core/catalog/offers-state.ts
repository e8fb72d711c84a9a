import { either as E } from 'fp-ts'
import type { LineOfBusiness, Offer, OfferId, OfferRole } from './offer.ts'
import { linesOfBusiness, offerRoles } from './offer.ts'

export type OffersStateFailure = { readonly _tag: 'OfferTwice'; readonly offerId: OfferId }

type Ids = readonly OfferId[]

/**
 * The offers of a visitor as plain data with look-up tables. A line of service is the line of business of an offer, a
 * product type its role. Every line and every role has an entry, in the order of the offers (OFS-01).
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

/** Builds the state of these offers, in their order. Fails with `OfferTwice` for a repeated id (OFS-01). */
export const offersStateOf = (offers: readonly Offer[]): E.Either<OffersStateFailure, OffersState> => {
  const order = offers.map(({ id }) => id)
  const duplicate = order.find((id, index) => order.indexOf(id) !== index)
  if (duplicate !== undefined) return E.left({ _tag: 'OfferTwice', offerId: duplicate })
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

/** Returns the lines of business that have offers (OFS-02). */
export const linesWithOffers = ({ losProductTypeByLob }: OffersState): readonly LineOfBusiness[] =>
  linesOfBusiness.filter((line) => losProductTypeByLob[line].length > 0)
