import { either as E } from 'fp-ts'
import { assign } from 'xstate'
import { succeeded } from '../answered.ts'
import type { CheckoutSetup } from './checkout.setup.ts'
import { failureIn } from './checkout.updates.ts'

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
            if (event.type !== 'payment.submitted') throw new Error(`no payment in ${event.type}`)
            return event.payment
          },
          onDone: [
            {
              guard: succeeded,
              target: 'saved',
              actions: assign(({ event }) =>
                E.isRight(event.output) ? { payment: event.output.right } : {},
              ),
            },
            { target: 'idle', actions: assign(({ event }) => failureIn(event.output)) },
          ],
        },
      },
      saved: {
        always: [{ guard: 'isReady', target: '#checkout.placing' }, { target: '#checkout.filling.schedule' }],
      },
    },
  })
