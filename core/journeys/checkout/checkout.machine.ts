import { assign, emit } from 'xstate'
import { answerIn, hasExpired } from '../answered.ts'
import { checkoutSteps } from '../../routes/sale-step.ts'
import type { CheckoutPorts } from './checkout.actors.ts'
import { inDoubtState, placingState } from './checkout.placing.ts'
import { stepStates } from './checkout.step-states.ts'
import { checkoutStart } from './checkout.records.ts'
import { fillingState } from './checkout.steps.ts'
import { checkoutSetup } from './checkout.setup.ts'
import { allRequirements, requirementsIn } from './checkout.updates.ts'

/** An order of another tab that waits for the bank has just been found: its result is awaited here too (I15). */
const orderFound = {
  guard: 'hasPendingOrder',
  target: '#checkout.inDoubt',
  actions: ['restore', 'forgetFailure'],
} as const

/** Collects customer, installation, agreements, visit, payment; orders exactly once. Back can leave only `filling`. */
export const createCheckoutMachine = (ports: CheckoutPorts) => {
  const checkout = checkoutSetup(ports)
  return checkout.createMachine({
    id: 'checkout',
    initial: 'closed',
    context: ({ input }) => checkoutStart(input),
    always: { guard: 'isSessionLost', target: '.closed', actions: ['reset', 'announceLost'] },
    on: {
      'session.closed': { target: '.closed', actions: 'reset' },
      'session.restored': [
        { guard: 'hasReceipt', target: '.placed', actions: 'restore' },
        { actions: 'restore' },
      ],
    },
    states: {
      closed: { on: { 'cart.confirmed': { target: 'loading', actions: 'takeCart' } } },
      loading: {
        entry: 'forgetFailure',
        invoke: {
          src: 'loadCheckout',
          input: ({ context }) => allRequirements(context),
          onDone: [
            // Nothing but the end of the session stops the checkout from opening.
            { guard: hasExpired, target: 'closed', actions: ['reset', 'announceLost'] },
            {
              target: 'opening',
              actions: assign(({ context, event }) => requirementsIn(context, answerIn(event.output))),
            },
          ],
        },
      },
      opening: {
        always: [
          { guard: 'isPending', target: 'inDoubt' },
          ...checkoutSteps.slice(1).map((step) => ({
            guard: { type: 'opens' as const, params: step },
            target: `filling.${fillingState(step)}` as const,
          })),
          { target: 'filling.details' },
        ],
      },
      filling: {
        initial: 'details',
        on: {
          'cart.confirmed': { target: 'loading', actions: 'takeCart' },
          'schedule.skipped': { actions: ['skipSchedule', 'forgetFailure'] },
          'session.restored': orderFound,
          'customer.typed': { actions: assign(({ event }) => ({ customerForm: event.form })) },
          'step.requested': checkoutSteps.map((step) => ({
            guard: { type: 'mayGoTo' as const, params: step },
            target: `.${fillingState(step)}` as const,
            actions: 'forgetFailure' as const,
          })),
        },
        states: stepStates(checkout),
      },
      placing: placingState(checkout),
      inDoubt: inDoubtState(checkout),
      unplaced: {
        on: {
          // The visitor has changed the cart since.
          'cart.confirmed': { target: 'loading', actions: 'takeCart' },
          'session.restored': orderFound,
          'retry.requested': 'placing',
          'step.requested': { target: 'opening', actions: ['wantStep', 'forgetFailure'] },
        },
      },
      priceMoved: {
        on: {
          'price.accepted': 'placing',
          'price.declined': { target: 'opening', actions: 'announceReopened' },
        },
      },
      stale: { entry: 'announceStale', on: { 'retry.requested': { target: 'stale', reenter: true } } },
      placed: { entry: ['forgetFailure', emit({ type: 'order.placed' })] },
    },
  })
}
