import { either as E } from 'fp-ts'
import type { ActorRefFrom } from 'xstate'
import { assign, createActor, fromPromise, setup } from 'xstate'
import type { Address } from '../../address/address.ts'
import type {
  FollowUpErrors,
  FollowUpForm,
  FollowUpKind,
  FollowUpRequest,
} from '../../follow-up/follow-up.ts'
import { EMPTY_FOLLOW_UP, parseFollowUp } from '../../follow-up/follow-up.ts'
import type { LoadFollowUps } from '../../ports/follow-up-calls.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'

/** What a follow-up is about, and its calls. */
export type FollowUpParts = {
  readonly kind: FollowUpKind
  readonly address: Address
  readonly load: LoadFollowUps
}

/**
 * `form` is what is typed; it stays until the request is sent. `errors` are those of the last refused form, and
 * `refusals` counts the refused forms.
 */
export type FollowUpContext = {
  readonly form: FollowUpForm
  readonly errors: FollowUpErrors | null
  readonly refusals: number
  readonly failure: OrchestratorFailure | null
}

export type FollowUpEvent =
  | { readonly type: 'form.changed'; readonly changes: Partial<FollowUpForm> }
  | { readonly type: 'form.submitted' }

type Answer = E.Either<OrchestratorFailure, unknown>

const send = async ({ load }: FollowUpParts, request: FollowUpRequest): Promise<Answer> => {
  const calls = await load().catch(() => null)
  return calls === null ? E.left({ _tag: 'Unreachable' }) : calls.requestFollowUp(request)()
}

const errorsIn = ({ kind, address }: FollowUpParts, form: FollowUpForm): FollowUpErrors | null => {
  const parsed = parseFollowUp(kind, address, form)
  return E.isLeft(parsed) ? parsed.left : null
}

const requestOf = ({ kind, address }: FollowUpParts, { form }: FollowUpContext): FollowUpRequest => {
  const parsed = parseFollowUp(kind, address, form)
  if (E.isLeft(parsed)) throw new Error('a request from an invalid form')
  return parsed.right
}

/** Sends a request about an address outcome. A refused or failed form retains all input (LOC-40). */
export const createFollowUpMachine = (parts: FollowUpParts) =>
  setup({
    types: { context: {} as FollowUpContext, events: {} as FollowUpEvent },
    actors: { send: fromPromise<Answer, FollowUpRequest>(({ input }) => send(parts, input)) },
    guards: { isValid: ({ context }) => errorsIn(parts, context.form) === null },
    actions: {
      change: assign(({ context, event }) =>
        event.type === 'form.changed' ? { form: { ...context.form, ...event.changes } } : {},
      ),
      refuse: assign(({ context }) => ({
        errors: errorsIn(parts, context.form),
        refusals: context.refusals + 1,
        failure: null,
      })),
    },
  }).createMachine({
    id: 'followUp',
    context: { form: EMPTY_FOLLOW_UP, errors: null, refusals: 0, failure: null },
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.changed': { actions: 'change' },
          'form.submitted': [{ guard: 'isValid', target: 'sending' }, { actions: 'refuse' }],
        },
      },
      sending: {
        entry: assign({ errors: null, failure: null }),
        invoke: {
          src: 'send',
          input: ({ context }) => requestOf(parts, context),
          onDone: [
            {
              guard: ({ event: { output } }) => E.isRight(output),
              target: 'sent',
              actions: assign({ failure: null }),
            },
            {
              target: 'failed',
              actions: assign(({ event: { output } }) => ({
                failure: E.isLeft(output) ? output.left : null,
              })),
            },
          ],
        },
      },
      failed: {
        on: {
          'form.changed': { target: 'editing', actions: 'change' },
          'form.submitted': 'sending',
        },
      },
      sent: {},
    },
  })

export type FollowUpActor = ActorRefFrom<ReturnType<typeof createFollowUpMachine>>

/** Starts a follow-up. Its owner stops it. */
export const startFollowUp = (parts: FollowUpParts): FollowUpActor =>
  createActor(createFollowUpMachine(parts)).start()
