import { createActor, waitFor } from 'xstate'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import type { TransferActor } from '#core/journeys/transfer/transfer.machine.ts'
import { createTransferMachine } from '#core/journeys/transfer/transfer.machine.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { GIG } from '../stage/buyer.ts'
import { shown } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'
import { startedOnStage, visitorOn } from './part-actor.ts'

const { prepare, actorOn } = startedOnStage((stage): TransferActor => {
  const visitor = visitorOn(stage)
  return createActor(
    createTransferMachine(() => Promise.resolve(visitor)),
    { clock: stage.timers },
  ).start()
})

/** Returns the actor of the dialog on a stage. */
export const startedTransfer = actorOn

type Context = ReturnType<TransferActor['getSnapshot']>['context']

const offer = { code: '4K7M9QRT' as TransferCode, expiresAt: epochMs(0) }

/** The dialog that moves the cart to another device. */
export const transfer: Journey<Context, { readonly type: 'code.requested' }, 'requestCode'> = {
  name: 'transfer',
  title: { es: 'Seguir en otro dispositivo', en: 'Continue on another device' },
  states: {
    requesting: { es: 'Preparando el código', en: 'Preparing the code' },
    offered: { es: 'Código para el otro dispositivo', en: 'Code for the other device' },
    expired: { es: 'El código venció', en: 'Code expired' },
    empty: { es: 'No hay pedido que llevar', en: 'No cart to move' },
    failed: { es: 'Sin código', en: 'No code' },
  },
  machine: () => createTransferMachine(() => new Promise(() => undefined)),
  actor: startedTransfer,
  userEvents: [{ name: 'code.requested', event: () => ({ type: 'code.requested' }) }],
  systemEvents: [],
  invoked: {
    requestCode: {
      calls: ['persistCart'],
      outcomes: [
        { name: 'answers', output: () => answered(offer), behavior: 'answers' },
        { name: 'empty', output: () => answered(null), behavior: { alter: () => ({ saved: null }) } },
        ...failings('STEP_MISSING', 'CART_ORDERED', 'ORDER_IN_FLIGHT'),
      ],
    },
  },
  digest: () => null,
  setting: async (stage) => {
    const { actor } = stage.sale
    await shown(stage)
    actor.send({ type: 'plan.chosen', offerId: GIG })
    await waitFor(actor, isSaved)
    prepare(stage)
  },
}
