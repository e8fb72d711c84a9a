import { marketingParameters } from '../query/query-parameters.ts'
import { plainPath } from '../routes/plain-path.ts'
import type { Route } from '../routes/route-match.ts'
import type { Location, GuardResult } from './location.ts'

/** The marketing parameters of every mobile page, with their defaults (GRD-10). */
export const MARKETING_DEFAULTS = {
  [marketingParameters.affiliate]: 'web',
  [marketingParameters.campaign]: 'mobile-shop',
  [marketingParameters.customerStatus]: 'prospect',
} as const

/**
 * The configuration of the mobile pages: whether the store shows them, which of them (paths or patterns), and the https
 * site of the others, without a trailing slash.
 */
export type MobileSite = {
  readonly isOn: boolean
  readonly allowed: readonly string[]
  readonly site: string
}

type Pair = readonly [name: string, written: string]

const pairsOf = (search: string): readonly Pair[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => [pair.replace(/=.*$/s, ''), pair])

/** Returns a parameter as a query writes it; undefined if it is missing or has no value. */
const givenIn = (pairs: readonly Pair[], name: string): string | undefined =>
  pairs.find(([given, written]) => given === name && written.length > name.length + 1)?.[1]

/**
 * Adds the missing parameters to a query, with their values in the query of the page before or their defaults; a
 * parameter without a value counts as missing and is replaced.
 */
const completed = (
  search: string,
  before = '',
): { readonly search: string; readonly missing: readonly string[] } => {
  const pairs = pairsOf(search)
  const added = Object.entries(MARKETING_DEFAULTS).filter(([name]) => givenIn(pairs, name) === undefined)
  const missing = added.map(([name]) => name)
  const query = [
    ...pairs.filter(([name]) => !missing.includes(name)).map(([, written]) => written),
    ...added.map(([name, value]) => givenIn(pairsOf(before), name) ?? `${name}=${value}`),
  ]
  return { search: `?${query.join('&')}`, missing }
}

/**
 * Returns a mobile shop document's complete query, and whether a new session begins; null if complete. `before`:
 * query of this store's page that led here, whose values are passed on; null for an external visitor (GRD-10).
 */
export const marketingOnDocument = (
  search: string,
  before: string | null,
): { readonly search: string; readonly resetsSession: boolean } | null => {
  const { search: query, missing } = completed(search, before ?? '')
  return missing.length === 0 ? null : { search: query, resetsSession: before === null }
}

/**
 * Redirects a mobile page to the external site if the flag is off or the page not allowed (GRD-09), else to itself with
 * missing marketing defaults (GRD-10). Both reset the session if a default was added. Null without a redirect.
 */
export const mobileGuard = (
  { group, pattern }: Route,
  { path, search }: Location,
  { isOn, allowed, site }: MobileSite,
): GuardResult | null => {
  if (group !== 'mobile') return null
  const plain = plainPath(path)
  const { search: query, missing } = completed(search)
  const isShown = isOn && (allowed.includes(plain) || allowed.includes(pattern))
  const effects = missing.length === 0 ? [] : [{ _tag: 'ResetSession' } as const]
  const facts = { isOn, isShown, missing: missing.join(' ') }
  if (!isShown)
    return { _tag: 'Leave', url: `${site}${plain}${query}`, effects, reason: { rule: 'GRD-09', facts } }
  return missing.length === 0
    ? null
    : { _tag: 'Redirect', to: { path: plain, search: query }, effects, reason: { rule: 'GRD-10', facts } }
}
