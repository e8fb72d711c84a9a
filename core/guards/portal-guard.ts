import { either as E } from 'fp-ts'
import { portalPaths } from '../portal/destination.ts'
import type { EntryDecision, PortalVisit } from '../portal/portal-entry.ts'
import { enterPortal } from '../portal/portal-entry.ts'
import type { Route } from '../routes/route-match.ts'
import type { Effect, GuardResult, Location } from './location.ts'

/** What the guards of the portal know of a visitor, whatever the page. */
export type PortalVisitor = Omit<PortalVisit, 'path' | 'query'>

type Redirected = Extract<EntryDecision, { readonly do: 'redirect' }>

const ruleOf = ({ href, reason }: Redirected): string => {
  if (reason === 'backForward') return 'GRD-12'
  return href === portalPaths.login ? 'GRD-11' : 'PTL-10'
}

const redirectTo = (decided: Redirected): GuardResult => {
  const { href, reason, clearsStorage, returnTo } = decided
  const [path = '', query] = href.split('?')
  const effects: readonly Effect[] = [
    ...(clearsStorage ? [{ _tag: 'ClearPortalStorage' } as const] : []),
    ...(returnTo === null ? [] : [{ _tag: 'SaveUrl', url: returnTo } as const]),
  ]
  return {
    _tag: 'Redirect',
    to: { path, search: query === undefined ? '' : `?${query}` },
    effects,
    reason: { rule: ruleOf(decided), facts: { reason } },
  }
}

/**
 * Applies the portal guards to a route (PTL-10). Back and Forward: its entry, with cleared storage (GRD-12). Signed-out
 * visitors go to the login, and the requested URL is saved (GRD-11). Returns null when no redirect is needed.
 */
export const portalGuard = (
  { group, pattern }: Route,
  { search }: Location,
  visitor: PortalVisitor,
): GuardResult | null => {
  if (group !== 'portal' && group !== 'named') return null
  const decided = enterPortal({ ...visitor, path: pattern, query: search })
  return E.isRight(decided) && decided.right.do === 'redirect' ? redirectTo(decided.right) : null
}
