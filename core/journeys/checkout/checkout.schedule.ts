import { either as E } from 'fp-ts'
import { assign } from 'xstate'
import { succeeded } from '../answered.ts'
import type { CheckoutSetup } from './checkout.setup.ts'
import { failureIn, isWindowGone } from './checkout.updates.ts'

/** The state that schedules the visit. Entering the step always loads the windows again. Choosing a window reserves a place in it. */
export const scheduleState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'loadingWindows',
    on: {
      'window.chosen': { target: '.holding' },
      'order.confirmed': { guard: 'isReady', target: '#checkout.placing' },
      'retry.requested': { target: '.loadingWindows', actions: 'forgetFailure' },
    },
    states: {
      loadingWindows: {
        invoke: {
          src: 'loadWindows',
          onDone: [
            {
              guard: succeeded,
              target: 'choosing',
              actions: assign(({ event }) => (E.isRight(event.output) ? event.output.right : {})),
            },
            { target: 'choosing', actions: assign(({ event }) => failureIn(event.output)) },
          ],
        },
      },
      choosing: {},
      holding: {
        entry: 'forgetFailure',
        invoke: {
          src: 'holdWindow',
          input: ({ event }) => {
            if (event.type !== 'window.chosen') throw new Error(`no window in ${event.type}`)
            return event.windowId
          },
          onDone: [
            {
              guard: succeeded,
              target: 'choosing',
              actions: assign(({ event }) => (E.isRight(event.output) ? event.output.right : {})),
            },
            {
              guard: isWindowGone,
              target: 'loadingWindows',
              actions: 'loseWindow',
            },
            { target: 'choosing', actions: assign(({ event }) => failureIn(event.output)) },
          ],
        },
      },
    },
  })
