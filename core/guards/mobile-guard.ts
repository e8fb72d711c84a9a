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

const hasParameter = (search: string, name: string): boolean =>
  search
    .replace(/^\?/, '')
    .split('&')
    .some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1)

const missingDefaults = (search: string): readonly string[] =>
  Object.entries(MARKETING_DEFAULTS)
    .filter(([name]) => !hasParameter(search, name))
    .map(([name, value]) => `${name}=${value}`)

const withDefaults = (search: string, missing: readonly string[]): string => {
  const given = search.replace(/^\?/, '').split('&')
  const query = [...given.filter((pair) => pair !== ''), ...missing].join('&')
  return query === '' ? '' : `?${query}`
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
  const missing = missingDefaults(search)
  const isShown = isOn && (allowed.includes(plain) || allowed.includes(pattern))
  const effects = missing.length === 0 ? [] : [{ _tag: 'ResetSession' } as const]
  const query = withDefaults(search, missing)
  const facts = { isOn, isShown, missing: missing.length }
  if (!isShown)
    return { _tag: 'Leave', url: `${site}${plain}${query}`, effects, reason: { rule: 'GRD-09', facts } }
  return missing.length === 0
    ? null
    : { _tag: 'Redirect', to: { path: plain, search: query }, effects, reason: { rule: 'GRD-10', facts } }
}
