import type { PlainDate } from '../shared/plain-date.ts'
import type { SubscribedService, ServiceHold, ServiceId } from './portal-account.ts'
import type { ServiceChange } from './service-change.ts'

/** Why a service can't be changed online. */
export type ServiceObstacle = 'openOrder' | 'pendingChange' | 'ending' | ServiceHold

/** The services of an account before its pending changes, its pending changes, and whether it has an open order. */
export type ObstacleFacts = {
  readonly pending: readonly ServiceChange[]
  readonly openOrder: boolean
  readonly today: PlainDate
}

/** Returns the services that a change concerns. */
export const servicesOfChange = ({
  preview: { request, option },
}: Pick<ServiceChange, 'preview'>): readonly ServiceId[] => {
  if (request.kind === 'cancel') return request.serviceIds
  return option === null ? [] : [option.serviceId]
}

/**
 * Returns what prevents that a service is changed online: a pending change of it, an end that is agreed, a fixed term
 * or a contract of the building, or an open order of the account. Null if nothing does (PTL-20).
 */
export const obstacleOf = (
  { id, until, hold, since }: Pick<SubscribedService, 'id' | 'until' | 'hold' | 'since'>,
  { pending, openOrder, today }: ObstacleFacts,
): ServiceObstacle | null => {
  if (pending.some((change) => servicesOfChange(change).includes(id))) return 'pendingChange'
  if (until !== null) return 'ending'
  if (hold !== null) return hold
  return openOrder || since > today ? 'openOrder' : null
}
