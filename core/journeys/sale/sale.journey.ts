import { either as E } from 'fp-ts'
import { and, assign, stateIn } from 'xstate'
import { hasExpired, succeeded } from '../answered.ts'
import { resetOnLocalizationPage, resetOnSubmit } from '../../localization/submit.ts'
import type { SessionSnapshot } from '../../ports/storefront-orchestrator.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import { checkoutSteps } from '../../routes/sale-step.ts'
import type { SaleAnswer } from './sale.actors.ts'
import { resetActions } from './sale.reset.ts'
import type { SaleSetup } from './sale.setup.ts'
import { opensShop, restoredFrom } from './sale.updates.ts'

const addressSteps: readonly SaleStep[] = ['address', 'outcome']

type FoundSession = { readonly event: { readonly output: SaleAnswer<SessionSnapshot> } }

const foundSession = ({ event: { output } }: FoundSession) => output

/** The actions that restore the provider's records of a found session. */
const restoreFound = [
  { type: 'takeFound', params: foundSession },
  { type: 'restoreLocalization', params: foundSession },
  { type: 'restoreCheckout', params: foundSession },
] as const

/** The state that looks for the session of this browser and opens the requested step. A new visitor at the address step needs no call. */
const restoringState = (sale: SaleSetup) =>
  sale.createStateConfig({
    initial: 'checking',
    states: {
      checking: { always: [{ guard: 'isNewcomer', target: '#sale.journey.localization' }, 'finding'] },
      finding: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'findSession',
          onDone: [
            {
              guard: ({ context, event: { output } }) =>
                E.isRight(output) && opensShop({ ...context, ...restoredFrom(context, output.right) }),
              target: 'opening',
              actions: [...restoreFound, 'openSession', 'openShop'],
            },
            {
              guard: succeeded,
              target: '#sale.journey.localization',
              actions: [...restoreFound, 'requestWanted'],
            },
            {
              guard: and([hasExpired, 'isPaymentLost']),
              target: '#sale.journey.expired',
              actions: 'noteLostExpiry',
            },
            {
              guard: and([hasExpired, 'isPlaceLost']),
              target: '#sale.journey.localization',
              actions: 'expireLocalization',
            },
            { guard: hasExpired, target: '#sale.journey.localization' },
            {
              target: 'failed',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event.output },
                { type: 'logUnread', params: ({ event }) => event.output },
              ],
            },
          ],
        },
      },
      opening: {
        on: {
          'shop.opened': { actions: 'requestWanted' },
          'shop.failed': { target: '#sale.journey.shopping.unopened', actions: 'requestWanted' },
        },
      },
      failed: { on: { 'retry.requested': 'finding' } },
    },
  })

/** The current journey of the visitor. Restoring a sale comes before all journeys. */
export const journeyState = (sale: SaleSetup) =>
  sale.createStateConfig({
    initial: 'restoring',
    on: {
      localized: [
        {
          guard: 'opensShopPage',
          target: '.shopping',
          actions: ['takeAnswer', 'saveVisitAddress', 'closeCheckout', 'openSession', 'openShop'],
        },
        {
          target: '.localization',
          actions: ['takeAnswer', 'saveVisitAddress', 'closeCheckout', 'openSession', 'openShop'],
        },
      ],
      // An order in doubt stays open until the next address is known.
      'resolution.started': [
        {
          guard: and(['isOutOfDoubt', 'givesUpCart']),
          actions: ['forgetVisitCart', ...resetActions(resetOnSubmit)],
        },
        { guard: 'isOutOfDoubt', actions: resetActions(resetOnSubmit) },
        { actions: 'forgetAnswer' },
      ],
      'visit.reset': {
        guard: 'isOutOfDoubt',
        target: '.localization',
        actions: ['endSession', ...resetActions(resetOnLocalizationPage), 'resetLocalization'],
      },
      'session.lost': {
        target: '.localization',
        actions: ['forgetAnswer', 'closeSession', 'closeShop', 'closeCheckout', 'expireLocalization'],
      },
      'step.requested': [
        {
          guard: { type: 'leadsTo', params: addressSteps },
          target: '.localization',
          actions: 'openLocalization',
        },
        { guard: 'leadsToShop', target: '.shopping', actions: 'openShopStep' },
        {
          guard: { type: 'leadsTo', params: checkoutSteps },
          target: '.shopping.confirming',
          actions: ['wantStep', 'configure'],
        },
        { target: '.checkout' },
      ],
      'cart.reopened': { target: '.shopping', actions: 'openShop' },
    },
    states: {
      restoring: restoringState(sale),
      localization: {},
      shopping: {
        initial: 'browsing',
        on: {
          'configuration.confirmed': {
            guard: 'isConfigured',
            target: '.confirming',
            actions: assign({ wantedStep: 'checkout' }),
          },
          'order.placed': '#sale.journey.checkout',
        },
        states: {
          browsing: {},
          // The shop of a restored sale could not be loaded. The wanted step opens as soon as it is.
          unopened: {
            on: {
              'shop.opened': { actions: 'requestWanted' },
              'step.requested': { guard: 'leadsToShop', actions: 'openShopStep' },
            },
          },
          // A change of the cart cancels the confirmation, so that the checkout never opens while the visitor is choosing.
          confirming: {
            on: {
              'item.changed': 'browsing',
              'plan.chosen': 'browsing',
              'services.chosen': 'browsing',
              'change.undone': 'browsing',
            },
            always: {
              guard: and([stateIn({ cart: { open: 'settled' } }), 'isCartSaved']),
              target: '#sale.journey.checkout',
              actions: 'confirmCart',
            },
          },
        },
      },
      checkout: {
        on: {
          'session.lost': {
            guard: 'isPaying',
            target: 'expired',
            actions: ['noteExpiry', 'forgetAnswer', 'closeSession', 'closeShop', 'closeCheckout'],
          },
          'step.requested': {
            guard: { type: 'leadsTo', params: checkoutSteps },
            actions: 'openCheckoutStep',
          },
        },
      },
      // The confirmation says what became of the payment, until the visitor leaves it. A late answer of the lost session changes nothing.
      expired: {
        on: {
          'session.lost': {},
          'step.requested': { guard: { type: 'leadsTo', params: ['confirmation'] } },
        },
        exit: assign({ expiry: null }),
      },
    },
  })

/** Finds the order that another tab has placed for this session's cart (I15). Every order closes the session and clears the draft. */
export const orderState = (sale: SaleSetup) =>
  sale.createStateConfig({
    initial: 'own',
    on: { 'order.placed': { actions: ['closeSession', 'clearDraft', 'closeVisitOrder'] } },
    states: {
      own: {
        on: { 'session.stale': { target: 'finding', actions: assign({ wantedStep: 'confirmation' }) } },
      },
      finding: {
        invoke: {
          src: 'findSession',
          onDone: [
            {
              guard: succeeded,
              target: 'own',
              actions: [...restoreFound, 'openSession', 'openShop', 'requestWanted'],
            },
            { guard: hasExpired, target: 'own', actions: 'announceLost' },
            { target: 'own' },
          ],
        },
      },
    },
  })
