import { either as E } from 'fp-ts'
import { and, assign } from 'xstate'
import { succeeded } from '../answered.ts'
import type { CheckoutPorts } from './checkout.actors.ts'
import { detailsState } from './checkout.details.ts'
import { paymentState } from './checkout.payment.ts'
import { inDoubtState, placingState } from './checkout.placing.ts'
import { scheduleState } from './checkout.schedule.ts'
import { checkoutSetup } from './checkout.setup.ts'
import { cartOf, emptyCheckout, failureIn } from './checkout.updates.ts'

/** Customer, installation, agreements, card and visit, then the order, exactly once. Only `filling` can be left by Back. */
export const createCheckoutMachine = (ports: CheckoutPorts) => {
  const checkout = checkoutSetup(ports)
  return checkout.createMachine({
    id: 'checkout',
    initial: 'closed',
    context: emptyCheckout,
    always: { guard: 'isSessionLost', target: '.closed', actions: 'tellLost' },
    on: {
      'session.closed': { target: '.closed' },
      'session.restored': [
        { guard: 'hasReceipt', target: '.placed', actions: 'restore' },
        { actions: 'restore' },
      ],
      'draft.restored': {
        actions: assign(({ event }) => ({ customerForm: event.customerForm, orderKey: event.orderKey })),
      },
    },
    states: {
      closed: {
        entry: assign(({ context }) => ({ ...emptyCheckout, customerForm: context.customerForm })),
        on: { 'cart.confirmed': { target: 'loading', actions: 'takeCart' } },
      },
      loading: {
        entry: 'forgetFailure',
        invoke: {
          src: 'loadDesk',
          input: ({ context }) => cartOf(context).cart.id,
          onDone: [
            {
              guard: succeeded,
              target: 'opening',
              actions: assign(({ event }) => (E.isRight(event.output) ? event.output.right : {})),
            },
            { target: 'failed', actions: assign(({ event }) => failureIn(event.output)) },
          ],
        },
      },
      failed: {
        on: {
          'retry.requested': 'loading',
          'cart.confirmed': { target: 'loading', actions: 'takeCart' },
        },
      },
      opening: {
        always: [
          { guard: 'isPending', target: 'inDoubt' },
          { guard: { type: 'opens', params: 'payment' }, target: 'filling.payment' },
          { guard: { type: 'opens', params: 'schedule' }, target: 'filling.schedule' },
          { target: 'filling.details' },
        ],
      },
      filling: {
        initial: 'details',
        on: {
          'cart.confirmed': { target: 'loading', actions: 'takeCart' },
          'customer.typed': { actions: assign(({ event }) => ({ customerForm: event.form })) },
          'step.requested': [
            { guard: { type: 'wants', params: 'checkout' }, target: '.details', actions: 'forgetFailure' },
            {
              guard: and([{ type: 'wants', params: 'payment' }, 'mayPay']),
              target: '.payment',
              actions: 'forgetFailure',
            },
            {
              guard: and([{ type: 'wants', params: 'schedule' }, 'maySchedule']),
              target: '.schedule',
              actions: 'forgetFailure',
            },
          ],
        },
        states: {
          details: detailsState(checkout),
          payment: paymentState(checkout),
          schedule: scheduleState(checkout),
        },
      },
      placing: placingState(checkout),
      inDoubt: inDoubtState(checkout),
      unplaced: {
        on: {
          'retry.requested': 'placing',
          'step.requested': { target: 'opening', actions: ['wantStep', 'forgetFailure'] },
        },
      },
      priceMoved: {
        on: {
          'price.accepted': { target: 'placing', actions: assign({ previousQuote: null }) },
          'price.declined': { target: 'opening', actions: [assign({ previousQuote: null }), 'tellReopened'] },
        },
      },
      stale: { entry: 'tellStale' },
      placed: { entry: 'forgetFailure' },
    },
  })
}
