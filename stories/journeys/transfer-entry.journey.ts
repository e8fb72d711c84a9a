import { waitFor } from 'xstate'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import type { TransferEntryActor } from '#core/journeys/transfer-entry/transfer-entry.machine.ts'
import {
  createTransferEntryMachine,
  startTransferEntry,
} from '#core/journeys/transfer-entry/transfer-entry.machine.ts'
import type { CodeFailure } from '#core/ports/visitor.ts'
import type { CallBehavior } from '../stage/call-control.ts'
import { GIG } from '../stage/buyer.ts'
import type { Stage } from '../stage/stage.ts'
import { shown } from '../stage/stage.ts'
import { answered } from './failures.ts'
import type { Journey, Outcome } from './journey.ts'
import { startedOnStage, visitorOn } from './part-actor.ts'

/** The code that a visitor with an order of their own types, and that of a visitor without one. */
const CODE = '4K7M9QRT' as TransferCode
const CODE_WITHOUT_ORDER = 'ACDEFGHJ' as TransferCode

/** Returns a code of the provider, for the cart of the stage. */
const offeredCode = async ({ provider }: Stage): Promise<TransferCode> => {
  const offered = await provider.visitor.persistCart({ withCode: true })()
  if (offered._tag === 'Left' || !offered.right.saved?.transfer) throw new Error('no code')
  return offered.right.saved.transfer.code
}

const { prepare, actorOn } = startedOnStage((stage): TransferEntryActor => {
  const { visitor } = stage.provider
  const entry = visitorOn(stage, {
    getPersistentCart: () => async () => visitor.getPersistentCart({ cartId: await offeredCode(stage) })(),
  })
  // Finding a cart calls the provider. Taking it makes no call, so the visitor code waits for the call control instead.
  const { enterCode } = stage.gate.guard({ enterCode: () => () => Promise.resolve(entry) })
  const actor: TransferEntryActor = startTransferEntry(stage.sale, () =>
    actor.getSnapshot().matches('taking') ? enterCode()() : Promise.resolve(entry),
  )
  return actor
})

/** Returns the actor of the code entry on a stage. */
export const startedTransferEntry = actorOn

type Context = ReturnType<TransferEntryActor['getSnapshot']>['context']
type Event = Parameters<TransferEntryActor['send']>[0]

const failing = (failure: CodeFailure, behavior: CallBehavior): Outcome<Context> => ({
  name: failure,
  output: () => ({ _tag: 'Left', left: failure }),
  behavior,
})

const refused = (code: 'NOT_FOUND' | 'TOO_MANY'): CallBehavior => ({
  _tag: 'Refused',
  code,
  requestId: 'peticion-7',
})

/** The entry of the code of another device. */
export const transferEntry: Journey<Context, Event, 'findTransfer' | 'enterCode'> = {
  name: 'transfer-entry',
  title: { es: 'Código de otro dispositivo', en: 'Code of another device' },
  states: {
    entering: { es: 'Escribe el código', en: 'Entering the code' },
    finding: { es: 'Buscando el pedido', en: 'Finding the cart' },
    asking: { es: 'Ya hay un pedido aquí', en: 'This device has a cart already' },
    taking: { es: 'Trayendo el pedido', en: 'Taking over the cart' },
    taken: { es: 'Pedido traído', en: 'Cart taken over' },
    refused: { es: 'Sigue con el pedido de aquí', en: 'The cart of this device stays' },
  },
  machine: () =>
    createTransferEntryMachine({
      visitor: () => new Promise(() => undefined),
      hasOwnOrder: () => true,
    }).provide({ guards: { hasOwnOrder: ({ context }) => context.code === CODE } }),
  actor: startedTransferEntry,
  userEvents: [
    { name: 'code.submitted', event: () => ({ type: 'code.submitted', code: CODE }) },
    { name: 'replacement.accepted', event: () => ({ type: 'replacement.accepted' }) },
    { name: 'replacement.refused', event: () => ({ type: 'replacement.refused' }) },
  ],
  systemEvents: [
    {
      name: 'code.submitted without an order',
      event: () => ({ type: 'code.submitted', code: CODE_WITHOUT_ORDER }),
    },
  ],
  invoked: {
    findTransfer: {
      calls: ['getPersistentCart'],
      outcomes: [
        {
          name: 'answers',
          output: (_context, { answer }) => answered({ address: answer.providedAddress }),
          behavior: 'answers',
        },
        failing('codeUnknown', refused('NOT_FOUND')),
        failing('codeLimited', refused('TOO_MANY')),
        failing('codeFailed', { _tag: 'Unreachable' }),
      ],
    },
    enterCode: {
      calls: ['enterCode'],
      outcomes: [
        { name: 'taken', output: () => true, behavior: 'answers' },
        { name: 'not taken', output: () => false },
      ],
    },
  },
  digest: ({ code }) => code,
  setting: async (stage) => {
    const { actor } = stage.sale
    await shown(stage)
    actor.send({ type: 'plan.chosen', offerId: GIG })
    await waitFor(actor, isSaved)
    prepare(stage)
  },
}
