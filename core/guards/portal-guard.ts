import { openPortalPages, portalPaths } from '../portal/destination.ts'
import type { Route } from '../routes/route-match.ts'
import type { Location, GuardResult } from './location.ts'

const MOBILE_LOGIN = '/mobile/login'

/** A visit of a portal page: whether the visitor is signed in, and whether they used the browser's Back or Forward button. */
export type PortalVisit = { readonly isAuthenticated: boolean; readonly isBackForward: boolean }

/**
 * Guards the portal. Back and Forward lead to its entry with cleared storage (GRD-12); a visitor who is not signed in goes to the login, and
 * the requested URL is saved (GRD-11). Roles and the second factor are decided by other rules.
 */
export const portalGuard = (
  { group, pattern }: Route,
  { path, search }: Location,
  { isAuthenticated, isBackForward }: PortalVisit,
): GuardResult | null => {
  if (group !== 'portal') return null
  const facts = { isAuthenticated, isBackForward }
  if (isBackForward)
    return {
      _tag: 'Redirect',
      to: { path: portalPaths.entry, search: '' },
      effects: [{ _tag: 'ClearPortalStorage' }],
      reason: { rule: 'GRD-12', facts },
    }
  if (isAuthenticated || pattern === MOBILE_LOGIN || openPortalPages.includes(pattern)) return null
  return {
    _tag: 'Redirect',
    to: { path: portalPaths.login, search: '' },
    effects: [{ _tag: 'SaveUrl', url: `${path}${search}` }],
    reason: { rule: 'GRD-11', facts },
  }
}
