import type { PricedCart } from '#core/cart/cart.ts'
import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import type { CheckoutSnapshot } from '#core/journeys/checkout/checkout.selectors.ts'
import type { HoldStatus } from '#core/schedule/hold-status.ts'
import { HOLD_TOTAL_MINUTES } from '#core/schedule/hold.ts'
import { HOLD_MINUTES } from '#core/schedule/window.ts'
import type { SessionSnapshot } from '#core/ports/storefront-orchestrator.ts'
import type { Stage } from '../stage/stage.ts'
import { arrive } from './arrive.ts'
import { checkout } from './checkout.journey.ts'
import { localization } from './localization.journey.ts'
import type { Recorded } from './recorded.ts'
import { recordPortal } from './portal-recorded.ts'
import { sale } from './sale.journey.ts'
import { addressPaths, orderPaths, shopPaths } from './paths.ts'

const there = <A>(value: A | null | undefined): A => {
  if (value === null || value === undefined) throw new Error('the recorded sale lacks a value')
  return value
}

const locate = async (path: readonly string[]) =>
  (await arrive(localization, path)).sale.localization.getSnapshot().context

const shop = async (path: readonly string[]) => (await arrive(sale, path)).sale.actor.getSnapshot().context

const buy = async (
  path: readonly string[],
): Promise<CheckoutContext & { readonly cart: PricedCart | null; readonly stage: Stage }> => {
  const stage = await arrive(checkout, path)
  const { cart } = stage.sale.actor.getSnapshot().context
  return { ...stage.sale.checkout.getSnapshot().context, cart: cart.saved, stage }
}

/** The plan with only its installation: the cart of a buyer who removes the pod after the checkout. */
const planInstalled = async (): Promise<PricedCart> => {
  const { provider } = await arrive(sale, shopPaths.plan)
  const installed = await provider.visitor.chooseInstallOption({ kind: 'professional' })()
  if (installed._tag === 'Left') throw new Error(`no installation: ${installed.left._tag}`)
  return installed.right
}

const sessionOf = async ({ provider }: Stage): Promise<SessionSnapshot> => {
  const found = await provider.visitor.sessionInfo()()
  if (found._tag === 'Left') throw new Error(`no session: ${found.left._tag}`)
  return found.right
}

/** Ends a checkout because another tab has ordered its cart. */
const stoppedByOrder = (snapshot: CheckoutSnapshot): CheckoutSnapshot => {
  const failure = { _tag: 'Refused', code: 'CART_ORDERED', requestId: 'peticion-7' } as const
  return { ...snapshot, context: { ...snapshot.context, failure } }
}

/** A hold that lasts longer than a walk. */
const HOLD: HoldStatus = { remainingMs: HOLD_MINUTES * 60_000, lifetimeMs: HOLD_TOTAL_MINUTES * 60_000 }

/** Runs real sales on separate stages and records the provider's answers. */
export const record = async (): Promise<Recorded> => {
  const atOffers = await shop(shopPaths.offers)
  const pod = await shop(shopPaths.pod)
  const professional = await buy(orderPaths.professional)
  const self = await buy(orderPaths.self)
  const visited = await buy(orderPaths.visit)
  const ordered = await buy(orderPaths.placed)
  const doubted = await buy([...orderPaths.order, 'placeOrder: pending'])
  const moved = await buy([...orderPaths.order, 'placeOrder: PriceMoved'])
  const paying = await buy(orderPaths.order)
  const banked = await buy(orderPaths.fromAccount)
  const { answer } = atOffers
  const planned = await shop(shopPaths.plan)
  const { agreements, installOptions, windows } = visited
  return {
    streets: (await locate(addressPaths.typedStreet)).streets,
    units: (await locate(addressPaths.pickedBuilding)).units,
    answer: there(answer),
    offers: there(atOffers.offers),
    carts: [
      there(atOffers.cart.saved),
      there(planned.cart.saved),
      await planInstalled(),
      there(pod.cart.saved),
      there(professional.cart),
      there(self.cart),
    ],
    shopped: there(pod.cart.saved),
    installed: there(professional.cart),
    requirements: { agreements, installOptions, windows, riskRequirements: there(visited.riskRequirements) },
    riskDecision: there(visited.riskDecision),
    payments: { card: there(paying.payment), bank: there(banked.payment) },
    visit: there(visited.visit),
    hold: HOLD,
    placed: { state: 'placed', receipt: there(ordered.receipt) },
    pending: { state: 'pending', ...there(doubted.pending) },
    moved: { quote: there(moved.cart).quote, seal: there(moved.cart).seal },
    doubted: await sessionOf(doubted.stage),
    begun: await sessionOf(paying.stage),
    ordered: await sessionOf(ordered.stage),
    portal: await recordPortal(),
    snapshots: {
      resolved: visited.stage.sale.localization.getSnapshot(),
      configuring: visited.stage.sale.shopping.getSnapshot(),
      filled: visited.stage.sale.checkout.getSnapshot(),
      doubted: doubted.stage.sale.checkout.getSnapshot(),
      ordered: ordered.stage.sale.checkout.getSnapshot(),
      stopped: stoppedByOrder(visited.stage.sale.checkout.getSnapshot()),
    },
  }
}
