import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createSessionMachine } from './session.machine.ts'

export type SessionMachine = ReturnType<typeof createSessionMachine>
export type SessionActor = ActorRefFrom<SessionMachine>
export type SessionSnapshot = SnapshotFrom<SessionMachine>

/** Checks whether the expiry warning is shown. */
export const isEnding = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('ending') || snapshot.matches('extending') || snapshot.matches('verifying')

/** Checks whether the session can be extended: it has not reached its maximum age. */
export const canExtend = ({ context }: SessionSnapshot): boolean => context.expiresAt < context.endsAt
