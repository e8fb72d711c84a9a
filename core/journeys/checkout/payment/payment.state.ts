import { assertEvent, assign } from 'xstate'
import { answerIn, failureIn, succeeded } from '../../answered.ts'
import { holdRegion } from '../schedule/hold.state.ts'
import type { CheckoutSetup } from '../checkout.setup.ts'

/**
 * The state that collects a card or an account, and from which the order is placed. The data is encrypted, sent and
 * discarded; only its summary is stored. The region `hold` holds the chosen visit meanwhile.
 */
export const paymentState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    type: 'parallel',
    states: {
      form: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              'payment.submitted': 'saving',
              'order.confirmed': { guard: 'isVisitReady', target: '#checkout.placing' },
            },
          },
          saving: {
            entry: 'forgetFailure',
            invoke: {
              src: 'savePayment',
              input: ({ context, event }) => {
                assertEvent(event, 'payment.submitted')
                return { payment: event.payment, isAutoPay: context.isAutoPay }
              },
              onDone: [
                {
                  guard: succeeded,
                  target: 'saved',
                  actions: assign(({ event }) => ({ payment: answerIn(event.output) })),
                },
                { target: 'idle', actions: assign(({ event }) => ({ failure: failureIn(event.output) })) },
              ],
            },
          },
          // A visit that was lost meanwhile has to be chosen again before the order.
          saved: { always: [{ guard: 'isVisitReady', target: '#checkout.placing' }, { target: 'idle' }] },
        },
      },
      hold: holdRegion(checkout),
    },
  })
