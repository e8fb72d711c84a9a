import { assertEvent, assign } from 'xstate'
import { answerIn, succeeded } from '../answered.ts'
import type { PortalSetup } from './portal.setup.ts'
import { billTaken, changeTaken, overviewTaken } from './portal.updates.ts'

/**
 * What a customer does to the account without leaving the page: a change is withdrawn, a visit moved or cancelled, a
 * bill opened, the summary loaded again. One at a time, however often it is pressed.
 */
export const taskState = (portal: PortalSetup) =>
  portal.createStateConfig({
    initial: 'idle',
    on: { 'session.closed': '.idle' },
    states: {
      idle: {
        on: {
          'overview.reloaded': { guard: 'isOpen', target: 'reloading', actions: 'forgetFailure' },
          'change.withdrawn': { guard: 'isOpen', target: 'withdrawing', actions: 'forgetFailure' },
          'bill.opened': [
            { guard: 'isBillMissing', target: 'loadingBill', actions: ['forgetFailure', 'openBill'] },
            { actions: 'openBill' },
          ],
          'autoPay.changed': { guard: 'isOpen', target: 'changingAutoPay', actions: 'forgetFailure' },
          'visit.opened': { guard: 'isOpen', target: 'loadingWindows', actions: 'openVisit' },
          'visit.closed': { actions: 'closeVisit' },
          'visit.moved': { guard: 'isOpen', target: 'movingVisit', actions: 'forgetFailure' },
          'visit.cancelled': { guard: 'isOpen', target: 'cancellingVisit', actions: 'forgetFailure' },
        },
      },
      reloading: {
        invoke: {
          src: 'loadOverview',
          onDone: [
            {
              guard: succeeded,
              target: 'idle',
              actions: assign(({ context, event }) => overviewTaken(context, answerIn(event.output))),
            },
            { target: 'idle', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      withdrawing: {
        entry: 'setBusy',
        exit: 'setIdle',
        invoke: {
          src: 'withdrawChange',
          input: ({ event }) => {
            assertEvent(event, 'change.withdrawn')
            return event.changeId
          },
          onDone: [
            {
              guard: succeeded,
              target: 'reloading',
              actions: [
                assign(({ context, event }) => changeTaken(context, answerIn(event.output))),
                { type: 'notify', params: 'changeWithdrawn' },
              ],
            },
            // A change that can't be withdrawn any more has taken effect: the summary shows it.
            { target: 'reloading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      loadingBill: {
        invoke: {
          src: 'loadBill',
          input: ({ event }) => {
            assertEvent(event, 'bill.opened')
            return event.billId
          },
          onDone: [
            {
              guard: succeeded,
              target: 'idle',
              actions: assign(({ context, event }) => billTaken(context, answerIn(event.output))),
            },
            { target: 'idle', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      loadingWindows: {
        on: { 'visit.closed': { target: 'idle', actions: 'closeVisit' } },
        invoke: {
          src: 'loadWindows',
          input: ({ event }) => {
            assertEvent(event, 'visit.opened')
            return event.orderNumber
          },
          onDone: [
            {
              guard: succeeded,
              target: 'idle',
              actions: assign(({ context: { visit }, event }) => ({
                visit: visit === null ? null : { ...visit, ...answerIn(event.output) },
              })),
            },
            {
              target: 'idle',
              actions: ['closeVisit', { type: 'noteFailure', params: ({ event }) => event.output }],
            },
          ],
        },
      },
      movingVisit: {
        entry: 'setBusy',
        exit: 'setIdle',
        invoke: {
          src: 'moveVisit',
          input: ({ event }) => {
            assertEvent(event, 'visit.moved')
            return { orderNumber: event.orderNumber, windowId: event.windowId }
          },
          onDone: [
            {
              guard: succeeded,
              target: 'reloading',
              actions: ['closeVisit', { type: 'notify', params: 'visitMoved' }],
            },
            {
              target: 'idle',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
          ],
        },
      },
      changingAutoPay: {
        entry: 'setBusy',
        exit: 'setIdle',
        invoke: {
          src: 'setAutoPay',
          input: ({ event }) => {
            assertEvent(event, 'autoPay.changed')
            return event.isOn
          },
          onDone: [
            {
              guard: succeeded,
              target: 'idle',
              actions: [
                assign(({ context, event }) => overviewTaken(context, answerIn(event.output))),
                'notifyAutoPay',
              ],
            },
            { target: 'idle', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      cancellingVisit: {
        entry: 'setBusy',
        exit: 'setIdle',
        invoke: {
          src: 'cancelVisit',
          input: ({ event }) => {
            assertEvent(event, 'visit.cancelled')
            return event.orderNumber
          },
          onDone: [
            {
              guard: succeeded,
              target: 'reloading',
              actions: ['closeVisit', { type: 'notify', params: 'visitCancelled' }],
            },
            {
              target: 'idle',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
          ],
        },
      },
    },
  })
