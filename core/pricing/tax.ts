import { either as E } from 'fp-ts'
import type { BasisPoints } from '../shared/money.ts'
import { basisPoints } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'

/** A state without a known rate. Nothing can be sold there, because its tax would be a guess. */
export type StateUntaxed = { readonly _tag: 'StateUntaxed'; readonly state: string }

/** A rate and its source. `isChecked`: read at the source when entered, not general knowledge. */
export type TaxEntry = {
  readonly rate: BasisPoints
  readonly source: string
  /** The day on which the rate was in force. */
  readonly asOf: PlainDate
  readonly isChecked: boolean
}

/**
 * The general sales tax of states by their two letters, and the additional tax of localities by `localityKey` (PRC-40).
 * Federal fees, franchise fees and charges of a provider are not included.
 */
export type TaxTable = {
  readonly states: ReadonlyMap<string, TaxEntry>
  readonly localities: ReadonlyMap<string, TaxEntry>
}

/** The rates of the state and of the locality. Zero for an unknown locality. */
export type TaxParts = { readonly state: BasisPoints; readonly locality: BasisPoints }

type Place = { readonly state: string; readonly city: string }

/** Returns the key of a locality, independent of case. */
export const localityKey = ({ state, city }: Place): string => `${state} ${city}`.toLowerCase()

const NONE = basisPoints(0)

/** Returns the rates of a place (PRC-40). Fails with `StateUntaxed` for an unknown state. */
export const taxRateAt = (table: TaxTable, place: Place): E.Either<StateUntaxed, TaxParts> => {
  const state = table.states.get(place.state)
  if (state === undefined) return E.left({ _tag: 'StateUntaxed', state: place.state })
  const locality = table.localities.get(localityKey(place))
  return E.right({ state: state.rate, locality: locality?.rate ?? NONE })
}

/** Returns the combined rate of a quote. A sum above 100 % is a defect of the table (throws) (PRC-40). */
export const combinedTaxRate = ({ state, locality }: TaxParts): BasisPoints => basisPoints(state + locality)
