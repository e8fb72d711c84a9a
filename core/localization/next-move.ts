import { either as E } from 'fp-ts'
import type { Address } from '../address/address.ts'
import type { Place } from '../shared/place.ts'
import { parsePlace } from '../shared/place.ts'
import type { Reason } from '../shared/reason.ts'
import { BUNDLE_ROUTE } from './bundle-route.ts'
import type { LocalizationResponse } from './localization.ts'
import type { LocalizationFlags, Outcome, OutcomeKind } from './outcome-kind.ts'
import { outcomeOf } from './outcome.ts'
import { isBulk } from './decide-outcome.ts'
import type { Resolution } from './resolution.ts'
import { resolve } from './resolution.ts'

/** Mapped url of a response. `shouldClearPreviousData`: stored data is cleared on the way. */
export type AddressCodeMapping = { readonly url: string; readonly shouldClearPreviousData: boolean }

/** The pages outside the store a visitor may be sent to. They are configured, never taken from a response. */
export type ExternalLinks = { readonly webLead: string; readonly existingCustomer: string }

/** All facts that decide where a response leads. `hosts` lists the permitted hosts of a mapped url. */
export type Crossroads = {
  readonly response: LocalizationResponse | null
  readonly flags: LocalizationFlags
  readonly mapping: AddressCodeMapping | null
  readonly links: ExternalLinks
  readonly hosts: readonly string[]
}

/** A navigation. `Show`: an outcome's page; `Leave`: an external page, a web lead with the address as query. */
export type Move =
  | { readonly _tag: 'GoTo'; readonly place: Place; readonly clearsPreviousData: boolean }
  | { readonly _tag: 'Show'; readonly kind: OutcomeKind }
  | { readonly _tag: 'Leave'; readonly url: string; readonly address: Address | null }

export type NextMove = { readonly move: Move; readonly reason: Reason }

/** Returns the place of the mapped url when the store may send a visitor there, otherwise null (LOC-17). */
export const mappedPlace = (url: string | null, hosts: readonly string[]): Place | null => {
  const place = parsePlace(url ?? '', hosts)
  return E.isRight(place) ? place.right : null
}

const resolutionAt = ({ response, flags, mapping }: Crossroads): Resolution =>
  resolve({ response, flags, leadsToBundle: mapping?.url.includes(BUNDLE_ROUTE) ?? false })

const leaving = ({ links, response }: Crossroads, outcome: Outcome): Move | null => {
  if (outcome.kind === 'existingCustomer' && outcome.via === 'building')
    return { _tag: 'Leave', url: links.existingCustomer, address: null }
  const address = response?.providedAddress ?? null
  return outcome.kind === 'webLead' ? { _tag: 'Leave', url: links.webLead, address } : null
}

const moveOf = (crossroads: Crossroads, { outcome, reason }: Resolution): NextMove => {
  const kind = outcome.kind === 'preSale' ? 'bundle' : outcome.kind
  return { move: leaving(crossroads, outcome) ?? { _tag: 'Show', kind }, reason }
}

/** Checks whether the mapped url is ignored: for bulk buildings, web leads and pre-sale homes (LOC-17). */
const isUnmapped = ({ response, flags }: Crossroads): boolean => {
  if (response === null) return false
  if (isBulk(response)) return true
  const { kind } = outcomeOf(response, flags)
  return kind === 'webLead' || kind === 'preSale'
}

/**
 * Decides where a response leads. A bulk building leads to its outcome, a web lead leaves the store, a pre-sale home
 * leads to the bundle. Every other response leads to a permitted mapped url. Without one it leads to the page of the
 * outcome. A customer of a bulk building leaves for the account (LOC-17, LOC-18).
 */
export const moveAfterAnswer = (crossroads: Crossroads): NextMove => {
  const { mapping, hosts, response, flags } = crossroads
  if (isUnmapped(crossroads)) return moveOf(crossroads, resolve({ response, flags, leadsToBundle: false }))
  const place = mappedPlace(mapping?.url ?? null, hosts)
  if (mapping !== null && place !== null) {
    const facts = { url: mapping.url, shouldClearPreviousData: mapping.shouldClearPreviousData }
    const move: Move = { _tag: 'GoTo', place, clearsPreviousData: mapping.shouldClearPreviousData }
    return { move, reason: { rule: 'LOC-17', facts } }
  }
  return moveOf(crossroads, resolutionAt(crossroads))
}
