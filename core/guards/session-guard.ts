import type { RouteFlags } from '../routes/route-flags.ts'
import { paths } from '../routes/routes.ts'
import type { Reason } from '../shared/reason.ts'
import type { Turn } from './location.ts'

/** Where a dead session leads from a route that needs one: to localization, or to the confirmation where the route says so (GRD-07). */
export const sessionGuard = (flags: RouteFlags, isSessionAlive: boolean): Turn | null => {
  if (isSessionAlive || !flags.needsSession) return null
  const path = flags.confirmsWhenDead ? paths.confirmation : paths.localization
  const reason = { rule: 'GRD-07', facts: { isSessionAlive, confirmsWhenDead: flags.confirmsWhenDead } }
  return { _tag: 'Redirect', to: { path, search: '' }, effects: [], reason }
}

export type BackDecision = { readonly isBlocked: boolean; readonly reason: Reason<'GRD-08'> }

/** Whether the back button is blocked on a route: exactly where its flag says so (GRD-08). */
export const backButton = ({ disableBackButton }: RouteFlags): BackDecision => ({
  isBlocked: disableBackButton,
  reason: { rule: 'GRD-08', facts: { disableBackButton } },
})
