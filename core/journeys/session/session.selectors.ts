import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { afterStatusFailure } from '../../session/expiry.ts'
import type { createSessionMachine } from './session.machine.ts'

export type SessionMachine = ReturnType<typeof createSessionMachine>
export type SessionActor = ActorRefFrom<SessionMachine>
export type SessionSnapshot = SnapshotFrom<SessionMachine>

/** Checks whether the expiry warning is shown. */
export const isEnding = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('ending') || snapshot.matches('extending') || snapshot.matches('verifying')

/** Checks whether the session can be extended: it has not reached its maximum age. */
export const canExtend = ({ context }: SessionSnapshot): boolean => context.expiresAt < context.endsAt

/** Returns the message with which an unread status leads to the error route, or null (SES-05). */
export const selectSessionFailure = (snapshot: SessionSnapshot): string | null =>
  snapshot.matches('unread') ? afterStatusFailure.message : null
