import type { SessionContext } from '#core/journeys/session/session.context.ts'
import type { SessionEvent } from '#core/journeys/session/session.events.ts'
import { createSessionMachine } from '#core/journeys/session/session.machine.ts'
import type { SessionStatus } from '#core/session/session.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, SESSION_WARNING_MS } from '#core/session/session.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { shown } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Invoked, Journey, Outcome } from './journey.ts'

const status = (remainingMs: number): SessionStatus => ({
  isAlive: remainingMs > 0,
  expirationTime: epochMs(0),
  remainingMs,
  lifetimeMs: SESSION_ABSOLUTE_MS,
})

const lasting: Outcome<SessionContext> = {
  name: 'lasting',
  output: () => answered(status(SESSION_IDLE_MS)),
  behavior: 'answers',
  before: ({ provider }) => provider.visitor.cart()(),
}

const ending: Outcome<SessionContext> = {
  name: 'ending',
  output: () => answered(status(SESSION_WARNING_MS)),
  behavior: 'answers',
}

const ended: Outcome<SessionContext> = {
  name: 'ended',
  output: () => answered(status(0)),
  behavior: 'answers',
  before: ({ provider }) => provider.visitor.deleteSession()(),
}

const asking = (call: string): Invoked<SessionContext> => ({
  calls: [call],
  outcomes: [lasting, ending, ended, ...failings('TOO_MANY')],
})

/** The session's expiry. */
export const session: Journey<SessionContext, SessionEvent, 'askStatus' | 'extend'> = {
  name: 'session',
  title: { es: 'Sesión', en: 'Session' },
  states: {
    closed: { es: 'Sin sesión', en: 'No session' },
    watching: { es: 'Sesión activa', en: 'Session active' },
    checking: { es: 'Comprobando la sesión', en: 'Checking the session' },
    ending: { es: 'La sesión está por terminar', en: 'Session about to end' },
    extending: { es: 'Alargando la sesión', en: 'Extending the session' },
    verifying: { es: 'Tiempo agotado, comprobando la sesión', en: 'Time is up, checking the session' },
    unread: { es: 'Sesión sin comprobar', en: 'Session not checked' },
  },
  machine: createSessionMachine,
  userEvents: [
    { name: 'session.extended', event: () => ({ type: 'session.extended' }) },
    { name: 'status.requested', event: () => ({ type: 'status.requested' }) },
  ],
  systemEvents: [
    {
      name: 'session.opened',
      event: (_context, { answer: { sessionInfo } }) =>
        sessionInfo && { type: 'session.opened', status: sessionInfo.status },
      act: shown,
    },
    { name: 'session.used', event: () => ({ type: 'session.used' }) },
    { name: 'session.closed', event: () => ({ type: 'session.closed' }) },
  ],
  invoked: { askStatus: asking('sessionStatus'), extend: asking('sessionPing') },
  digest: () => null,
  setting: () => undefined,
}
