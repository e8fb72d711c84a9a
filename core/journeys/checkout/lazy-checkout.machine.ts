import { assertEvent, assign, emit, fromPromise, matchesState, setup } from 'xstate'
import type { CheckoutContext } from './checkout.context.ts'
import type { CheckoutDraft, CheckoutEmitted, CheckoutEvent } from './checkout.events.ts'
import { cartTaken, checkoutStart, resetCheckout, restoring } from './checkout.records.ts'
import type { CheckoutMachine } from './checkout.selectors.ts'

/** Loads the code of the open checkout. */
export type LoadCheckout = () => Promise<CheckoutMachine>

/** The pause before code that could not be loaded is requested again, in ms. */
export const CHECKOUT_CODE_RETRY_MS = 4_000

/** Checkout before a cart is confirmed. Has the records of a resumed session; loads the open checkout's code. */
export const createClosedCheckoutMachine = (load: LoadCheckout) =>
  setup({
    types: {
      context: {} as CheckoutContext,
      events: {} as CheckoutEvent,
      emitted: {} as CheckoutEmitted,
      input: {} as { readonly draft: CheckoutDraft | null },
    },
    actors: { loadCode: fromPromise(load) },
    delays: { codeRetry: CHECKOUT_CODE_RETRY_MS },
    guards: {
      hasReceipt: ({ event }) => event.type === 'session.restored' && event.snapshot.receipt !== null,
    },
    actions: {
      reset: assign(({ context }) => resetCheckout(context)),
      restore: assign(({ context, event }) => {
        assertEvent(event, 'session.restored')
        return restoring(context, event.snapshot)
      }),
      takeCart: assign(({ context, event }) => {
        assertEvent(event, 'cart.confirmed')
        return cartTaken(context, event)
      }),
    },
  }).createMachine({
    id: 'checkout',
    initial: 'closed',
    context: ({ input }) => checkoutStart(input),
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
        initial: 'fetching',
        states: {
          fetching: {
            invoke: {
              src: 'loadCode',
              onDone: { target: 'fetched', actions: assign({ failure: null }) },
              onError: { target: 'pausing', actions: assign({ failure: { _tag: 'Unreachable' } }) },
            },
          },
          pausing: {
            on: { 'retry.requested': { target: 'fetching', actions: assign({ failure: null }) } },
            after: { codeRetry: 'fetching' },
          },
          fetched: {},
        },
      },
      placed: { entry: [assign({ failure: null }), emit({ type: 'order.placed' })] },
    },
  })

const FETCHED = { loading: 'fetched' }

/** Returns the event that opens the checkout of a taken cart. */
const confirmationOf = ({
  cartId,
  wantedStep,
  preWorkReady,
  installKind,
}: CheckoutContext): CheckoutEvent => {
  if (cartId === null) throw new Error('opening a checkout without a cart')
  return {
    type: 'cart.confirmed',
    cartId,
    step: wantedStep,
    preWorkReady,
    isMobileAlone: installKind === 'none',
  }
}

/**
 * Returns the checkout, whose code loads when a cart is confirmed; until then the state is `loading`. Code that failed
 * to load is requested after a pause, or at once when the buyer retries. A session's end meanwhile closes the checkout.
 */
export const createLazyCheckout = (load: LoadCheckout): CheckoutMachine => {
  let loaded: CheckoutMachine | null = null
  const closed = createClosedCheckoutMachine(async () => {
    loaded = await load()
    return loaded
  })
  type Logic = Pick<CheckoutMachine, 'transition' | 'getInitialSnapshot' | 'start' | 'getPersistedSnapshot'>
  // Both machines have the same context and events, and the closed one has some of the states of the open one.
  const closedLogic = closed as unknown as CheckoutMachine
  const logic: Logic = {
    getInitialSnapshot: (scope, input) => closedLogic.getInitialSnapshot(scope as never, input),
    start: (snapshot) => closedLogic.start(snapshot),
    getPersistedSnapshot: (snapshot) => snapshot.machine.getPersistedSnapshot(snapshot),
    transition: (snapshot, event, scope) => {
      const next = snapshot.machine.transition(snapshot, event, scope as never)
      if (loaded === null || next.machine === loaded || !matchesState(FETCHED, next.value)) return next
      const opening = loaded.resolveState({ value: 'closed', context: next.context })
      return loaded.transition(opening, confirmationOf(next.context), scope)
    },
  }
  return logic as CheckoutMachine
}
