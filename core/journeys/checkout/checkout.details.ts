import { either as E } from 'fp-ts'
import { assign, emit, enqueueActions } from 'xstate'
import { succeeded } from '../answered.ts'
import type { CheckoutSetup } from './checkout.setup.ts'
import type { PricedCart } from '../../cart/cart.ts'
import type { CheckoutRole } from './checkout.events.ts'
import type { Answered } from './checkout.actors.ts'
import { assessedIn, buyingAs, failureIn, installedIn } from './checkout.updates.ts'

const refreshed = (cart: PricedCart, chosen: CheckoutRole) => ({
  type: 'cart.refreshed' as const,
  cart,
  chosen,
})

/** Returns the answer of a successful call; a failed call is a defect (throws). */
const answerIn = <A>(output: Answered<A>): A => {
  if (E.isLeft(output)) throw new Error('no successful answer')
  return output.right
}

/** The state that collects the customer, the risk answer, the installation option and the agreements. */
export const detailsState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'idle',
    on: {
      'installOption.chosen': { target: '.choosingInstall' },
      'details.submitted': {
        guard: 'isAnswered',
        target: '.saving',
        actions: assign(({ context, event }) => buyingAs(context, event.customer)),
      },
    },
    states: {
      idle: {},
      choosingInstall: {
        // Details cannot be submitted before the provider's answer: they must match the recorded installation.
        on: { 'details.submitted': {} },
        entry: 'forgetFailure',
        invoke: {
          src: 'chooseInstall',
          input: ({ event }) => {
            if (event.type !== 'installOption.chosen') throw new Error(`no install option in ${event.type}`)
            return event.kind
          },
          onDone: [
            {
              guard: succeeded,
              target: 'idle',
              actions: [
                assign(({ context, event }) => installedIn(context, event.output)),
                emit(({ event }) => refreshed(answerIn(event.output), 'installation')),
              ],
            },
            { target: 'idle', actions: assign(({ event }) => failureIn(event.output)) },
          ],
        },
      },
      saving: {
        entry: 'forgetFailure',
        invoke: {
          src: 'saveDetails',
          input: ({ event }) => {
            if (event.type !== 'details.submitted') throw new Error(`no details in ${event.type}`)
            return { customer: event.customer, risk: event.risk, agreements: event.agreements }
          },
          onDone: [
            {
              guard: succeeded,
              target: '#checkout.filling.payment',
              actions: enqueueActions(({ context, event: { output }, enqueue }) => {
                enqueue.assign(assessedIn(context, output))
                // Only a new risk answer changes the cart.
                if (E.isRight(output) && output.right !== null)
                  enqueue.emit(refreshed(output.right.cart, 'deposit'))
              }),
            },
            { target: 'idle', actions: assign(({ event }) => failureIn(event.output)) },
          ],
        },
      },
    },
  })
