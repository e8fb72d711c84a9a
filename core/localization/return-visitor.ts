import type { CartMarker } from '../cart/cart.ts'
import type { Place } from '../shared/place.ts'
import type { Reason } from '../shared/reason.ts'
import { RETURN_USER_SOURCE } from './localization.ts'
import { mappedPlace } from './next-move.ts'

/** The stored data of an earlier visit. `restorationData` is its cart as JSON text. */
export type KeptVisit = {
  readonly isEnabled: boolean
  readonly address: { readonly street: string; readonly zip: string } | null
  readonly restorationData: string | null
}

export type ReturnVisitor = { readonly isReturning: boolean; readonly reason: Reason<'LOC-20'> }

/** Checks for a returning visitor: the experience is on; street, zip and a saved cart are stored (LOC-20). */
export const returnVisitor = ({ isEnabled, address, restorationData }: KeptVisit): ReturnVisitor => {
  const facts = {
    isEnabled,
    hasStreet: address !== null && address.street.trim() !== '',
    hasZip: address !== null && address.zip.trim() !== '',
    hasCart: restorationData !== null && restorationData.trim() !== '',
  }
  return { isReturning: Object.values(facts).every(Boolean), reason: { rule: 'LOC-20', facts } }
}

/** The state of a session before localization. `productTypes` is their number by line of business. */
export type OpenVisit = {
  readonly isAlive: boolean
  readonly productTypes: number
  readonly offers: number
  readonly marker: CartMarker
  readonly mappedUrl: string | null
  readonly hosts: readonly string[]
}

export type Start<Rule extends string> = {
  readonly move:
    | { readonly _tag: 'GoTo'; readonly place: Place }
    | { readonly _tag: 'Localize'; readonly source: typeof RETURN_USER_SOURCE | null }
  readonly reason: Reason<Rule>
}

/**
 * Decides how a returning visitor starts: at the mapped url in a live session with more than one product type,
 * otherwise with localization (LOC-21).
 */
export const startOfReturn = ({
  isAlive,
  productTypes,
  mappedUrl,
  hosts,
}: Omit<OpenVisit, 'offers' | 'marker'>): Start<'LOC-21'> => {
  const place = mappedPlace(mappedUrl, hosts)
  const reason = { rule: 'LOC-21', facts: { isAlive, productTypes, isMapped: place !== null } } as const
  return isAlive && productTypes > 1 && place !== null
    ? { move: { _tag: 'GoTo', place }, reason }
    : { move: { _tag: 'Localize', source: RETURN_USER_SOURCE }, reason }
}

/** Checks for direct entry to the mapped url: live session, offers, mapped url, unordered cart (LOC-22). */
export const startOfVisit = ({
  isAlive,
  offers,
  marker,
  mappedUrl,
  hosts,
}: Omit<OpenVisit, 'productTypes'>): Start<'LOC-22'> => {
  const place = mappedPlace(mappedUrl, hosts)
  const reason = { rule: 'LOC-22', facts: { isAlive, offers, marker, isMapped: place !== null } } as const
  return isAlive && offers > 0 && marker !== 'ordered' && place !== null
    ? { move: { _tag: 'GoTo', place }, reason }
    : { move: { _tag: 'Localize', source: null }, reason }
}
