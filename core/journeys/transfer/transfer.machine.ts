import { either as E } from 'fp-ts'
import type { ActorRefFrom } from 'xstate'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { TRANSFER_CODE_MS } from '../../cart/transfer-code.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { TransferOffer } from '../../ports/saved-cart-calls.ts'
import type { LoadVisitor } from '../../ports/visitor.ts'

type TransferContext = {
  readonly offer: TransferOffer | null
  readonly failure: OrchestratorFailure | null
}

type Answer = E.Either<OrchestratorFailure, TransferOffer | null>

const requestFrom = async (load: LoadVisitor): Promise<Answer> => {
  const visitor = await load().catch(() => null)
  return visitor === null ? E.left({ _tag: 'Unreachable' }) : visitor.requestCode()
}

/**
 * Requests the code that moves the cart to another device. A code is shown until it expires; then the visitor requests
 * another one. A cart without monthly items has no code (CRT-06, CRT-14).
 */
export const createTransferMachine = (visitor: LoadVisitor) =>
  setup({
    types: { context: {} as TransferContext, events: {} as { readonly type: 'code.requested' } },
    actors: { requestCode: fromPromise<Answer>(() => requestFrom(visitor)) },
    delays: { codeLifetime: TRANSFER_CODE_MS },
  }).createMachine({
    id: 'transfer',
    context: { offer: null, failure: null },
    initial: 'requesting',
    states: {
      requesting: {
        entry: assign({ offer: null, failure: null }),
        invoke: {
          src: 'requestCode',
          onDone: [
            {
              guard: ({ event: { output } }) => E.isRight(output) && output.right !== null,
              target: 'offered',
              actions: assign(({ event: { output } }) => ({
                offer: E.isRight(output) ? output.right : null,
              })),
            },
            { guard: ({ event: { output } }) => E.isRight(output), target: 'empty' },
            {
              target: 'failed',
              actions: assign(({ event: { output } }) => ({
                failure: E.isLeft(output) ? output.left : null,
              })),
            },
          ],
        },
      },
      offered: { after: { codeLifetime: 'expired' } },
      expired: { on: { 'code.requested': 'requesting' } },
      failed: { on: { 'code.requested': 'requesting' } },
      empty: {},
    },
  })

export type TransferActor = ActorRefFrom<ReturnType<typeof createTransferMachine>>

/** Starts the request of a code. Its owner stops it. */
export const startTransfer = (visitor: LoadVisitor): TransferActor =>
  createActor(createTransferMachine(visitor)).start()
