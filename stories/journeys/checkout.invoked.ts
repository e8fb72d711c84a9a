import { setQuantity } from '#core/cart/cart.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { checkoutActors } from '#core/journeys/checkout/checkout.actors.ts'
import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import type { PaymentSubmission, RiskSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { answered, failings, sealFailings } from './failures.ts'
import type { Invoked, Outcome } from './journey.ts'
import { cartHolding } from './recorded.ts'

type Windows = { readonly windows: readonly InstallationWindow[] }

const withoutPlace = ({ windows }: Windows): Windows => ({
  windows: windows.map((window) => ({ ...window, placesLeft: 0 })),
})

const installed: Outcome<CheckoutContext> = {
  name: 'answers',
  output: ({ cart }, recorded, kind) => {
    const option = recorded.desk.installOptions.find((known) => known.kind === (kind as InstallKind))
    if (cart === null || option === undefined) return null
    const lines = setQuantity(cart.cart.lines, recorded.offers.catalog.offers, option.offerId, 1)
    const held = lines._tag === 'Left' ? null : cartHolding(recorded, lines.right)
    return held && answered(held)
  },
  conduct: 'answers',
}

const placed: Outcome<CheckoutContext> = {
  name: 'placed',
  output: (_context, recorded) => answered(recorded.placed),
  conduct: 'answers',
  before: ({ provider }) => provider.setGateway('captures'),
}

const pending: Outcome<CheckoutContext> = {
  name: 'pending',
  output: (_context, recorded) => answered(recorded.pending),
  conduct: 'answers',
  before: ({ provider }) => provider.setGateway('silent'),
}

const declined: Outcome<CheckoutContext> = {
  name: 'declined',
  output: () => answered({ state: 'declined' }),
  conduct: 'answers',
  before: ({ provider }) => provider.setGateway('declines'),
}

const priceMoved: Outcome<CheckoutContext> = {
  name: 'PriceMoved',
  output: (_context, { moved }) => ({ _tag: 'Left', left: { _tag: 'PriceMoved', ...moved } }),
  conduct: 'answers',
  before: ({ provider }) => provider.raisePrices(),
}

export const checkoutInvoked: Record<keyof ReturnType<typeof checkoutActors>, Invoked<CheckoutContext>> = {
  loadDesk: {
    calls: ['getAgreements', 'riskRequirements', 'installOptions', 'installationSchedule'],
    outcomes: [
      { name: 'answers', output: (_context, { desk }) => answered(desk), conduct: 'answers' },
      ...failings('STEP_MISSING'),
    ],
  },
  chooseInstall: { calls: ['chooseInstallOption'], outcomes: [installed, ...failings('CART_ORDERED')] },
  saveDetails: {
    calls: ['addCustomer', 'paymentSession', 'encipherIdentification', 'assessRisk', 'acceptAgreements'],
    outcomes: [
      {
        name: 'answers',
        output: ({ cart }, { riskDecision: decision }, input) =>
          answered((input as { risk: RiskSubmission | null }).risk && { decision, cart }),
        conduct: 'answers',
      },
      ...failings('AGREEMENTS_INCOMPLETE', 'IDENTIFICATION_REJECTED'),
    ],
  },
  savePayment: {
    calls: ['paymentSession', 'encipher', 'encipherAccount', 'validatePayment'],
    outcomes: [
      {
        name: 'answers',
        output: (_context, { payments }, input) => answered(payments[(input as PaymentSubmission).kind]),
        conduct: 'answers',
      },
      ...failings('PAYMENT_REJECTED', 'PAYMENT_KEY_UNUSABLE'),
      ...sealFailings,
    ],
  },
  loadWindows: {
    calls: ['installationSchedule'],
    outcomes: [
      {
        name: 'answers',
        output: (_context, { desk: { windows } }) => answered({ windows }),
        conduct: 'answers',
      },
      ...failings('STEP_MISSING'),
      {
        name: 'answers without a place',
        output: (_context, { desk }) => answered(withoutPlace(desk)),
        conduct: { alter: withoutPlace },
        isDetour: true,
      },
    ],
  },
  holdWindow: {
    calls: ['chooseWindow'],
    outcomes: [
      { name: 'answers', output: (_context, { visit }) => answered({ visit }), conduct: 'answers' },
      ...failings('WINDOW_GONE', 'STEP_MISSING'),
    ],
  },
  placeOrder: {
    calls: ['order'],
    outcomes: [
      placed,
      pending,
      declined,
      priceMoved,
      ...failings('WINDOW_GONE', 'CART_ORDERED', 'ORDER_IN_FLIGHT'),
    ],
  },
  askOrder: { calls: ['orderStatus'], outcomes: [placed, pending, declined, ...failings('NOT_FOUND')] },
}
