import { and, assign, stateIn } from 'xstate'
import { resetOnLocalizationPage, resetOnSubmit } from '../../localization/submit.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import { checkoutSteps } from '../../routes/sale-step.ts'
import { resetActions } from './sale.reset.ts'
import type { SaleSetup } from './sale.setup.ts'
import { restoringState } from './restoring.state.ts'

const addressSteps: readonly SaleStep[] = ['address', 'outcome']

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
          // A cart change cancels the confirmation, so the checkout never opens while the visitor is choosing.
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
      // The confirmation shows the payment's result until left. Late answers of the lost session change nothing.
      expired: {
        on: {
          'session.lost': {},
          'step.requested': { guard: { type: 'leadsTo', params: ['confirmation'] } },
        },
        exit: assign({ expiry: null }),
      },
    },
  })
