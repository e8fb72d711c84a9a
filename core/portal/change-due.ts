import type { EpochMs } from '../shared/plain-date.ts'
import { addDays, instantAt } from '../shared/plain-date.ts'
import type { PortalAccount } from './portal-account.ts'
import type { ChangePreview, ServiceChange } from './service-change.ts'

/** Returns when a change takes effect: after its services' last day, or at the start of an option (PTL-21). */
export const dueAtOf = (
  { request, effectiveOn }: Pick<ChangePreview, 'request' | 'effectiveOn'>,
  { utcOffsetMinutes }: Pick<PortalAccount, 'utcOffsetMinutes'>,
): EpochMs =>
  instantAt(request.kind === 'cancel' ? addDays(effectiveOn, 1) : effectiveOn, 0, utcOffsetMinutes)

/** Returns a pending change as withdrawn or confirmed at an instant (PTL-21). */
export const closedChange = (
  change: ServiceChange,
  state: 'withdrawn' | 'confirmed',
  closedAt: EpochMs,
): ServiceChange => ({ ...change, state, closedAt })
