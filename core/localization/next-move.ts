import { either as E } from 'fp-ts'
import type { Address } from '../address/address.ts'
import type { Place } from '../shared/place.ts'
import { parsePlace } from '../shared/place.ts'
import type { Reason } from '../shared/reason.ts'
import { BUNDLE_ROUTE } from './bundle-route.ts'
import type { LocalizationResponse } from './localization.ts'
import type { LocalizationFlags, OutcomeKind } from './outcome.ts'
import { isBulk, outcomeOf } from './outcome.ts'
import type { Resolution } from './resolution.ts'
import { resolve } from './resolution.ts'

/** Where the provider maps an answer to; `shouldClearPreviousData` says that what was kept before is dropped on the way. */
export type AddressCodeMapping = { readonly url: string; readonly shouldClearPreviousData: boolean }

/** The pages outside the store a visitor may be sent to; configured, never taken from an answer. */
export type OutsideLinks = { readonly webLead: string; readonly existingCustomer: string }

/** Everything that decides where an answered address leads; `hosts` are those a mapped url may name. */
export type Crossroads = {
  readonly response: LocalizationResponse | null
  readonly flags: LocalizationFlags
  readonly mapping: AddressCodeMapping | null
  readonly links: OutsideLinks
  readonly hosts: readonly string[]
}

/** `Show` is the page of an outcome; `Leave` goes to a configured page outside, a web lead with the address as its query. */
export type Move =
  | { readonly _tag: 'GoTo'; readonly place: Place; readonly clearsPreviousData: boolean }
  | { readonly _tag: 'Show'; readonly kind: OutcomeKind }
  | { readonly _tag: 'GoBack' }
  | { readonly _tag: 'Leave'; readonly url: string; readonly address: Address | null }

export type NextMove = { readonly move: Move; readonly reason: Reason }

/** The mapped url when it is a place the store may send to, else null (LOC-17). */
export const mappedPlace = (url: string | null, hosts: readonly string[]): Place | null => {
  const place = parsePlace(url ?? '', hosts)
  return E.isRight(place) ? place.right : null
}

const resolutionAt = ({ response, flags, mapping }: Crossroads): Resolution =>
  resolve({ response, flags, leadsToBundle: mapping?.url.includes(BUNDLE_ROUTE) ?? false })

const leaving = ({ links, response }: Crossroads, kind: OutcomeKind): Move | null => {
  if (kind === 'existingCustomer') return { _tag: 'Leave', url: links.existingCustomer, address: null }
  const address = response?.providedAddress ?? null
  return kind === 'webLead' ? { _tag: 'Leave', url: links.webLead, address } : null
}

const moveOf = (crossroads: Crossroads, { outcome, reason }: Resolution): NextMove => {
  const kind = outcome.kind === 'preSale' ? 'bundle' : outcome.kind
  return { move: leaving(crossroads, kind) ?? { _tag: 'Show', kind }, reason }
}

/** Answers that no mapped url leads elsewhere: buildings under contract, web leads and pre-sale homes (LOC-17). */
const isUnmapped = ({ response, flags }: Crossroads): boolean => {
  if (response === null) return false
  if (isBulk(response)) return true
  const { kind } = outcomeOf(response, flags)
  return kind === 'webLead' || kind === 'preSale'
}

/**
 * Where the visitor goes when an address is answered: a building under contract to its outcome, a web lead out of the store, a pre-sale home
 * to the bundle; every other answer to the mapped url if there is one and it is ours, else a customer to the account and everyone else to the
 * page of the outcome (LOC-17, LOC-18).
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

/**
 * What opening the page of an outcome does: a pre-sale home and one that leads to the bundle go back one page, customers and web leads
 * leave the store, the others see their outcome (LOC-19).
 */
export const moveOnEntry = (crossroads: Crossroads): NextMove => {
  const { outcome, reason } = resolutionAt(crossroads)
  if (reason.rule === 'LOC-04') return { move: { _tag: 'GoBack' }, reason }
  return { move: leaving(crossroads, outcome.kind) ?? { _tag: 'Show', kind: outcome.kind }, reason }
}
