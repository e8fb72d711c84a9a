import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import type { CheckoutEvent } from '#core/journeys/checkout/checkout.events.ts'
import { createClosedCheckoutMachine } from '#core/journeys/checkout/lazy-checkout.machine.ts'
import { checkout } from './checkout.journey.ts'
import { answered } from './failures.ts'
import type { Journey } from './journey.ts'

/** The checkout until its code is loaded. The open checkout then takes over its actor. */
export const lazyCheckout: Journey<CheckoutContext, CheckoutEvent, 'loadCode'> = {
  name: 'lazy-checkout',
  title: { es: 'Abrir el pedido', en: 'Opening the order' },
  states: {
    closed: { es: 'Pedido sin abrir', en: 'Order not opened' },
    'loading.fetching': { es: 'Abriendo el pedido', en: 'Opening the order' },
    'loading.pausing': { es: 'El pedido no se pudo abrir', en: 'Order could not be opened' },
  },
  withoutStory: {
    'loading.fetched': 'The open checkout takes over at once.',
    placed: 'A stage starts with a new sale, not with a session whose order is placed.',
  },
  parts: { isCheckoutHeld: true },
  actor: ({ checkout: actor }) => actor,
  machine: () => createClosedCheckoutMachine(() => new Promise(() => undefined)),
  userEvents: [{ name: 'retry.requested', event: () => ({ type: 'retry.requested' }) }],
  systemEvents: [
    ...checkout.systemEvents.filter(({ name }) =>
      ['cart.confirmed', 'session.closed', 'session.restored ordered'].includes(name),
    ),
    {
      name: 'session.restored begun',
      event: (_context, { begun }) => ({ type: 'session.restored', snapshot: begun }),
    },
  ],
  invoked: {
    loadCode: {
      calls: ['checkoutCode'],
      outcomes: [
        { name: 'loads', output: () => answered(null) },
        {
          name: 'Unreachable',
          output: () => new Error('the code cannot be loaded'),
          isRejected: true,
          behavior: { _tag: 'Unreachable' },
        },
      ],
    },
  },
  digest: ({ cartId, receipt }) => [cartId !== null, receipt !== null],
  setting: (stage) => checkout.setting(stage),
}
