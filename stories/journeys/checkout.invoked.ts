import { setQuantity } from '#core/cart/cart.ts'
import type { AcceptedAgreement } from '#core/checkout/agreement.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { checkoutActors } from '#core/journeys/checkout/checkout.actors.ts'
import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import type { RiskSubmission } from '#core/journeys/checkout/details/details.events.ts'
import type { HeldVisit } from '#core/ports/checkout-orchestrator.ts'
import type { HoldStatus } from '#core/schedule/hold-status.ts'
import { HOLD_WARNING_MS } from '#core/schedule/hold-status.ts'
import type { InstallationWindow, VisitWindows } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { addDays } from '#core/shared/plain-date.ts'
import { answered, failings, sealFailings, sessionExpired } from './failures.ts'
import type { Invoked, Outcome } from './journey.ts'
import { cartHolding } from './recorded.ts'

type DetailsInput = {
  readonly risk: RiskSubmission | null
  readonly agreements: readonly AcceptedAgreement[]
}

const NOTHING = { riskRequirements: null, installOptions: null, agreements: null, windows: null }

/** A hold that cannot be renewed any more, and ends after the warning. */
const LAST_HOLD: HoldStatus = { remainingMs: HOLD_WARNING_MS, lifetimeMs: HOLD_WARNING_MS }

const withoutPlace = ({ windows, today }: VisitWindows): VisitWindows => ({
  windows: windows.map((window) => ({ ...window, placesLeft: 0 })),
  today,
})

/** The day before the first window. */
const scheduleOf = (windows: readonly InstallationWindow[] | null): VisitWindows => ({
  windows: windows ?? [],
  today: addDays(windows?.[0]?.date ?? ('2026-11-18' as PlainDate), -1),
})

const installed: Outcome<CheckoutContext> = {
  name: 'answers',
  output: (_context, recorded, kind) => {
    const option = (recorded.requirements.installOptions ?? []).find(
      (known) => known.kind === (kind as InstallKind),
    )
    if (option === undefined) return null
    const { lines: shopped } = recorded.shopped.cart
    const lines = setQuantity(shopped, recorded.offers.catalog.offers, option.offerId, 1)
    const held = lines._tag === 'Left' ? null : cartHolding(recorded, lines.right)
    return held && answered(held)
  },
  behavior: 'answers',
}

const placed: Outcome<CheckoutContext> = {
  name: 'placed',
  output: (_context, recorded) => answered(recorded.placed),
  behavior: 'answers',
  before: ({ provider }) => provider.setGateway('captures'),
}

const pending: Outcome<CheckoutContext> = {
  name: 'pending',
  output: (_context, recorded) => answered(recorded.pending),
  behavior: 'answers',
  before: ({ provider }) => provider.setGateway('silent'),
}

const declined: Outcome<CheckoutContext> = {
  name: 'declined',
  output: () => answered({ state: 'declined' }),
  behavior: 'answers',
  before: ({ provider }) => provider.setGateway('declines'),
}

const priceMoved: Outcome<CheckoutContext> = {
  name: 'PriceMoved',
  output: (_context, { moved }) => ({ _tag: 'Left', left: { _tag: 'PriceMoved', ...moved } }),
  behavior: 'answers',
  before: ({ provider }) => provider.raisePrices(),
}

export const checkoutInvoked: Record<keyof ReturnType<typeof checkoutActors>, Invoked<CheckoutContext>> = {
  loadCheckout: {
    calls: ['getAgreements', 'riskRequirements', 'installOptions', 'installationSchedule'],
    outcomes: [
      {
        name: 'answers',
        output: (_context, { requirements }) => answered(requirements),
        behavior: 'answers',
      },
      {
        name: 'answers without parts',
        // A buyer with recorded data meets the same screen: the walk would only grow.
        output: ({ customer }) => (customer === null ? answered(NOTHING) : null),
        behavior: { _tag: 'TimedOut' },
      },
      sessionExpired,
    ],
  },
  loadMissing: {
    calls: ['getAgreements', 'riskRequirements', 'installOptions', 'installationSchedule'],
    outcomes: [
      {
        name: 'answers',
        output: (context, { requirements }) => (context.missing.length === 0 ? null : answered(requirements)),
      },
      { name: 'SessionExpired', output: () => ({ _tag: 'Left', left: { _tag: 'SessionExpired' } }) },
    ],
  },
  chooseInstall: { calls: ['chooseInstallOption'], outcomes: [installed, ...failings('CART_ORDERED')] },
  saveDetails: {
    calls: ['addCustomer', 'paymentSession', 'encryptIdentification', 'assessRisk', 'acceptAgreements'],
    outcomes: [
      {
        name: 'answers',
        output: (_context, { riskDecision: decision, installed: cart }, input) => {
          const { risk, agreements: accepted } = input as DetailsInput
          return answered({ assessed: risk && { decision, cart }, accepted })
        },
        behavior: 'answers',
      },
      ...failings('AGREEMENTS_INCOMPLETE', 'IDENTIFICATION_REJECTED'),
    ],
  },
  savePayment: {
    calls: ['paymentSession', 'encrypt', 'encryptAccount', 'validatePayment'],
    outcomes: [
      {
        name: 'answers',
        output: (_context, { payments }, input) =>
          answered(payments[(input as { readonly payment: PaymentSubmission }).payment.kind]),
        behavior: 'answers',
      },
      ...failings('PAYMENT_REJECTED', 'PAYMENT_KEY_UNUSABLE', 'ORDER_IN_FLIGHT'),
      ...sealFailings,
    ],
  },
  loadWindows: {
    calls: ['installationSchedule'],
    outcomes: [
      {
        name: 'answers',
        output: (_context, { requirements: { windows } }) => answered(scheduleOf(windows)),
        behavior: 'answers',
      },
      ...failings('STEP_MISSING'),
      {
        name: 'answers without a place',
        output: (_context, { requirements: { windows } }) => answered(withoutPlace(scheduleOf(windows))),
        behavior: { alter: withoutPlace },
        isDetour: true,
      },
    ],
  },
  holdWindow: {
    calls: ['chooseWindow'],
    outcomes: [
      {
        name: 'answers',
        output: (_context, { visit, hold }) => answered({ visit, hold }),
        behavior: 'answers',
      },
      {
        name: 'answers for the last time',
        output: (_context, { visit }) => answered({ visit, hold: LAST_HOLD }),
        behavior: { alter: ({ visit }: HeldVisit) => ({ visit, hold: LAST_HOLD }) },
      },
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
