import { assertEvent, assign, emit, enqueueActions, sendTo } from 'xstate'
import { answerIn, failureIn, succeeded } from '../../answered.ts'
import type { CheckoutSetup } from '../checkout.setup.ts'
import type { PricedCart } from '../../../cart/cart.ts'
import type { CheckoutRole } from '../checkout.events.ts'
import { openRequirements, requirementsIn } from '../checkout.updates.ts'
import { assessedIn, buyingAs, installedIn } from './details.updates.ts'

const refreshed = (cart: PricedCart, chosen: CheckoutRole) => ({
  type: 'cart.refreshed' as const,
  cart,
  chosen,
})

/** The state that collects the customer, the risk answer, the installation option and the agreements. */
export const detailsState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'idle',
    invoke: {
      src: 'loadMissing',
      id: 'loadMissing',
      input: ({ context }) => openRequirements(context),
      onDone: [
        {
          guard: succeeded,
          actions: assign(({ context, event }) => requirementsIn(context, answerIn(event.output))),
        },
        { actions: assign(({ event }) => ({ failure: failureIn(event.output) })) },
      ],
    },
    on: {
      'retry.requested': { guard: 'isIncomplete', actions: sendTo('loadMissing', ({ event }) => event) },
      'installOption.chosen': { target: '.choosingInstall' },
      'details.submitted': {
        guard: 'isAnswered',
        target: '.saving',
        actions: assign(({ context, event }) => buyingAs(context, event)),
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
            assertEvent(event, 'installOption.chosen')
            return event.kind
          },
          onDone: [
            {
              guard: succeeded,
              target: 'idle',
              actions: [
                assign(({ context, event }) => installedIn(context, answerIn(event.output))),
                emit(({ event }) => refreshed(answerIn(event.output), 'installation')),
              ],
            },
            { target: 'idle', actions: assign(({ event }) => ({ failure: failureIn(event.output) })) },
          ],
        },
      },
      saving: {
        entry: 'forgetFailure',
        invoke: {
          src: 'saveDetails',
          input: ({ event }) => {
            assertEvent(event, 'details.submitted')
            return { customer: event.customer, risk: event.risk, agreements: event.agreements }
          },
          onDone: [
            {
              guard: succeeded,
              target: 'saved',
              actions: enqueueActions(({ context, event: { output }, enqueue }) => {
                const saved = answerIn(output)
                const { assessed } = saved
                enqueue.assign(assessedIn(context, saved))
                // Only a new risk answer changes the cart.
                if (assessed !== null) enqueue.emit(refreshed(assessed.cart, 'deposit'))
              }),
            },
            { target: 'idle', actions: assign(({ event }) => ({ failure: failureIn(event.output) })) },
          ],
        },
      },
      saved: { type: 'final' },
    },
  })
