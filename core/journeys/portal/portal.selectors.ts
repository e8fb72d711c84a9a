import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { offersAgent } from '../../portal/retention-path.ts'
import type { PortalReturn } from '../../portal/return-url.ts'
import type { ServiceChange } from '../../portal/service-change.ts'
import type { PortalStep } from '../../routes/portal-steps.ts'
import type { EpochMs } from '../../shared/plain-date.ts'
import type { createPortalMachine } from './portal.machine.ts'
import { changeAt } from './portal.steps.ts'

export type PortalActor = ActorRefFrom<ReturnType<typeof createPortalMachine>>
export type PortalSnapshot = SnapshotFrom<ReturnType<typeof createPortalMachine>>

/** Returns the step of the visit. */
export const selectPortalStep = ({ context }: PortalSnapshot): PortalStep => context.step

/** Whether the permitted step is still unknown: the session, or what the wanted step needs, is loading. */
export const selectIsUndecided = (snapshot: PortalSnapshot): boolean =>
  snapshot.matches({ page: 'restoring' }) ||
  snapshot.matches({ page: { inside: 'loading' } }) ||
  snapshot.matches({ page: { accounts: 'switchingAccount' } }) ||
  snapshot.matches({ page: { signOut: 'signingOut' } })

/** Whether the login has several accounts and none is chosen. The services show them instead. */
export const selectIsChoosingAccount = (snapshot: PortalSnapshot): boolean =>
  snapshot.matches({ page: { accounts: 'choosingAccount' } }) ||
  (snapshot.matches({ page: { accounts: 'switchingAccount' } }) && snapshot.context.overview === null)

/** Returns the change that the step shows. */
export const selectShownChange = ({ context }: PortalSnapshot): ServiceChange | null =>
  changeAt(context.step, context)

/** Whether a person is offered, because of the reason of the cancellation. */
export const selectOffersAgent = ({ context }: PortalSnapshot): boolean => offersAgent(context.draft.reason)

/** Progress of a requested change: under way, unknown and queried again, or to be retried by hand. */
export type RequestPhase = 'requesting' | 'inDoubt' | 'unanswered'

/** Returns the phase of the request; null without one. */
export const selectRequest = (snapshot: PortalSnapshot): RequestPhase | null =>
  (['requesting', 'inDoubt', 'unanswered'] as const).find((phase) =>
    snapshot.matches({ page: { request: phase } }),
  ) ?? null

/** Whether something could not be loaded, so that it can be tried again. */
export const selectHasFailed = (snapshot: PortalSnapshot): boolean =>
  snapshot.matches({ page: { inside: 'failed' } }) || snapshot.matches({ page: { signOut: 'unsigned' } })

/** Returns the end of the session while the customer is warned of it; null otherwise. */
export const selectEnding = (snapshot: PortalSnapshot): EpochMs | null =>
  snapshot.matches({ session: 'ending' }) ? (snapshot.context.status?.expiresAt ?? null) : null

/** Whether the session is being extended. */
export const selectIsExtending = (snapshot: PortalSnapshot): boolean => snapshot.matches({ session: 'using' })

/** Returns the page to which the login and the second factor lead back; null for the services. */
export const selectReturn = ({ context }: PortalSnapshot): PortalReturn | null => context.returnTo

/** Returns the external target of the visit: the store after a dead session, or the provider's sign-out; else null. */
export const selectLeaveTo = ({ context }: PortalSnapshot): string | null => context.leaveTo
