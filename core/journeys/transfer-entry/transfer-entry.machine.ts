import { either as E } from 'fp-ts'
import type { ActorRefFrom } from 'xstate'
import { assertEvent, assign, createActor, emit, fromPromise, setup } from 'xstate'
import type { Address } from '../../address/address.ts'
import type { TransferCode } from '../../cart/transfer-code.ts'
import type { CodeFailure, LoadVisitor, OfferedTransfer } from '../../ports/visitor.ts'
import { hasOwnOrder } from '../sale/sale.return.ts'
import type { Sale } from '../sale/sale.ts'

type TransferEntryContext = {
  readonly code: TransferCode | null
  readonly address: Address | null
  readonly failure: CodeFailure | null
}

type TransferEntryEvent =
  | { readonly type: 'code.submitted'; readonly code: TransferCode }
  | { readonly type: 'replacement.accepted' }
  | { readonly type: 'replacement.refused' }

type Found = E.Either<CodeFailure, OfferedTransfer>

export type TransferEntryPorts = {
  readonly visitor: LoadVisitor
  /** Whether this device has an order of its own, which the transferred one would replace. */
  readonly hasOwnOrder: () => boolean
}

const FAILED: Found = E.left('codeFailed')

const isFound = ({ event: { output } }: { readonly event: { readonly output: Found } }): boolean =>
  E.isRight(output)

/**
 * Takes another device's code: finds cart and address, confirms the loss of an own order, leaves it to the shop that
 * opens at that address. A code whose address is not known any more waits for the address of the visitor (CRT-14).
 */
export const createTransferEntryMachine = (ports: TransferEntryPorts) =>
  setup({
    types: {
      context: {} as TransferEntryContext,
      events: {} as TransferEntryEvent,
      emitted: {} as { readonly type: 'transfer.accepted'; readonly address: Address | null },
    },
    actors: {
      findTransfer: fromPromise<Found, TransferCode | null>(async ({ input }) => {
        const visitor = await ports.visitor().catch(() => null)
        return visitor === null || input === null ? FAILED : visitor.findTransfer(input)
      }),
      enterCode: fromPromise<boolean, TransferCode | null>(async ({ input }) => {
        const visitor = await ports.visitor().catch(() => null)
        if (visitor !== null && input !== null) visitor.enterCode(input)
        return visitor !== null
      }),
    },
    guards: { hasOwnOrder: () => ports.hasOwnOrder() },
    actions: {
      takeCode: assign(({ event }) => {
        assertEvent(event, 'code.submitted')
        return { code: event.code, address: null, failure: null }
      }),
      fail: assign((_, failure: CodeFailure) => ({ failure })),
    },
  }).createMachine({
    id: 'transferEntry',
    context: { code: null, address: null, failure: null },
    initial: 'entering',
    states: {
      entering: { on: { 'code.submitted': { target: 'finding', actions: 'takeCode' } } },
      finding: {
        invoke: {
          src: 'findTransfer',
          input: ({ context }) => context.code,
          onDone: [
            {
              guard: isFound,
              target: 'deciding',
              actions: assign(({ event: { output } }) => ({
                address: E.isRight(output) ? output.right.address : null,
              })),
            },
            {
              target: 'entering',
              actions: {
                type: 'fail',
                params: ({ event: { output } }) => (E.isLeft(output) ? output.left : 'codeFailed'),
              },
            },
          ],
        },
      },
      deciding: { always: [{ guard: 'hasOwnOrder', target: 'asking' }, { target: 'taking' }] },
      asking: { on: { 'replacement.accepted': 'taking', 'replacement.refused': 'refused' } },
      taking: {
        invoke: {
          src: 'enterCode',
          input: ({ context }) => context.code,
          onDone: [
            { guard: ({ event }) => event.output, target: 'taken' },
            { target: 'entering', actions: { type: 'fail', params: 'codeFailed' } },
          ],
        },
      },
      taken: {
        entry: emit(({ context }) => ({ type: 'transfer.accepted' as const, address: context.address })),
      },
      // The own order stays. Another code may follow.
      refused: { on: { 'code.submitted': { target: 'finding', actions: 'takeCode' } } },
    },
  })

export type TransferEntryActor = ActorRefFrom<ReturnType<typeof createTransferEntryMachine>>

/** Starts a sale's code entry. A transfer localizes its address as a new order (LOC-24). Its owner ends it. */
export const startTransferEntry = (sale: Sale, visitor: LoadVisitor): TransferEntryActor => {
  const actor = createActor(
    createTransferEntryMachine({ visitor, hasOwnOrder: () => hasOwnOrder(sale.actor.getSnapshot().context) }),
  )
  actor.on('transfer.accepted', ({ address }) => {
    if (address !== null) sale.localization.send({ type: 'address.submitted', address })
  })
  return actor.start()
}
