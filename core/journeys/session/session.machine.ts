import { either as E } from 'fp-ts'
import { assign, emit, fromPromise, setup } from 'xstate'
import { afterStatusFailure } from '../../session/expiry.ts'
import type { SessionStatus } from '../../session/session.ts'
import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '../../session/session.ts'
import type { EpochMs } from '../../shared/plain-date.ts'
import type { SessionEmitted, SessionEvent } from './session.events.ts'
import type { Answered, SessionContext, SessionPorts } from './session.context.ts'
import { NEVER, hasFailed, isDead, isLasting } from './session.context.ts'

/**
 * Times a session. Two minutes before expiry the visitor is warned (`ending`) and may extend it (SES-03). Before it the
 * machine reads the session status, because another tab may have used the session; that call does not extend it.
 * If the status can't be read the session is `unread`: the page shows the error route until a return (SES-05).
 */
export const createSessionMachine = ({ orchestrator, clock, log = () => undefined }: SessionPorts) => {
  const remaining = ({
    remainingMs,
    lifetimeMs,
  }: Pick<SessionStatus, 'remainingMs' | 'lifetimeMs'>): Partial<SessionContext> => {
    const now = clock.now()
    return {
      expiresAt: (now + remainingMs) as EpochMs,
      endsAt: (now + lifetimeMs) as EpochMs,
      failure: null,
    }
  }
  const remainingIn = (output: Answered): Partial<SessionContext> =>
    E.isRight(output) ? remaining(output.right) : { failure: output.left }
  const until = (instant: EpochMs): number => Math.max(0, instant - clock.now())
  return setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      emitted: {} as SessionEmitted,
    },
    actors: {
      askStatus: fromPromise<Answered>(() => orchestrator.sessionStatus()()),
      extend: fromPromise<Answered>(() => orchestrator.sessionPing()()),
    },
    delays: {
      warning: ({ context }) => until((context.expiresAt - SESSION_WARNING_MS) as EpochMs),
      end: ({ context }) => until(context.expiresAt),
    },
    actions: {
      announceEnd: emit({ type: 'session.ended' }),
      logUnread: (_, output: Answered) => {
        if (E.isLeft(output)) log(afterStatusFailure.entry(output.left._tag))
      },
      use: assign(({ context }) => ({
        expiresAt: Math.min(clock.now() + SESSION_IDLE_MS, context.endsAt) as EpochMs,
      })),
    },
  }).createMachine({
    id: 'session',
    initial: 'closed',
    context: { expiresAt: NEVER, endsAt: NEVER, failure: null },
    on: {
      'session.opened': { target: '.watching', actions: assign(({ event }) => remaining(event.status)) },
      'session.closed': { target: '.closed' },
    },
    states: {
      closed: { entry: assign({ failure: null }) },
      watching: {
        on: { 'session.used': { target: 'watching', reenter: true, actions: 'use' } },
        after: { warning: 'checking' },
      },
      checking: {
        invoke: {
          src: 'askStatus',
          onDone: [
            { guard: isDead, target: 'lost' },
            {
              guard: hasFailed,
              target: 'unread',
              actions: { type: 'logUnread', params: ({ event }) => event.output },
            },
            {
              guard: isLasting,
              target: 'watching',
              actions: assign(({ event }) => remainingIn(event.output)),
            },
            { target: 'ending', actions: assign(({ event }) => remainingIn(event.output)) },
          ],
        },
      },
      ending: {
        on: {
          'session.used': { target: 'checking', actions: 'use' },
          'session.extended': 'extending',
        },
        after: { end: 'verifying' },
      },
      extending: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'extend',
          onDone: [
            { guard: isDead, target: 'lost' },
            {
              guard: isLasting,
              target: 'watching',
              actions: assign(({ event }) => remainingIn(event.output)),
            },
            { target: 'ending', actions: assign(({ event }) => remainingIn(event.output)) },
          ],
        },
      },
      verifying: {
        invoke: {
          src: 'askStatus',
          onDone: [
            { guard: isDead, target: 'lost' },
            {
              guard: hasFailed,
              target: 'unread',
              actions: { type: 'logUnread', params: ({ event }) => event.output },
            },
            {
              guard: isLasting,
              target: 'watching',
              actions: assign(({ event }) => remainingIn(event.output)),
            },
            { target: 'lost' },
          ],
        },
      },
      unread: {
        entry: assign({ failure: null }),
        on: {
          'session.used': { target: 'watching', actions: 'use' },
          'status.requested': 'checking',
        },
      },
      lost: { entry: 'announceEnd', always: 'closed' },
    },
  })
}
