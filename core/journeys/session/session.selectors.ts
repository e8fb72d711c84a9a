import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createSessionMachine } from './session.machine.ts'

export type SessionMachine = ReturnType<typeof createSessionMachine>
export type SessionActor = ActorRefFrom<SessionMachine>
export type SessionSnapshot = SnapshotFrom<SessionMachine>

/** Whether the visitor is being told that the session ends. */
export const isEnding = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('ending') || snapshot.matches('extending') || snapshot.matches('verifying')

/** Whether asking for more time can still help: the session's greatest age is not what ends it. */
export const canExtend = ({ context }: SessionSnapshot): boolean => context.expiresAt < context.endsAt
