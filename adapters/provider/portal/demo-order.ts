import { either as E } from 'fp-ts'
import { offerForHolder, plansHeldIn } from '#core/account/mobile-account.ts'
import type { Address } from '#core/address/address.ts'
import type { CartId, CartLine } from '#core/cart/cart.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import { offeredAgreements } from '#core/checkout/offered-agreements.ts'
import type { Customer } from '#core/checkout/customer.ts'
import { UNTOUCHED_BILLING } from '#core/checkout/customer-change.ts'
import type { OrderReceipt } from '#core/checkout/order.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { PortalAccount } from '#core/portal/portal-account.ts'
import { withOrder } from '#core/portal/services-of-order.ts'
import { quote } from '#core/pricing/quote.ts'
import { openWindows } from '#core/schedule/choose-window.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { addDays, dateAt, epochMs } from '#core/shared/plain-date.ts'
import { sessionStatusAt } from '#core/session/session.ts'
import { responseTo } from '../facts/qualification.ts'
import type { Engine } from '../call/call.ts'
import type { NetworkLocation } from '../network/network.ts'
import { orderNumberFrom } from '../order/order-number.ts'
import { windowsAt } from '../facts/visits.ts'
import { openSession } from '../session/session-handlers.ts'
import { ownerOf } from '../call/session-names.ts'
import type { StoreTransaction } from '../store/store.ts'
import { plansByPrice } from './demo-services.ts'

const DAY_MS = 86_400_000

/** The order was placed two days ago, and its visit is at least three days ahead. */
const PLACED_MS = 2 * DAY_MS
const DAYS_AHEAD = 3

/** Returns what the order adds: television, or in a brand without it an add-on that the account does not have. */
const orderedOffer = (offers: readonly Offer[], { services }: PortalAccount): Offer | undefined => {
  const held = new Set(services.flatMap(({ lines }) => lines.map(({ offerId }) => offerId)))
  const addOn = offers.find(
    ({ id, role, audience }) => role === 'addOn' && audience === 'everybody' && !held.has(id),
  )
  return plansByPrice(offers, 'TV').at(-2) ?? addOn
}

const locationOf = async ({ network }: Engine, { place }: PortalAccount): Promise<NetworkLocation | null> => {
  const match = await network.find({ street: place.street, unit: place.unit, zip: place.zip } as Address)
  return match.kind === 'found' ? match.location : null
}

/** Prices the order as the shop does for the holder of the account. */
const receiptOf = (
  engine: Engine,
  { services, taxRate, holder }: PortalAccount,
  offer: Offer,
  visit: InstallationWindow,
  placedAt: EpochMs,
): OrderReceipt | null => {
  const { catalog, installOptions } = engine.brand()
  const holdings = services.flatMap(({ lines }): readonly CartLine[] => lines)
  const plansHeld = plansHeldIn({ holdings }, catalog.offers)
  const installation = installOptions.find(({ kind }) => kind === 'professional')
  const priced = quote({
    catalogVersion: catalog.version,
    offers: catalog.offers.map((one) => offerForHolder(one, plansHeld)),
    bundles: catalog.bundles,
    lines: [offer.id, ...(installation === undefined ? [] : [installation.offerId])].map((offerId) => ({
      offerId,
      quantity: 1,
    })),
    taxRate,
  })
  return E.isLeft(priced)
    ? null
    : {
        orderNumber: orderNumberFrom(engine.hash(`demo-order:${holder.email}`)),
        placedAt,
        quote: priced.right,
        installKind: 'professional',
        visit,
        payment: null,
        emailAddress: holder.email,
      }
}

/** Opens the session of the order, which has ended since. */
const openEndedSession = async (
  engine: Engine,
  tx: StoreTransaction,
  { holder }: PortalAccount,
  location: NetworkLocation,
  placedAt: EpochMs,
) => {
  const { street, unit, zip } = location
  const address = { street, unit, zip } as Address
  const request = { address, channel: 'dotcom', returnNearbyMatch: false } as const
  const match = { kind: 'found', location } as const
  const status = sessionStatusAt(placedAt, placedAt, placedAt)
  const { sessionId } = await openSession(
    engine,
    tx,
    responseTo(engine.brand(), { request, match }, status),
    placedAt,
  )
  const owner = ownerOf(engine.hash, sessionId)
  const session = await tx.sessionOf(owner)
  if (session === null) throw new Error('no session of the demo order')
  const customer = {
    firstName: holder.firstName,
    lastName: holder.lastName,
    emailAddress: holder.email,
    phoneNumber: holder.phoneNumber ?? '',
    phoneType: 'Mobile',
  } as Customer
  await tx.saveSession({ ...session, customer, installKind: 'professional' })
  return { owner, cartId: session.cartId }
}

/** Inserts an account's open order with a future visit and signed documents; adds its services to the account. */
export const insertDemoOrder = async (
  engine: Engine,
  tx: StoreTransaction,
  account: PortalAccount,
): Promise<void> => {
  const now = engine.clock.now()
  const placedAt = epochMs(now - PLACED_MS)
  const location = await locationOf(engine, account)
  const offer = orderedOffer(engine.brand().catalog.offers, account)
  if (location === null || offer === undefined) return
  const call = { engine, tx, now, merchandising: engine.merchandising() }
  const windows = await windowsAt(call, location, 'installation', null)
  const [visit] = openWindows(windows, addDays(dateAt(now, location.utcOffsetMinutes), DAYS_AHEAD))
  const receipt = visit === undefined ? null : receiptOf(engine, account, offer, visit, placedAt)
  if (visit === undefined || receipt === null || !(await tx.takePlace(visit.id))) return
  const { owner, cartId } = await openEndedSession(engine, tx, account, location, placedAt)
  await tx.saveReservation({ owner, windowId: visit.id, heldUntil: null })
  await placeOrder(engine, tx, { owner, cartId, receipt })
  const services = withOrder(
    account.services,
    receipt.quote.lines,
    { since: visit.date, buyer: UNKNOWN_BUYER },
    engine.brand().catalog.offers,
  )
  await tx.savePortalAccount({ ...account, services, orderNumbers: [receipt.orderNumber] }, now)
}

type Placed = Awaited<ReturnType<typeof openEndedSession>> & {
  readonly cartId: CartId
  readonly receipt: OrderReceipt
}

const placeOrder = async (
  { brand }: Engine,
  tx: StoreTransaction,
  { owner, cartId, receipt }: Placed,
): Promise<void> => {
  const lines = receipt.quote.lines.map(({ offerId, quantity }) => ({ offerId, quantity }))
  const planned = receipt.quote.lines.map(({ lineOfBusiness }) => lineOfBusiness)
  await tx.saveCart(owner, { id: cartId, version: 2, marker: 'ordered', lines })
  await tx.insertOrder(owner, cartId, receipt)
  await tx.saveOrderDetails(owner, {
    orderNumber: receipt.orderNumber,
    salesChannel: 'resiCom',
    billing: UNTOUCHED_BILLING,
    acceptance: {
      agreements: offeredAgreements(requiredAgreements(brand().agreements), planned, undefined).map(
        ({ id, version }) => ({ id, version }),
      ),
      acceptedAt: receipt.placedAt,
      transactionId: null,
    },
    phones: [],
    referral: null,
    visitKind: 'installation',
  })
}
