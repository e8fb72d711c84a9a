import { either as E } from 'fp-ts'
import { assign, emit, setup } from 'xstate'
import type { AnswerArgs } from '../answered.ts'
import { succeeded } from '../answered.ts'
import type { CartLine, PricedCart } from '../../cart/cart.ts'
import { rebaseLines, withChange } from '../../cart/concurrent-changes.ts'
import { EMPTY_LINES, hasPlan, quantityOf, setQuantity } from '../../cart/cart.ts'
import { UNKNOWN_BUYER } from '../../catalog/condition.ts'
import type { OfferId } from '../../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../../catalog/offer.ts'
import { basisPoints } from '../../shared/money.ts'
import type { ShoppingPorts } from './shopping.actors.ts'
import { shoppingActors } from './shopping.actors.ts'
import type { ShoppingContext } from './shopping.context.ts'
import type { CheckoutRole, ShoppingEmitted, ShoppingEvent } from './shopping.events.ts'
import { isSaved, nextChange } from './shopping.selectors.ts'

const offersIn = ({ offers }: ShoppingContext) => offers?.catalog.offers ?? []

/** How many of a plan or an add-on are wanted; installation and deposit belong to the checkout. */
const wanting = (context: ShoppingContext, offerId: OfferId, quantity: number): Partial<ShoppingContext> => {
  const offers = offersIn(context)
  const offer = findOffer(offers, offerId)
  if (offer !== undefined && isChosenAtCheckout(offer)) return {}
  const lines = setQuantity(context.wanted, offers, offerId, quantity)
  return E.isRight(lines) ? { wanted: lines.right } : {}
}

const savedLines = ({ cart }: ShoppingContext): readonly CartLine[] => cart?.cart.lines ?? EMPTY_LINES

/** Answers can overtake one another: the cart of the greater version is the later one. */
const laterCart = ({ cart }: ShoppingContext, answered: PricedCart): PricedCart =>
  cart !== null && cart.cart.version > answered.cart.version ? cart : answered

/** Takes over the saved cart after a change of this tab was made: all that another tab changed stays (CRT-17). */
const savedChange = (context: ShoppingContext, answered: PricedCart): Partial<ShoppingContext> => {
  const { sent, wanted, accepted } = context
  const offers = offersIn(context)
  const cart = laterCart(context, answered)
  const made = (lines: readonly CartLine[]) => (sent === null ? lines : withChange(lines, offers, sent))
  return {
    cart,
    wanted: rebaseLines(made(savedLines(context)), wanted, cart.cart.lines, offers),
    accepted: made(accepted),
  }
}

/** Takes over the cart of the checkout, with what the visitor chose there. */
const refreshed = (
  context: ShoppingContext,
  answered: PricedCart,
  chosen: CheckoutRole | null,
): Partial<ShoppingContext> => {
  const offers = offersIn(context)
  const cart = laterCart(context, answered)
  const isChosen = ({ offerId }: CartLine): boolean =>
    chosen !== null && findOffer(offers, offerId)?.role === chosen
  return {
    cart,
    wanted: rebaseLines(savedLines(context), context.wanted, cart.cart.lines, offers),
    accepted: [...context.accepted.filter((line) => !isChosen(line)), ...cart.cart.lines.filter(isChosen)],
  }
}

/** Whether the provider's answer holds the change it was sent. */
const isTaken = ({
  context: { sent },
  event: { output },
}: AnswerArgs<PricedCart> & { readonly context: ShoppingContext }): boolean =>
  E.isRight(output) && sent !== null && quantityOf(output.right.cart.lines, sent.offerId) === sent.quantity

const failureOf = (output: E.Either<ShoppingContext['failure'], unknown>): Partial<ShoppingContext> =>
  E.isLeft(output) ? { failure: output.left } : { failure: { _tag: 'Unintelligible' } }

/**
 * From the offers of an address to a configured cart. In `open`, region `place` is where the visitor is, region `saving` brings the
 * provider's cart to what is wanted, one change at a time, while the visitor goes on choosing.
 */
export const createShoppingMachine = (ports: ShoppingPorts) =>
  setup({
    types: {
      context: {} as ShoppingContext,
      events: {} as ShoppingEvent,
      emitted: {} as ShoppingEmitted,
    },
    actors: shoppingActors(ports),
    guards: {
      isSessionLost: ({ context }) => context.failure?._tag === 'SessionExpired',
      wantsProducts: ({ event }) => event.type === 'step.requested' && event.step === 'products',
      isSaved: ({ context }) => isSaved(context),
      isUnsaved: ({ context }) => !isSaved(context),
      hasPlan: ({ context }) => hasPlan(context.wanted, context.offers?.catalog.offers ?? []),
    },
    actions: {
      tellConfirmed: emit(({ context }) => {
        if (context.cart === null) throw new Error('confirmed without a cart')
        return { type: 'cart.confirmed' as const, cart: context.cart }
      }),
      tellLost: emit({ type: 'session.lost' }),
    },
  }).createMachine({
    id: 'shopping',
    initial: 'closed',
    context: {
      taxRate: basisPoints(0),
      buyer: UNKNOWN_BUYER,
      offers: null,
      cart: null,
      wanted: EMPTY_LINES,
      accepted: EMPTY_LINES,
      sent: null,
      failure: null,
    },
    always: {
      guard: 'isSessionLost',
      target: '.closed',
      actions: 'tellLost',
    },
    on: {
      'session.opened': {
        target: '.loading',
        actions: assign(({ event }) => ({
          taxRate: event.taxRate,
          buyer: event.buyer,
          offers: null,
          cart: null,
          wanted: EMPTY_LINES,
          accepted: EMPTY_LINES,
        })),
      },
      'session.closed': { target: '.closed' },
    },
    states: {
      closed: {
        entry: assign({
          offers: null,
          cart: null,
          wanted: EMPTY_LINES,
          accepted: EMPTY_LINES,
          failure: null,
        }),
      },
      loading: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'loadShelf',
          onDone: [
            {
              guard: succeeded,
              target: 'open',
              actions: assign(({ event }) =>
                E.isRight(event.output)
                  ? {
                      ...event.output.right,
                      wanted: event.output.right.cart.cart.lines,
                      accepted: event.output.right.cart.cart.lines,
                    }
                  : {},
              ),
            },
            { target: 'failed', actions: assign(({ event }) => failureOf(event.output)) },
          ],
        },
      },
      failed: { on: { 'retry.requested': 'loading' } },
      open: {
        type: 'parallel',
        on: {
          'cart.refreshed': {
            actions: assign(({ context, event }) => refreshed(context, event.cart, event.chosen)),
          },
          'changes.accepted': { actions: assign(({ context }) => ({ accepted: savedLines(context) })) },
        },
        states: {
          place: {
            initial: 'choosing',
            on: {
              'plan.chosen': {
                target: '.configuring',
                actions: assign(({ context, event }) => wanting(context, event.offerId, 1)),
              },
              'step.requested': [
                { guard: 'wantsProducts', target: '.choosing' },
                { guard: 'hasPlan', target: '.configuring' },
              ],
            },
            states: {
              choosing: {},
              configuring: {
                on: {
                  'item.changed': {
                    actions: assign(({ context, event }) => wanting(context, event.offerId, event.quantity)),
                  },
                  'configuration.confirmed': { guard: 'hasPlan', target: 'confirming' },
                },
              },
              confirming: { always: { guard: 'isSaved', target: 'configuring', actions: 'tellConfirmed' } },
            },
          },
          saving: {
            initial: 'settled',
            states: {
              settled: { always: { guard: 'isUnsaved', target: 'sending' } },
              sending: {
                entry: assign(({ context }) => ({ failure: null, sent: nextChange(context) })),
                invoke: {
                  src: 'saveChange',
                  input: ({ context: { sent, offers } }) => {
                    if (sent === null || offers === null) throw new Error('nothing to save')
                    return { change: sent, offers }
                  },
                  onDone: [
                    {
                      guard: isTaken,
                      target: 'settled',
                      actions: assign(({ context, event }) =>
                        E.isRight(event.output) ? savedChange(context, event.output.right) : {},
                      ),
                    },
                    { target: 'stuck', actions: assign(({ event }) => failureOf(event.output)) },
                  ],
                },
              },
              stuck: { on: { 'retry.requested': { target: 'settled', actions: assign({ failure: null }) } } },
            },
          },
        },
      },
    },
  })
