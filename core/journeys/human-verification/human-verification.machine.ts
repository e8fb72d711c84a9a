import { either as E } from 'fp-ts'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assign, fromPromise, setup } from 'xstate'
import {
  HUMAN_CHECKS_MAX,
  HUMAN_PASS_MS,
  HUMAN_PROGRESS_MS,
  HUMAN_TOKEN_MS,
} from '../../human/human-check.ts'
import type { AnswerArgs } from '../answered.ts'
import { answerIn, succeeded } from '../answered.ts'
import type { Checked, HumanVerificationPorts, SolveFailure, Solved } from './human-verification.actors.ts'
import { checkToken, solveChallenge } from './human-verification.actors.ts'
import type { HumanVerificationContext, SolvedChallenge } from './human-verification.context.ts'

export type HumanVerificationEvent =
  /** A call will soon need a pass: the visitor types. */
  | { readonly type: 'challenge.prepared' }
  /** A call waits for a pass. */
  | { readonly type: 'pass.requested' }
  /** A call took the pass with it. */
  | { readonly type: 'pass.taken' }
  /** The provider accepted the pass of a call. */
  | { readonly type: 'pass.accepted' }
  /** The provider refused the pass of a call. */
  | { readonly type: 'pass.refused' }

/** The context before any check. */
const NO_CHECK: HumanVerificationContext = {
  isRequested: false,
  solved: null,
  pass: null,
  failedChecks: 0,
  failure: null,
}

const solvedIn = ({ solved }: HumanVerificationContext): SolvedChallenge => {
  if (solved === null) throw new Error('checking without a solved challenge')
  return solved
}

const isUnsolved = ({ event: { output } }: AnswerArgs<unknown, SolveFailure>): boolean =>
  E.isLeft(output) && output.left._tag === 'NotSolved'

const isRefused = ({ event: { output } }: { readonly event: { readonly output: Checked } }): boolean =>
  E.isRight(output) && output.right.result === 'failed'

type Result = E.Either<SolveFailure, unknown>

/** The failure of the provider. A failure of the solver is a failed check instead. */
const providerFailure = (output: Result): Pick<HumanVerificationContext, 'failure'> => ({
  failure: E.isLeft(output) && output.left._tag !== 'NotSolved' ? output.left : null,
})

/** Why a check did not pass, for the log. */
const causeOf = (output: Result): string => {
  if (E.isRight(output)) return 'refused'
  return output.left._tag === 'NotSolved' ? output.left.because : output.left._tag
}

/**
 * Proves that a person uses the page. It waits (`pending`) until a call will need a pass, solves a challenge, has its
 * token checked, and holds the pass until the call takes it. A token and a pass expire (HUM-03). A failed check is
 * repeated in place; after the third one in a row the check is `blocked` (HUM-04).
 */
export const createHumanVerificationMachine = (ports: HumanVerificationPorts) =>
  setup({
    types: { context: {} as HumanVerificationContext, events: {} as HumanVerificationEvent },
    actors: {
      solve: fromPromise<Solved>(() => solveChallenge(ports)),
      check: fromPromise<Checked, SolvedChallenge>(({ input }) => checkToken(ports, input)),
    },
    delays: {
      progress: HUMAN_PROGRESS_MS,
      tokenLife: ({ context }) => HUMAN_TOKEN_MS[solvedIn(context).kind],
      passLife: HUMAN_PASS_MS,
    },
    guards: {
      isRequested: ({ context }) => context.isRequested,
      isLastCheck: ({ context }) => context.failedChecks >= HUMAN_CHECKS_MAX,
    },
    actions: {
      request: assign({ isRequested: true }),
      forget: assign({ isRequested: false, solved: null, pass: null }),
      logFailure: (_, output: Result) =>
        ports.log({ level: 'error', event: 'HumanCheckFailed', facts: { because: causeOf(output) } }),
    },
  }).createMachine({
    id: 'humanVerification',
    context: NO_CHECK,
    initial: 'pending',
    on: {
      'pass.accepted': { actions: assign({ failedChecks: 0 }) },
      'pass.refused': '.refused',
    },
    states: {
      pending: {
        entry: 'forget',
        on: {
          'challenge.prepared': 'checking',
          'pass.requested': { target: 'checking', actions: 'request' },
        },
      },
      checking: {
        type: 'parallel',
        entry: assign({ failure: null }),
        on: { 'pass.requested': { actions: 'request' } },
        states: {
          work: {
            initial: 'solving',
            states: {
              solving: {
                invoke: {
                  src: 'solve',
                  onDone: [
                    {
                      guard: succeeded,
                      target: 'solved',
                      actions: assign(({ event }) => ({ solved: answerIn(event.output) })),
                    },
                    {
                      guard: isUnsolved,
                      target: '#humanVerification.refused',
                      actions: { type: 'logFailure', params: ({ event }) => event.output },
                    },
                    {
                      target: '#humanVerification.unavailable',
                      actions: [
                        assign(({ event }) => providerFailure(event.output)),
                        { type: 'logFailure', params: ({ event }) => event.output },
                      ],
                    },
                  ],
                },
              },
              solved: {
                always: { guard: 'isRequested', target: 'validating' },
                after: { tokenLife: '#humanVerification.expired' },
              },
              validating: {
                invoke: {
                  src: 'check',
                  input: ({ context }) => solvedIn(context),
                  onDone: [
                    {
                      guard: isRefused,
                      target: '#humanVerification.refused',
                      actions: { type: 'logFailure', params: ({ event }) => event.output },
                    },
                    {
                      guard: succeeded,
                      target: '#humanVerification.passed',
                      actions: assign(({ event }) => ({ pass: answerIn(event.output).pass ?? null })),
                    },
                    {
                      target: '#humanVerification.unavailable',
                      actions: [
                        assign(({ event }) => providerFailure(event.output)),
                        { type: 'logFailure', params: ({ event }) => event.output },
                      ],
                    },
                  ],
                },
              },
            },
          },
          // The page says that it checks after three seconds of waiting, not while it solves ahead.
          wait: {
            initial: 'unseen',
            states: {
              unseen: { always: { guard: 'isRequested', target: 'short' } },
              short: { after: { progress: 'long' } },
              long: {},
            },
          },
        },
      },
      refused: {
        entry: assign(({ context }) => ({ failedChecks: context.failedChecks + 1 })),
        always: [
          { guard: 'isLastCheck', target: 'blocked' },
          { guard: 'isRequested', target: 'checking' },
          { target: 'pending' },
        ],
      },
      passed: {
        on: { 'pass.taken': 'pending' },
        after: { passLife: 'expired' },
      },
      // What was solved or passed is too old. The next call starts anew.
      expired: {
        entry: 'forget',
        on: {
          'challenge.prepared': 'checking',
          'pass.requested': { target: 'checking', actions: 'request' },
        },
      },
      // The provider could not check: the call fails with its failure, and the next one starts anew.
      unavailable: {
        entry: 'forget',
        on: { 'pass.requested': { target: 'checking', actions: 'request' } },
      },
      // The error page is shown. A visitor who comes back has three attempts again.
      blocked: {
        entry: ['forget', assign({ failedChecks: 0 })],
        on: { 'pass.requested': { target: 'checking', actions: 'request' } },
      },
    },
  })

export type HumanVerificationActor = ActorRefFrom<ReturnType<typeof createHumanVerificationMachine>>
export type HumanVerificationSnapshot = SnapshotFrom<ReturnType<typeof createHumanVerificationMachine>>
