import { either as E } from 'fp-ts'
import type { AnswerArgs } from '../answered.ts'
import { succeeded } from '../answered.ts'
import type { PortalStatus } from '../../ports/portal-calls.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { PortalSetup } from './portal.setup.ts'

const isOver = ({ event: { output } }: AnswerArgs<PortalStatus>): boolean =>
  E.isRight(output) && !output.right.isAlive

const judge = {
  type: 'judge',
  params: ({ event: { output } }: AnswerArgs<PortalStatus, OrchestratorFailure>) => output,
} as const

const over = { guard: isOver, target: 'closed', actions: judge } as const

/**
 * Watches the session (PTL-04, PTL-07): checks it on page signals and before its end; each page uses it, and a page
 * after its end elsewhere leads to the login (PTL-29). Two minutes before its end the customer is warned, and may stay.
 * A dead session ends the visit; another account of another tab is loaded again (F32).
 */
export const sessionState = (portal: PortalSetup) =>
  portal.createStateConfig({
    initial: 'closed',
    on: { 'session.closed': '.closed' },
    states: {
      closed: { on: { 'session.used': 'watching' } },
      watching: {
        on: { 'session.due': 'checking', 'session.used': 'using' },
        after: { warning: 'verifying' },
      },
      checking: {
        invoke: {
          src: 'readSession',
          onDone: [
            over,
            {
              guard: succeeded,
              target: 'using',
              actions: judge,
            },
            { target: 'watching', actions: judge },
          ],
        },
      },
      using: {
        invoke: {
          src: 'ping',
          onDone: [over, { target: 'watching', actions: judge }],
        },
      },
      // Another tab may have used the session: only the server knows when it ends.
      verifying: {
        invoke: {
          src: 'readSession',
          onDone: [over, { target: 'verified', actions: judge }],
        },
      },
      verified: { always: [{ guard: 'isEnding', target: 'ending' }, { target: 'watching' }] },
      ending: {
        on: { 'session.due': 'using', 'session.used': 'using' },
        after: { end: 'expiring' },
      },
      expiring: {
        invoke: {
          src: 'readSession',
          onDone: [over, { target: 'watching', actions: judge }],
        },
      },
    },
  })
