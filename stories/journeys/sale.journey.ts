import { cents } from '#core/shared/money.ts'
import { waitFor } from 'xstate'
import type { CartLine, PricedCart } from '#core/cart/cart.ts'
import { checkoutLines, quantityOf } from '#core/cart/cart.ts'
import type { saleActors } from '#core/journeys/sale/sale.actors.ts'
import type { SaleContext } from '#core/journeys/sale/sale.context.ts'
import type { SaleEvent } from '#core/journeys/sale/sale.events.ts'
import { createSaleMachine } from '#core/journeys/sale/sale.machine.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { GIG, POD } from '../stage/buyer.ts'
import { localized } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Invoked, Journey, SystemEvent, UserEvent } from './journey.ts'
import type { Recorded } from './recorded.ts'
import { cartHolding } from './recorded.ts'

type SnapshotEvent = { readonly type: `xstate.snapshot.${string}`; readonly snapshot: unknown }
type Event = SaleEvent | SnapshotEvent
type SaleSystemEvent = SystemEvent<SaleContext, Event>

const savedLines = ({ cart }: SaleContext) => cart.saved?.cart.lines ?? []

const linesText = (lines: readonly CartLine[]): string =>
  lines
    .map(({ offerId, quantity }) => `${quantity} ${offerId}`)
    .toSorted()
    .join()

/** Checks whether both carts contain the same plan. */
const holdsPlanOf = (one: PricedCart, other: PricedCart): boolean =>
  quantityOf(one.cart.lines, GIG) === quantityOf(other.cart.lines, GIG)

/**
 * Checks whether the sale is in the shop. The walk covers the cart only from there, and everything else in a restored
 * sale: their product would be infinite.
 */
const isShopping = ({ visit: { step } }: SaleContext): boolean => step === 'address'

const whileShopping = (systemEvent: SaleSystemEvent): SaleSystemEvent => ({
  ...systemEvent,
  event: (context, recorded) => (isShopping(context) ? systemEvent.event(context, recorded) : null),
})

const onceRestored = (systemEvent: SaleSystemEvent): SaleSystemEvent => ({
  ...systemEvent,
  event: (context, recorded) => (isShopping(context) ? null : systemEvent.event(context, recorded)),
})

const userEvents: readonly UserEvent<SaleContext, Event>[] = [
  {
    name: 'plan.chosen',
    event: (context) => (isShopping(context) ? { type: 'plan.chosen', offerId: GIG } : null),
  },
  {
    name: 'services.chosen',
    event: (context) =>
      isShopping(context) ? { type: 'services.chosen', lines: [{ offerId: GIG, quantity: 1 }] } : null,
  },
  {
    name: 'item.changed more',
    // Items change only where they are shown: before the configuration is confirmed.
    event: ({ wantedStep }) =>
      wantedStep === 'address' ? { type: 'item.changed', offerId: POD, quantity: 1 } : null,
  },
  { name: 'configuration.confirmed', event: () => ({ type: 'configuration.confirmed' }) },
  { name: 'changes.accepted', event: () => ({ type: 'changes.accepted' }) },
  { name: 'retry.requested', event: () => ({ type: 'retry.requested' }) },
]

const shopEvents: readonly SaleSystemEvent[] = [
  {
    name: 'localized',
    event: (_context, { answer }) => ({ type: 'localized', answer }),
    act: localized,
  },
  {
    name: 'cart.refreshed elsewhere',
    event: ({ cart: { saved } }, { shopped }) =>
      saved?.cart.lines.length === shopped.cart.lines.length - 1 && holdsPlanOf(shopped, saved)
        ? { type: 'cart.refreshed', cart: shopped, chosen: null }
        : null,
    act: async ({ sale, provider }) => {
      const added = await provider.visitor.addCartItem({
        offerId: POD,
        quantity: 1,
        lineOfBusiness: 'Internet',
      })()
      if (added._tag === 'Right') sale.actor.send({ type: 'cart.refreshed', cart: added.right, chosen: null })
    },
  },
  {
    name: 'item.changed by a journey',
    event: () => ({ type: 'item.changed', offerId: POD, quantity: 1 }),
  },
]

const innerEvents: readonly SaleSystemEvent[] = [
  {
    name: 'shop.opened',
    event: (context, { offers, carts: [empty, planned] }) =>
      context.answer && context.offers === null
        ? {
            type: 'shop.opened',
            offers,
            cart: isShopping(context) ? empty : (planned ?? empty),
          }
        : null,
    act: async ({ sale, gate }) => {
      gate.admit(['getOffers', 'cart'])
      await waitFor(sale.shopping, (snapshot) => snapshot.matches('open'))
      gate.dismiss()
    },
  },
  // The walk starts without a cart of another tab: a changed shop contains the cart that is saved.
  {
    name: 'shop.changed',
    event: ({ offers, cart: { saved } }) => offers && saved && { type: 'shop.changed', offers, cart: saved },
  },
  {
    name: 'mobile.changed',
    event: ({ offers, cart: { saved } }) =>
      offers && saved && { type: 'mobile.changed', offers, cart: saved },
  },
  {
    name: 'account.proven',
    event: (context, { offers, carts: [empty] }) =>
      context.answer && {
        type: 'account.proven',
        account: { holdings: [], pastDue: cents(0) },
        offers: context.offers ?? offers,
        cart: context.cart.saved ?? empty,
      },
  },
  // On a stage the shop triggers this itself.
  {
    name: 'shopping at configure',
    event: ({ cart }, { snapshots }) =>
      quantityOf(cart.wanted, GIG) > 0
        ? { type: 'xstate.snapshot.shopping', snapshot: snapshots.configuring }
        : null,
    act: () => undefined,
  },
]

const restoredEvents: readonly SaleSystemEvent[] = [
  {
    name: 'cart.refreshed',
    event: (context, { installed }) =>
      savedLines(context).length === installed.cart.lines.length - 1
        ? { type: 'cart.refreshed', cart: installed, chosen: 'installation' }
        : null,
  },

  { name: 'resolution.started', event: () => ({ type: 'resolution.started', isReturn: false }) },
  {
    name: 'resolution.started with the stored address',
    event: () => ({ type: 'resolution.started', isReturn: true }),
  },
  { name: 'visit.reset', event: () => ({ type: 'visit.reset' }) },
  { name: 'schedule.skipped', event: () => ({ type: 'schedule.skipped' }) },
  { name: 'shop.failed', event: () => ({ type: 'shop.failed' }) },
  {
    name: 'localized, no offers',
    event: (_context, { answer }) => ({
      type: 'localized',
      answer: { ...answer, sessionInfo: null, sessionId: null },
    }),
  },
  ...saleSteps.map((step): SaleSystemEvent => ({
    name: `step.requested ${step}`,
    event: () => ({ type: 'step.requested', step }),
    isInner: true,
  })),
  {
    name: 'localization resolved',
    event: ({ answer }, { snapshots }) =>
      answer && { type: 'xstate.snapshot.localization', snapshot: snapshots.resolved },
  },
  ...(['filled', 'doubted', 'stopped', 'ordered'] as const).map((name): SaleSystemEvent => ({
    name: `checkout ${name}`,
    event: (context, { snapshots }) =>
      savedLines(context).length === 0
        ? null
        : { type: 'xstate.snapshot.checkout', snapshot: snapshots[name] },
  })),
  { name: 'price.moved', event: (_context, { moved }) => ({ type: 'price.moved', ...moved }) },
  { name: 'cart.reopened', event: () => ({ type: 'cart.reopened' }) },
  { name: 'order.placed', event: () => ({ type: 'order.placed' }) },
  { name: 'session.stale', event: () => ({ type: 'session.stale' }) },
  { name: 'session.lost', event: () => ({ type: 'session.lost' }) },
  { name: 'session.ended', event: () => ({ type: 'session.ended' }) },
  { name: 'session.used', event: () => ({ type: 'session.used' }) },
  { name: 'link.followed', event: () => ({ type: 'link.followed' }) },
]

/** Returns the provider's cart with the submitted lines. */
const saved = (context: SaleContext, recorded: Recorded): unknown => {
  const { sent } = context.cart
  const offers = context.offers?.catalog.offers ?? []
  const held = cartHolding(recorded, [...sent, ...checkoutLines(savedLines(context), offers)])
  return held && answered(held)
}

/** Returns the cart that another tab has changed in the meantime. */
const overtaken = ({ cart }: SaleContext, { shopped }: Recorded): unknown =>
  cart.saved && {
    _tag: 'Left',
    left: {
      _tag: 'Refused',
      code: 'CART_STALE',
      requestId: 'peticion-7',
      cart: { ...shopped, cart: { ...shopped.cart, version: cart.saved.cart.version + 1 } },
    },
  }

type Called = 'findSession' | 'saveCart' | 'recallVisit' | 'findAffiliate'

const invoked: Readonly<Record<Called, Invoked<SaleContext>>> = {
  findSession: {
    calls: ['sessionInfo'],
    outcomes: [
      ...(['begun', 'doubted', 'ordered'] as const).map((name) => ({
        name,
        output: (_context: SaleContext, recorded: Recorded) => answered(recorded[name]),
      })),
      ...failings('TOO_MANY'),
    ],
  },
  // On a stage nothing is remembered of a visit.
  recallVisit: {
    calls: [],
    outcomes: [
      {
        name: 'answers',
        output: () => ({
          returnAddress: null,
          hasSavedCart: false,
          referral: { status: 'notApplicable', reason: { _tag: 'CampaignMissing' } },
        }),
      },
    ],
  },
  findAffiliate: {
    calls: [],
    outcomes: [{ name: 'answers', output: () => ({ isMissing: false, vParam: null }) }],
  },
  saveCart: {
    calls: ['modifyCart'],
    outcomes: [
      { name: 'answers', output: saved, behavior: 'answers' },
      ...failings('QUANTITY_OUT_OF_RANGE'),
      {
        name: 'Refused CART_ORDERED',
        output: () => ({
          _tag: 'Left',
          left: { _tag: 'Refused', code: 'CART_ORDERED', requestId: 'peticion-7' },
        }),
      },
      { name: 'forgets', output: ({ cart }) => answered(cart.saved) },
      { name: 'overtaken', output: overtaken },
    ],
  },
}

const visit = (step: 'address' | 'products' | 'payment') => ({ channel: 'dotcom' as const, step })

const BEFORE_SCREENS = 'The application shows its first screen after the sale is restored.'
const ERROR_PAGE = 'The error page shows it instead of the application: Pantallas/Error.'
const ORDERED_ELSEWHERE = 'A stage has no second tab that orders the cart.'

/** The sale around its journeys: restoring, the active journey, the cart, and an order from another tab. */
export const sale: Journey<SaleContext, Event, Called & keyof ReturnType<typeof saleActors>> = {
  name: 'sale',
  title: { es: 'Venta', en: 'Sale' },
  states: {
    'journey.localization': { es: 'Escribe la dirección', en: 'Entering the address' },
    'journey.shopping.browsing': { es: 'Elige servicios', en: 'Choosing services' },
    'journey.shopping.confirming': { es: 'Confirma los servicios', en: 'Confirming the services' },
    'journey.checkout': { es: 'Datos del pedido', en: 'Order details' },
    'cart.closed': { es: 'Pedido sin abrir', en: 'Cart not open yet' },
    'cart.open.settled': { es: 'Pedido guardado', en: 'Cart saved' },
    'cart.open.sending': { es: 'Guardando el pedido', en: 'Saving the cart' },
    'cart.open.stuck': { es: 'Pedido sin guardar', en: 'Cart not saved' },
    'order.own': null,
  },
  withoutStory: {
    'journey.restoring.finding': BEFORE_SCREENS,
    'journey.restoring.opening': BEFORE_SCREENS,
    'journey.restoring.failed': ERROR_PAGE,
    'Refused TOO_MANY': ERROR_PAGE,
    'journey.shopping.unopened': 'The stories of the cart show a shop that could not be loaded.',
    'journey.expired':
      'A stage starts with a new sale. Pantallas/La sesión terminó en el pago shows the screen.',
    'order.finding': ORDERED_ELSEWHERE,
    'Refused CART_ORDERED': ORDERED_ELSEWHERE,
  },
  machine: createSaleMachine,
  inputs: [
    { visit: visit('address'), draft: null },
    {
      visit: visit('payment'),
      draft: { addressForm: { street: '', unit: '', zip: '' }, customerForm: null, orderKey: null },
    },
    {
      visit: visit('products'),
      draft: { addressForm: { street: '', unit: '', zip: '' }, customerForm: null, orderKey: null },
    },
    { visit: visit('products'), draft: null },
  ],
  userEvents,
  systemEvents: [
    ...shopEvents.map(whileShopping),
    ...restoredEvents.map(onceRestored),
    ...innerEvents.map((systemEvent) => ({ ...systemEvent, isInner: true as const })),
  ],
  invoked,
  digest: ({ visit: { step }, answer, wantedStep, offers, cart, journeys }) => [
    step,
    answer && outcomeOf(answer).kind,
    wantedStep === 'address',
    offers !== null,
    linesText(cart.saved?.cart.lines ?? []),
    linesText(cart.wanted),
    linesText(cart.sent),
    journeys.steps.shopping,
    journeys.progress.hasPayment,
    journeys.order,
  ],
  setting: () => undefined,
}
