import type { PricedCart } from '#core/cart/cart.ts'
import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import type { SessionSnapshot } from '#core/ports/orchestrator.ts'
import type { Stage } from '../stage/stage.ts'
import { arrive } from './arrive.ts'
import { checkout } from './checkout.journey.ts'
import { localization } from './localization.journey.ts'
import type { Recorded } from './recorded.ts'
import { shopping } from './shopping.journey.ts'
import { addressWays, orderWays, shopWays } from './ways.ts'

const there = <A>(value: A | null | undefined): A => {
  if (value === null || value === undefined) throw new Error('a real sale left nothing to record')
  return value
}

const locate = async (path: readonly string[]) =>
  (await arrive(localization, path)).sale.localization.getSnapshot().context

const shop = async (path: readonly string[]) =>
  (await arrive(shopping, path)).sale.shopping.getSnapshot().context

const buy = async (path: readonly string[]): Promise<CheckoutContext & { readonly stage: Stage }> => {
  const stage = await arrive(checkout, path)
  return { ...stage.sale.checkout.getSnapshot().context, stage }
}

/** The plan alone with its installation: a cart of somebody who takes the pod out again after the checkout. */
const planInstalled = async (): Promise<PricedCart> => {
  const { provider } = await arrive(shopping, shopWays.plan)
  const installed = await provider.visitor.chooseInstallOption({ kind: 'professional' })()
  if (installed._tag === 'Left') throw new Error(`no installation: ${installed.left._tag}`)
  return installed.right
}

const sessionOf = async ({ provider }: Stage): Promise<SessionSnapshot> => {
  const found = await provider.visitor.sessionInfo()()
  if (found._tag === 'Left') throw new Error(`no session: ${found.left._tag}`)
  return found.right
}

/** Lets buyers go through real sales on stages of their own, and writes down what their providers answered. */
export const record = async (): Promise<Recorded> => {
  const shelf = await shop(shopWays.shelf)
  const pod = await shop(shopWays.pod)
  const professional = await buy(orderWays.professional)
  const self = await buy(orderWays.self)
  const visited = await buy(orderWays.visit)
  const ordered = await buy(orderWays.placed)
  const doubted = await buy([...orderWays.order, 'placeOrder: pending'])
  const moved = await buy([...orderWays.order, 'placeOrder: PriceMoved'])
  const banked = await buy(orderWays.byBank)
  const opened = await arrive(shopping, shopWays.shelf)
  const { answer } = opened.sale.localization.getSnapshot().context
  const planned = await shop(shopWays.plan)
  const { agreements, installOptions, windows } = visited
  return {
    streets: (await locate(addressWays.typedStreet)).streets,
    units: (await locate(addressWays.pickedBuilding)).units,
    answer: there(answer),
    offers: there(shelf.offers),
    carts: [
      there(shelf.cart),
      there(planned.cart),
      await planInstalled(),
      there(pod.cart),
      there(professional.cart),
      there(self.cart),
    ],
    shopped: there(pod.cart),
    installed: there(professional.cart),
    desk: { agreements, installOptions, windows, riskRequirements: there(visited.riskRequirements) },
    riskDecision: there(visited.riskDecision),
    payments: { card: there(visited.payment), bank: there(banked.payment) },
    visit: there(visited.visit),
    placed: { state: 'placed', receipt: there(ordered.receipt) },
    pending: { state: 'pending', ...there(doubted.pending) },
    moved: { quote: there(moved.cart).quote, seal: there(moved.cart).seal },
    doubted: await sessionOf(doubted.stage),
    begun: await sessionOf(visited.stage),
    ordered: await sessionOf(ordered.stage),
  }
}
