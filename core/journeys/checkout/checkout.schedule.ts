import { assertEvent, assign } from 'xstate'
import { answerIn, failureIn, succeeded } from '../answered.ts'
import type { CheckoutSetup } from './checkout.setup.ts'
import { visitKindOf } from './checkout.selectors.ts'
import { isWindowGone } from './checkout.updates.ts'

/** The state that schedules the visit. Entering the step always loads the windows again. Choosing a window reserves a place in it. */
export const scheduleState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'loadingWindows',
    on: {
      'schedule.skipped': {
        guard: 'isVisitOpen',
        target: '#checkout.filling.payment',
        actions: ['skipSchedule', 'forgetFailure'],
      },
      'window.chosen': { target: '.holding' },
      'visit.confirmed': {
        guard: 'isVisitReady',
        target: '#checkout.filling.payment',
        actions: 'forgetFailure',
      },
      'retry.requested': { target: '.loadingWindows', actions: 'forgetFailure' },
    },
    states: {
      loadingWindows: {
        invoke: {
          src: 'loadWindows',
          input: ({ context }) => visitKindOf(context),
          onDone: [
            {
              guard: succeeded,
              target: 'choosing',
              actions: assign(({ event }) => answerIn(event.output)),
            },
            { target: 'choosing', actions: assign(({ event }) => ({ failure: failureIn(event.output) })) },
          ],
        },
      },
      choosing: {},
      holding: {
        entry: 'forgetFailure',
        invoke: {
          src: 'holdWindow',
          input: ({ context, event }) => {
            assertEvent(event, 'window.chosen')
            return { kind: visitKindOf(context), windowId: event.windowId }
          },
          onDone: [
            {
              guard: succeeded,
              target: 'choosing',
              actions: { type: 'takeVisit', params: ({ event }) => answerIn(event.output) },
            },
            {
              guard: isWindowGone,
              target: 'loadingWindows',
              actions: 'refuseWindow',
            },
            { target: 'choosing', actions: assign(({ event }) => ({ failure: failureIn(event.output) })) },
          ],
        },
      },
    },
  })
