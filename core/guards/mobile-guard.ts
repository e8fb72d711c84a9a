import type { Route } from '../routes/route-match.ts'
import { plainPath } from '../routes/route-match.ts'
import type { Location, Turn } from './location.ts'

/** Marketing parameters every visit of the mobile pages carries, with the value of a visit that brings none (GRD-10). */
export const MARKETING_DEFAULTS = { affpn: 'web', cmp: 'mobile-shop', customerstatus: 'prospect' } as const

/**
 * How the mobile pages stand: whether the store shows them, which of them (paths or patterns), and the https site of those it does not,
 * without a slash at its end.
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
    .map((pair) => [pair.split('=', 1)[0] ?? '', pair])

/** The query with the defaults of what is missing; a parameter without a value is missing, and gives way. */
const completed = (search: string): { readonly search: string; readonly missing: readonly string[] } => {
  const pairs = pairsOf(search)
  const isGiven = (name: string): boolean =>
    pairs.some(([given, written]) => given === name && written.length > name.length + 1)
  const added = Object.entries(MARKETING_DEFAULTS).filter(([name]) => !isGiven(name))
  const missing = added.map(([name]) => name)
  const query = [
    ...pairs.filter(([name]) => !missing.includes(name)).map(([, written]) => written),
    ...added.map(([name, value]) => `${name}=${value}`),
  ]
  return { search: `?${query.join('&')}`, missing }
}

/**
 * Where a mobile page leads: to the external site when the flag is off or the page is not allowed (GRD-09), else to itself with the
 * marketing defaults that are missing (GRD-10). Either way the session is reset when a default was added; null when nothing is to do.
 */
export const mobileGuard = (
  { group, pattern }: Route,
  { path, search }: Location,
  { isOn, allowed, site }: MobileSite,
): Turn | null => {
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
