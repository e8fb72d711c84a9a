import { useSelector } from '@xstate/react'
import { selectShownChange } from '#core/journeys/portal/portal.selectors.ts'
import type { ChangePreview } from '#core/portal/service-change.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import { namesOf } from './subscribed-services.view.tsx'
import type { Connected } from './portal-screen.ts'
import type { RequestedChangeProps } from './requested-change.view.tsx'

/** Writes the names of the services of a change; those of its price where the account has them no more. */
const changedNames = (
  { request, before, after, option }: ChangePreview,
  overview: AccountOverview,
): string => {
  const ids: readonly string[] = request.kind === 'cancel' ? request.serviceIds : [option?.serviceId ?? '']
  const held = overview.services.filter(({ id }) => ids.includes(id))
  if (held.length > 0) return namesOf(held)
  const kept = (after?.lines ?? []).map(({ offerId }) => offerId)
  return namesOf(before.lines.filter(({ role, offerId }) => role === 'plan' && !kept.includes(offerId)))
}

/** Reads the change that the step shows; null while there is none. */
export const useRequestedChange = ({ portal, brand }: Connected): RequestedChangeProps | null => {
  const { actor } = portal
  const change = useSelector(actor, selectShownChange)
  const { overview, failure } = useSelector(actor, ({ context }) => context)
  const isWithdrawing = useSelector(actor, (snapshot) => snapshot.matches({ task: 'withdrawing' }))
  if (change === null || overview === null) return null
  return {
    change,
    names: changedNames(change.preview, overview),
    requestedOn: dateAt(change.requestedAt, -new Date(change.requestedAt).getTimezoneOffset()),
    maskedEmail: overview.account.maskedEmail,
    brand,
    trouble: { failure, request: null },
    isBusy: isWithdrawing,
    onUndo: () => actor.send({ type: 'change.withdrawn', changeId: change.id }),
    onServices: () => void portal.request('services'),
    onRetry: () => actor.send({ type: 'change.withdrawn', changeId: change.id }),
  }
}
