import { either as E } from 'fp-ts'
import type { BasisPoints, Cents } from '../shared/money.ts'
import { ZERO, basisPoints, subtract } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { StateUntaxed } from './tax.failure.ts'

/** A rate with where it is from. `isChecked`: it was read there when it was entered, not written down from what is generally known. */
export type TaxEntry = {
  readonly rate: BasisPoints
  readonly source: string
  /** The day on which the rate was in force. */
  readonly asOf: PlainDate
  readonly isChecked: boolean
}

/**
 * The general sales tax of states by their two letters, and what localities add to it by `localityKey` (PRC-40). Sales tax only: no federal
 * fee, no franchise fee, no charge of a provider's own is in it.
 */
export type TaxTable = {
  readonly states: ReadonlyMap<string, TaxEntry>
  readonly localities: ReadonlyMap<string, TaxEntry>
}

/** The share of the state and what the locality adds to it; none where the table names no such locality. */
export type TaxParts = { readonly state: BasisPoints; readonly locality: BasisPoints }

type Place = { readonly state: string; readonly city: string }

/** The name of a locality, whatever the case it is written in. */
export const localityKey = ({ state, city }: Place): string => `${state} ${city}`.toLowerCase()

const NONE = basisPoints(0)

/** The rates of a place (PRC-40). Fails with `StateUntaxed` for a state that the table does not have. */
export const taxRateAt = (table: TaxTable, place: Place): E.Either<StateUntaxed, TaxParts> => {
  const state = table.states.get(place.state)
  if (state === undefined) return E.left({ _tag: 'StateUntaxed', state: place.state })
  const locality = table.localities.get(localityKey(place))
  return E.right({ state: state.rate, locality: locality?.rate ?? NONE })
}

/** The one rate that a quote is taxed by; a sum beyond the whole price is a defect of the table (throws) (PRC-40). */
export const wholeTaxRate = ({ state, locality }: TaxParts): BasisPoints => basisPoints(state + locality)

/** A tax by who levies it, in cents. */
export type TaxShares = { readonly state: Cents; readonly locality: Cents }

/**
 * A tax in proportion to the rates it was reckoned by: the state's share rounded half up to the cent, the rest the locality's, so that both
 * are the whole tax (PRC-41). Without any rate there is no tax.
 */
export const shareTax = (tax: Cents, parts: TaxParts): TaxShares => {
  const whole = parts.state + parts.locality
  if (whole === 0) return { state: ZERO, locality: tax }
  const state = Math.floor((2 * tax * parts.state + whole) / (2 * whole)) as Cents
  return { state, locality: subtract(tax, state) }
}
