import { either as E } from 'fp-ts'
import { assign } from 'xstate'
import type { CheckoutSetup } from './checkout.setup.ts'
import { failureIn } from './checkout.updates.ts'

/** The card: enciphered, handed over and forgotten; only its summary stays. */
export const paymentState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'idle',
    on: {
      'card.submitted': '.saving',
      'card.kept': [
        { guard: 'isReady', target: '#checkout.placing' },
        { guard: 'maySchedule', target: '#checkout.filling.schedule', actions: 'forgetFailure' },
      ],
    },
    states: {
      idle: {},
      saving: {
        entry: 'forgetFailure',
        invoke: {
          src: 'saveCard',
          input: ({ event }) => {
            if (event.type !== 'card.submitted') throw new Error(`no card in ${event.type}`)
            return { card: event.card, nameOnCard: event.nameOnCard, zipCode: event.zipCode }
          },
          onDone: [
            {
              guard: ({ event }) => E.isRight(event.output),
              target: 'saved',
              actions: assign(({ event }) => (E.isRight(event.output) ? { card: event.output.right } : {})),
            },
            { target: 'idle', actions: assign(({ event }) => failureIn(event.output)) },
          ],
        },
      },
      saved: {
        always: [
          { guard: 'isVisitNeeded', target: '#checkout.filling.schedule' },
          { target: '#checkout.placing' },
        ],
      },
    },
  })
