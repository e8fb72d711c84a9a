import { either as E } from 'fp-ts'
import type { ActorRefFrom } from 'xstate'
import { assertEvent, assign, createActor, fromPromise, setup } from 'xstate'
import type { OrderCode } from '../../checkout/order-code.ts'
import type { AccountCodePromise, ProvenAccount } from '../../ports/account-calls.ts'
import type { LoadCartOptions } from '../../ports/cart-option-calls.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import { answerIn, failureIn, succeeded } from '../answered.ts'

/** `maskedEmail` is where the last code was sent; null before one. The code itself is not stored. */
type AccountProofContext = {
  readonly maskedEmail: string | null
  readonly failure: OrchestratorFailure | null
}

type AccountProofEvent =
  /** The visitor requests a code, or another one because the last did not arrive. */
  { readonly type: 'code.requested' } | { readonly type: 'code.submitted'; readonly code: OrderCode }

/**
 * `whenSaved` resolves when the provider has the cart that the visitor sees. `onProven` receives the account, and the
 * cart and the offers with its limits and its balance.
 */
export type AccountProofPorts = {
  readonly load: LoadCartOptions
  readonly whenSaved: () => Promise<void>
  readonly onProven: (proven: ProvenAccount) => void
}

type Answer<A> = E.Either<OrchestratorFailure, A>
type Calls = Awaited<ReturnType<LoadCartOptions>>

const answerFrom = async <A>(
  { load }: AccountProofPorts,
  call: (calls: Calls) => Promise<Answer<A>>,
): Promise<Answer<A>> => {
  const calls = await load().catch(() => null)
  return calls === null ? E.left({ _tag: 'Unreachable' }) : call(calls)
}

/**
 * An existing customer proves with a code from the e-mail address of the account to hold it. After a wrong code the
 * visitor stays at the code entry, and may request another code (ACC-01, ACC-04).
 */
export const createAccountProofMachine = (ports: AccountProofPorts) =>
  setup({
    types: { context: {} as AccountProofContext, events: {} as AccountProofEvent },
    actors: {
      sendCode: fromPromise<Answer<AccountCodePromise>>(() =>
        answerFrom(ports, (calls) => calls.requestAccountCode()()),
      ),
      prove: fromPromise<Answer<ProvenAccount>, OrderCode>(async ({ input }) => {
        await ports.whenSaved()
        return answerFrom(ports, (calls) => calls.proveAccount({ code: input })())
      }),
    },
    guards: { hasCode: ({ context }) => context.maskedEmail !== null },
    actions: {
      keepFailure: assign((_args, output: Answer<unknown>) => ({ failure: failureIn(output) })),
    },
  }).createMachine({
    id: 'accountProof',
    context: { maskedEmail: null, failure: null },
    initial: 'offering',
    states: {
      offering: { on: { 'code.requested': 'sendingCode' } },
      sendingCode: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'sendCode',
          onDone: [
            {
              guard: succeeded,
              target: 'enteringCode',
              actions: assign(({ event }) => ({ maskedEmail: answerIn(event.output).maskedEmail })),
            },
            {
              guard: 'hasCode',
              target: 'enteringCode',
              actions: { type: 'keepFailure', params: ({ event }) => event.output },
            },
            { target: 'offering', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      enteringCode: { on: { 'code.submitted': 'proving', 'code.requested': 'sendingCode' } },
      proving: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'prove',
          input: ({ event }) => {
            assertEvent(event, 'code.submitted')
            return event.code
          },
          onDone: [
            {
              guard: succeeded,
              target: 'proven',
              actions: ({ event }) => ports.onProven(answerIn(event.output)),
            },
            { target: 'enteringCode', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      proven: { type: 'final' },
    },
  })

export type AccountProofActor = ActorRefFrom<ReturnType<typeof createAccountProofMachine>>

/** Starts the proof. Its owner stops it. */
export const startAccountProof = (ports: AccountProofPorts): AccountProofActor =>
  createActor(createAccountProofMachine(ports)).start()
