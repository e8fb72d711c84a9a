import type { PricedCart } from '#core/cart/cart.ts'
import type { shoppingActors } from '#core/journeys/shopping/shopping.actors.ts'
import type { ShoppingContext } from '#core/journeys/shopping/shopping.context.ts'
import type { ShoppingEvent } from '#core/journeys/shopping/shopping.events.ts'
import { createShoppingMachine } from '#core/journeys/shopping/shopping.machine.ts'
import type { OffersAnswer } from '#core/ports/storefront-orchestrator.ts'
import { GIG } from '../stage/buyer.ts'
import { localized } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'

/** Changes an answer to the offers of a place with internet by phone only. Other answers stay unchanged. */
const withoutPlan = <Answer extends OffersAnswer | PricedCart>(answer: Answer): Answer =>
  'catalog' in answer
    ? {
        ...answer,
        catalog: {
          ...answer.catalog,
          offers: answer.catalog.offers.filter(
            ({ role, lineOfBusiness }) => role !== 'plan' || lineOfBusiness !== 'Internet',
          ),
        },
      }
    : answer

/** The shopping: from the offers of an address to the configuration of a plan. */
export const shopping: Journey<ShoppingContext, ShoppingEvent, keyof ReturnType<typeof shoppingActors>> = {
  name: 'shopping',
  title: { es: 'Carrito', en: 'Cart' },
  states: {
    closed: { es: 'Sin dirección', en: 'No address yet' },
    loading: { es: 'Cargando los planes', en: 'Loading the plans' },
    'open.choosing': { es: 'Elige un plan', en: 'Choosing a plan' },
    'open.configuring': { es: 'Elige los servicios', en: 'Choosing the services' },
    failed: { es: 'Planes sin cargar', en: 'Plans not loaded' },
  },
  machine: createShoppingMachine,
  userEvents: [
    { name: 'retry.requested', event: () => ({ type: 'retry.requested' }) },
    { name: 'step.requested products', event: () => ({ type: 'step.requested', step: 'products' }) },
  ],
  systemEvents: [
    { name: 'session.opened', event: () => ({ type: 'session.opened', page: 'products' }), act: localized },
    { name: 'session.closed', event: () => ({ type: 'session.closed' }) },
    {
      name: 'step.requested configure',
      event: () => ({ type: 'step.requested', step: 'configure' }),
      act: ({ sale }) => sale.actor.send({ type: 'plan.chosen', offerId: GIG }),
    },
  ],
  invoked: {
    loadStorefront: {
      calls: ['getOffers', 'cart'],
      outcomes: [
        {
          name: 'answers',
          output: (_context, { offers, carts: [cart] }) => answered({ offers, cart }),
          behavior: 'answers',
        },
        ...failings('STEP_MISSING'),
        {
          name: 'answers without a plan',
          output: (_context, { offers, carts: [cart] }) => answered({ offers: withoutPlan(offers), cart }),
          behavior: { alter: withoutPlan },
          isDetour: true,
        },
      ],
    },
  },
  digest: () => null,
  setting: () => undefined,
}
