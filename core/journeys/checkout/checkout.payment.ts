import { assertEvent, assign } from 'xstate'
import { answerIn, failureIn, succeeded } from '../answered.ts'
import type { CheckoutSetup } from './checkout.setup.ts'

/** The state that collects a card or an account. The data is encrypted, sent and discarded; only its summary is stored. */
export const paymentState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'idle',
    on: {
      'payment.submitted': '.saving',
      'payment.kept': [
        { guard: 'isReady', target: '#checkout.placing' },
        { guard: 'maySchedule', target: '#checkout.filling.schedule', actions: 'forgetFailure' },
      ],
    },
    states: {
      idle: {},
      saving: {
        entry: 'forgetFailure',
        invoke: {
          src: 'savePayment',
          input: ({ event }) => {
            assertEvent(event, 'payment.submitted')
            return event.payment
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
      saved: {
        always: [{ guard: 'isReady', target: '#checkout.placing' }, { target: '#checkout.filling.schedule' }],
      },
    },
  })
