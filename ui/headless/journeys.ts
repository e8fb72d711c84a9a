import type { Address } from '#core/address/address.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { LineOfBusiness, Offer, OfferId } from '#core/catalog/offer.ts'
import { findOffer, offersForEverybody, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import { selectOffers, selectOutcome } from '#core/journeys/sale/sale.selectors.ts'
import { isShopStep } from '#core/routes/sale-step.ts'
import type { CartOptions } from './cart-options.ts'
import { followOrder } from './follow-order.ts'
import type { JourneyResult } from './journey-result.ts'
import { offerLines, orderedResult, stopped } from './journey-result.ts'
import type { Purchase, PurchasePart } from './purchase.ts'
import { carryOut } from './purchase.ts'
import { localizedAt, saleDriver } from './sale-driver.ts'
import type { TestPayment } from './sample-buyer.ts'
import { customer, newcomer, paymentWith, settled } from './sample-buyer.ts'
import type { HeadlessSession } from './session.ts'

/** What a visitor wants, as the command line says it. */
export type JourneyRequest = {
  readonly address: Address
  /** The internet plan; the first one on offer without it. */
  readonly plan: string | null
  readonly isWithTelevision: boolean
  readonly isWithPhone: boolean
  readonly mobileLines: number
  readonly items: readonly CartLine[]
  readonly options: CartOptions
  readonly install: InstallKind
  readonly payment: TestPayment
  readonly isNewcomer: boolean
  readonly isAutoPay: boolean
}

/** A journey that runs without a screen. */
export type Journey = {
  readonly summary: string
  readonly run: (session: HeadlessSession, request: JourneyRequest) => Promise<JourneyResult>
}

/** Finds the outcome of an address. Returns null where the shop opens, else the result of the journey. */
const findAddress = async (
  session: HeadlessSession,
  { address }: JourneyRequest,
): Promise<JourneyResult | null> => {
  const sale = session.sale()
  const found = await session.unlessStopped(localizedAt(sale, address, session.send))
  if (found !== undefined) return stopped(found.stopped)
  await session.settled()
  if (isShopStep(sale.step()) && selectOffers(sale.actor.getSnapshot()).length > 0) return null
  const { kind } = selectOutcome(sale.actor.getSnapshot())
  return stopped(`nothing can be bought here: the outcome of the address is ${kind}`)
}

const planIn = (offers: readonly Offer[], line: LineOfBusiness): Offer | undefined =>
  offersOfRole(offersForEverybody(offersOfLine(offers, line)), 'plan')[0]

/** Returns the lines of the cart besides the plan; a sentence for a service that is not on offer. */
const itemsOf = (offers: readonly Offer[], request: JourneyRequest): readonly CartLine[] | string => {
  const lines: CartLine[] = []
  const wanted: readonly (readonly [LineOfBusiness, number])[] = [
    ['TV', request.isWithTelevision ? 1 : 0],
    ['Voice', request.isWithPhone ? 1 : 0],
    ['Mobile', request.mobileLines],
  ]
  for (const [line, quantity] of wanted) {
    const plan = planIn(offers, line)
    if (quantity === 0) continue
    if (plan === undefined) return `no ${line} plan is on offer at this address`
    lines.push({ offerId: plan.id, quantity })
  }
  const unknown = request.items.find(({ offerId }) => findOffer(offers, offerId) === undefined)
  return unknown === undefined ? [...lines, ...request.items] : `no offer is called ${unknown.offerId}`
}

/** Returns the purchase that a visitor wants; a sentence if something of it is not on offer. */
const purchaseOf = (offers: readonly Offer[], request: JourneyRequest): Purchase | string => {
  const { address, install, isAutoPay, isNewcomer } = request
  const plans = offersOfRole(offersForEverybody(offersOfLine(offers, 'Internet')), 'plan')
  const plan = request.plan === null ? plans[0] : findOffer(plans, request.plan as OfferId)
  if (plan === undefined)
    return `no plan is called ${request.plan ?? ''}; on offer are ${plans.map(({ id }) => id).join(', ')}`
  const items = itemsOf(offers, request)
  if (typeof items === 'string') return items
  const payment = paymentWith(request.payment)
  if (payment === null) return 'the payment has no test number'
  const risk = isNewcomer ? newcomer : settled
  return { address, plan: plan.id, items, install, customer, risk, payment, isAutoPay }
}

/** Carries out a part of a purchase in the current page. Returns null if it succeeded. */
const carryOutPart = async (
  session: HeadlessSession,
  purchase: Purchase,
  part: PurchasePart,
): Promise<JourneyResult | null> => {
  const driver = saleDriver(session.sale(), session.send)
  const done = await session.unlessStopped(carryOut(driver, purchase, part))
  return done === undefined ? null : stopped(done.stopped)
}

/** Adds the devices and coupons of a request, if it has any. Returns why one is not added, or null. */
const optionsOf = async (session: HeadlessSession, { options }: JourneyRequest): Promise<string | null> =>
  options.devices.length + options.coupons.length === 0 ? null : session.addOptions(options)

/** Buys; `isReloaded` reloads the page before the payment. */
const buy = async (
  session: HeadlessSession,
  request: JourneyRequest,
  isReloaded = false,
): Promise<JourneyResult> => {
  const left = await findAddress(session, request)
  if (left !== null) return left
  const purchase = purchaseOf(selectOffers(session.sale().actor.getSnapshot()), request)
  if (typeof purchase === 'string') return stopped(purchase)
  const chosen = await carryOutPart(session, purchase, { from: 'choosePlan', through: 'addItems' })
  if (chosen !== null) return chosen
  const missing = await optionsOf(session, request)
  if (missing !== null) return stopped(missing)
  const before = await carryOutPart(session, purchase, { from: 'confirmCart', through: 'chooseVisit' })
  if (before !== null) return before
  if (isReloaded) await session.reload()
  const after = await carryOutPart(session, purchase, { from: 'pay' })
  await session.settled()
  return after ?? orderedResult(session.sale())
}

/** The journeys of the command line by name. */
export const journeys: Readonly<Record<string, Journey>> = {
  check: {
    summary: 'finds the outcome of an address, and what is sold there',
    run: async (session, request) => {
      const sale = session.sale()
      const found = await session.unlessStopped(localizedAt(sale, request.address, session.send))
      if (found !== undefined) return stopped(found.stopped)
      await session.settled()
      const { kind } = selectOutcome(sale.actor.getSnapshot())
      return { _tag: 'Completed', lines: offerLines(sale), result: { outcome: kind, step: sale.step() } }
    },
  },
  buy: {
    summary: 'buys services at an address and places the order',
    run: (session, request) => buy(session, request),
  },
  resume: {
    summary: 'leaves the purchase before the payment, opens the page again and places the order',
    run: (session, request) => buy(session, request, true),
  },
  'order-status': {
    summary: 'buys, then shows the order with the code of its message',
    run: async (session, request) => {
      const bought = await buy(session, request)
      return bought._tag === 'Completed' ? followOrder(session, bought) : bought
    },
  },
}
