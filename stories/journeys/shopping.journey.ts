import { knownBuyer } from '#core/localization/known-buyer.ts'
import type { PricedCart } from '#core/cart/cart.ts'
import { quantityOf, setQuantity } from '#core/cart/cart.ts'
import type { shoppingActors } from '#core/journeys/shopping/shopping.actors.ts'
import type { ShoppingContext } from '#core/journeys/shopping/shopping.context.ts'
import type { ShoppingEvent } from '#core/journeys/shopping/shopping.events.ts'
import { createShoppingMachine } from '#core/journeys/shopping/shopping.machine.ts'
import type { OffersAnswer } from '#core/ports/orchestrator.ts'
import { GIG, POD } from '../stage/buyer.ts'
import { localized } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'
import type { Recorded } from './recorded.ts'
import { cartHolding } from './recorded.ts'

/** The provider's cart once it has made the change it was sent. */
const changed = ({ cart, offers, sent }: ShoppingContext, recorded: Recorded): unknown => {
  if (cart === null || offers === null || sent === null) return null
  const lines = setQuantity(cart.cart.lines, offers.catalog.offers, sent.offerId, sent.quantity)
  const held = lines._tag === 'Left' ? null : cartHolding(recorded, lines.right)
  return held && answered(held)
}

/** The offers of a place where internet is sold by telephone only; what else is answered stays as it is. */
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

/** The two carts are of one plan. */
const holdsPlanOf = (one: PricedCart, other: PricedCart): boolean =>
  quantityOf(one.cart.lines, GIG) === quantityOf(other.cart.lines, GIG)

/** From the offers of an address to a configured cart. */
export const shopping: Journey<ShoppingContext, ShoppingEvent, keyof ReturnType<typeof shoppingActors>> = {
  name: 'shopping',
  machine: createShoppingMachine,
  sayings: [
    { name: 'plan.chosen', event: () => ({ type: 'plan.chosen', offerId: GIG }) },
    { name: 'item.changed more', event: () => ({ type: 'item.changed', offerId: POD, quantity: 1 }) },
    { name: 'item.changed none', event: () => ({ type: 'item.changed', offerId: POD, quantity: 0 }) },
    { name: 'configuration.confirmed', event: () => ({ type: 'configuration.confirmed' }) },
    { name: 'changes.accepted', event: () => ({ type: 'changes.accepted' }) },
    { name: 'retry.requested', event: () => ({ type: 'retry.requested' }) },
    { name: 'step.requested products', event: () => ({ type: 'step.requested', step: 'products' }) },
    { name: 'step.requested configure', event: () => ({ type: 'step.requested', step: 'configure' }) },
  ],
  turns: [
    {
      name: 'session.opened',
      event: (_context, { answer: { sessionInfo } }) =>
        sessionInfo && {
          type: 'session.opened',
          taxRate: sessionInfo.serviceAddress.taxRate,
          buyer: knownBuyer(sessionInfo),
        },
      act: localized,
    },
    { name: 'session.closed', event: () => ({ type: 'session.closed' }) },
    {
      name: 'cart.refreshed',
      event: ({ cart }, recorded) => {
        const installed = recorded.installed.cart.lines
        const held = installed.filter(({ offerId }) =>
          cart?.cart.lines.some((line) => line.offerId === offerId),
        )
        return held.length === installed.length - 1
          ? { type: 'cart.refreshed', cart: recorded.installed, chosen: 'installation' }
          : null
      },
    },
    {
      name: 'cart.refreshed elsewhere',
      event: ({ cart }, { shopped }) =>
        cart?.cart.lines.length === shopped.cart.lines.length - 1 && holdsPlanOf(shopped, cart)
          ? { type: 'cart.refreshed', cart: shopped, chosen: null }
          : null,
      act: async ({ sale, provider }) => {
        const added = await provider.visitor.addCartItem({
          offerId: POD,
          quantity: 1,
          lineOfBusiness: 'Internet',
        })()
        if (added._tag === 'Right')
          sale.shopping.send({ type: 'cart.refreshed', cart: added.right, chosen: null })
      },
    },
  ],
  invoked: {
    loadShelf: {
      calls: ['getOffers', 'cart'],
      outcomes: [
        {
          name: 'answers',
          output: (_context, { offers, carts: [cart] }) => answered({ offers, cart }),
          conduct: 'answers',
        },
        ...failings('STEP_MISSING'),
        {
          name: 'answers without a plan',
          output: (_context, { offers, carts: [cart] }) => answered({ offers: withoutPlan(offers), cart }),
          conduct: { alter: withoutPlan },
          isDetour: true,
        },
      ],
    },
    saveChange: {
      calls: ['addOffer', 'removeOffer', 'addCartItem', 'removeCartItem'],
      outcomes: [
        { name: 'answers', output: changed, conduct: 'answers' },
        ...failings('QUANTITY_OUT_OF_RANGE'),
        { name: 'forgets', output: ({ cart }) => answered(cart) },
      ],
    },
  },
  digest: ({ cart, wanted, accepted, offers, sent }) => [
    offers !== null,
    cart?.cart.lines,
    wanted,
    accepted,
    sent,
  ],
  setting: () => undefined,
}
