import { either as E } from 'fp-ts'
import { assign, fromPromise, setup } from 'xstate'
import type { LoadedRequirements } from '../../checkout/requirements.ts'
import { missingRequirements, requirementsRetryMs } from '../../checkout/requirements.ts'
import type { Random } from '../../ports/random.ts'
import { EFFECT_RETRIES, jittered } from '../../session/retry-limit.ts'
import type { RequirementsAnswer, RequirementsInput } from './checkout.requirements.ts'

type Load = (input: RequirementsInput) => () => Promise<RequirementsAnswer>

type Context = RequirementsInput & { readonly tries: number; readonly isExpired: boolean }

const loadedIn = (context: Context, answer: RequirementsAnswer): LoadedRequirements =>
  E.isRight(answer) ? answer.right : context.loaded

/**
 * Loads the missing parts of a checkout again up to ten times, with growing pauses, and at once when the buyer asks for
 * it (CHK-20, SES-08). Ends with all parts, or with the end of the session.
 */
export const createDeferredRequirementsMachine = (load: Load, random: Random) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as { readonly type: 'retry.requested' },
      input: {} as RequirementsInput,
      output: {} as RequirementsAnswer,
    },
    actors: {
      load: fromPromise<RequirementsAnswer, RequirementsInput>(({ input }) => load(input)()),
    },
    delays: { requirementsRetry: ({ context }) => jittered(requirementsRetryMs(context.tries), random.id()) },
    guards: {
      mayRetry: ({ context: { tries } }) => tries < EFFECT_RETRIES,
      isOver: ({ context: { loaded, isExpired } }) => isExpired || missingRequirements(loaded).length === 0,
    },
  }).createMachine({
    id: 'deferredRequirements',
    initial: 'waiting',
    context: ({ input }) => ({ ...input, tries: 0, isExpired: false }),
    output: ({ context: { loaded, isExpired } }) =>
      isExpired ? E.left({ _tag: 'SessionExpired' as const }) : E.right(loaded),
    states: {
      waiting: {
        always: { guard: 'isOver', target: 'over' },
        after: { requirementsRetry: { guard: 'mayRetry', target: 'loading' } },
        // The buyer may always ask for more.
        on: { 'retry.requested': { target: 'loading', actions: assign({ tries: 0 }) } },
      },
      loading: {
        invoke: {
          src: 'load',
          input: ({ context }) => context,
          onDone: {
            target: 'waiting',
            actions: assign(({ context, event: { output } }) => ({
              loaded: loadedIn(context, output),
              isExpired: E.isLeft(output),
              tries: context.tries + 1,
            })),
          },
        },
      },
      over: { type: 'final' },
    },
  })
