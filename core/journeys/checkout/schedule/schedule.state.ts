import { assertEvent, assign } from 'xstate'
import { answerIn, failureIn, succeeded } from '../../answered.ts'
import type { CheckoutSetup } from '../checkout.setup.ts'
import { isWindowGone } from '../checkout.updates.ts'
import { visitKindOf } from './schedule.selectors.ts'

/**
 * Defines the state that reserves the window of the event that entered it, and then goes to `target`. After a failure
 * it goes to its siblings: to `loadingWindows` when the window is gone, otherwise to `choosing`.
 */
export const reservingState = (
  checkout: CheckoutSetup,
  type: 'window.chosen' | 'window.confirmed',
  target: 'choosing' | 'agreed',
) =>
  checkout.createStateConfig({
    entry: 'forgetFailure',
    invoke: {
      src: 'holdWindow',
      input: ({ context, event }) => {
        assertEvent(event, type)
        return { kind: visitKindOf(context), windowId: event.windowId }
      },
      onDone: [
        {
          guard: succeeded,
          target,
          actions: { type: 'takeVisit', params: ({ event }) => answerIn(event.output) },
        },
        { guard: isWindowGone, target: 'loadingWindows', actions: 'refuseWindow' },
        { target: 'choosing', actions: assign(({ event }) => ({ failure: failureIn(event.output) })) },
      ],
    },
  })

/** Schedules the visit. Entering always reloads the windows. Choosing a window, or continuing with one, reserves it. */
export const scheduleState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'loadingWindows',
    on: {
      'schedule.skipped': {
        guard: 'isVisitOpen',
        target: '.agreed',
        actions: ['skipSchedule', 'forgetFailure'],
      },
      'window.chosen': { target: '.holding' },
      'window.confirmed': { target: '.confirming' },
      'visit.confirmed': {
        guard: 'isVisitReady',
        target: '.agreed',
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
      holding: reservingState(checkout, 'window.chosen', 'choosing'),
      confirming: reservingState(checkout, 'window.confirmed', 'agreed'),
      agreed: { type: 'final' },
    },
  })
