import { assign } from 'xstate'
import { succeeded } from '../answered.ts'
import type { CheckoutSetup } from './checkout.setup.ts'
import { assessedIn, buyingAs, failureIn, installedIn } from './checkout.updates.ts'

/** Who buys, at what risk, how it is installed, and what is agreed to. */
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
        // The provider's answer is waited for: what is sent must be what is on record.
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
                { type: 'tellRefreshed', params: 'installation' },
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
              actions: [
                assign(({ context, event }) => assessedIn(context, event.output)),
                { type: 'tellRefreshed', params: 'deposit' },
              ],
            },
            { target: 'idle', actions: assign(({ event }) => failureIn(event.output)) },
          ],
        },
      },
    },
  })
