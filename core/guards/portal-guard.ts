import { redirects } from '../routes/private-paths.ts'
import type { Route } from '../routes/route-match.ts'
import type { Location, Turn } from './location.ts'

/** The portal's entry, which leads to its login. */
export const PORTAL_ENTRY = '/customer-portal'
export const PORTAL_LOGIN = redirects[PORTAL_ENTRY]

/** Portal pages that are open to everyone. */
const openPages: readonly string[] = [
  PORTAL_LOGIN,
  '/mobile/login',
  '/customer-portal/error',
  '/customer-portal/non-authorized-user',
]

/** How a visitor comes to a portal page: signed in or not, and by the browser's back or forward button or not. */
export type PortalVisit = { readonly isAuthenticated: boolean; readonly isBackForward: boolean }

/**
 * The door of the portal: who comes back to it by the browser's buttons starts at its entry with a cleared store (GRD-12); who is not
 * signed in goes to the login, and the asked url is kept (GRD-11). Roles and the second factor are decided behind it.
 */
export const portalGuard = (
  { group, pattern }: Route,
  { path, search }: Location,
  { isAuthenticated, isBackForward }: PortalVisit,
): Turn | null => {
  if (group !== 'portal') return null
  const facts = { isAuthenticated, isBackForward }
  if (isBackForward)
    return {
      _tag: 'Redirect',
      to: { path: PORTAL_ENTRY, search: '' },
      effects: [{ _tag: 'ClearPortalStorage' }],
      reason: { rule: 'GRD-12', facts },
    }
  if (isAuthenticated || openPages.includes(pattern)) return null
  return {
    _tag: 'Redirect',
    to: { path: PORTAL_LOGIN, search: '' },
    effects: [{ _tag: 'SaveUrl', url: `${path}${search}` }],
    reason: { rule: 'GRD-11', facts },
  }
}
