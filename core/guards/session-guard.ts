import type { RouteFlags } from '../routes/route-flags.ts'
import { paths } from '../routes/routes.ts'
import type { Reason } from '../shared/reason.ts'
import type { GuardResult } from './location.ts'

/** Redirects an expired session from a route that needs one: to the address, or to the confirmation (GRD-07). */
export const sessionGuard = (flags: RouteFlags, isSessionAlive: boolean): GuardResult | null => {
  if (isSessionAlive || !flags.needsSession) return null
  const path = flags.confirmsOnExpiry ? paths.confirmation : paths.localization
  const reason = { rule: 'GRD-07', facts: { isSessionAlive, confirmsOnExpiry: flags.confirmsOnExpiry } }
  return { _tag: 'Redirect', to: { path, search: '' }, effects: [], reason }
}

export type BackDecision = { readonly isBlocked: boolean; readonly reason: Reason<'GRD-08'> }

/** Returns whether the Back button is blocked on a route, which its flag decides (GRD-08). */
export const backButton = ({ disableBackButton }: RouteFlags): BackDecision => ({
  isBlocked: disableBackButton,
  reason: { rule: 'GRD-08', facts: { disableBackButton } },
})
