import type { StateTime } from '#core/schedule/visit-instants.ts'
import { stateTimeOf } from '../network/states.ts'
import type { SessionRecord } from '../store/store.ts'

/** Returns the state and the time of the home that a session buys for; null without a home. */
export const homeTimeOf = (session: Pick<SessionRecord, 'localization'> | null): StateTime | null =>
  stateTimeOf(session?.localization.sessionInfo?.serviceAddress.state ?? '')
