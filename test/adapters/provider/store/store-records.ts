import type {
  IntentRecord,
  Owner,
  Reservation,
  SecretHash,
  SessionRecord,
  Store,
  WindowRecord,
} from '#adapters/provider/store/store.ts'
import type { Cart, CartId } from '#core/cart/cart.ts'
import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { IdempotencyKey, IntentId, OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { sessionStatusAt } from '#core/session/session.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import { epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { addressWithOutcome, maria } from '#test/builders/provider.builder.ts'

const minutes = (count: number) => epochMs(START_OF_TESTS + count * 60_000)

export const ownerNamed = (name: string): Owner => `owner-${name}` as Owner
export const cartIdOf = (name: string): CartId => `cart-${name}` as CartId
export const idempotencyKey = (name: string): IdempotencyKey => name as IdempotencyKey

export const sessionNamed = (name: string): SessionRecord => ({
  owner: ownerNamed(name),
  secretHash: `secret-${name}` as SecretHash,
  openedAt: START_OF_TESTS,
  expiresAt: minutes(30),
  localization: {
    sessionId: null,
    sessionInfo: {
      serviceAddress: {
        locationId: 'fl-33130-742-magnolia-street',
        street: '742 Magnolia Street',
        unit: '',
        city: 'Miami',
        state: 'FL',
        zip: '33130',
        isBulk: false,
        productReady: false,
        preWorkReady: false,
        serviceability: { internetAvailable: true, tvAvailable: true, phoneAvailable: false },
        taxRate: basisPoints(700),
      },
      channel: 'dotcom',
      newCustomer: true,
      status: sessionStatusAt(START_OF_TESTS, minutes(30), START_OF_TESTS),
    },
    responseCode: responseCodes.serviceable,
    providedAddress: addressWithOutcome('serviceable'),
    addressList: [],
    bulkAddressData: null,
    offerCount: 2,
  },
  cartId: cartIdOf(name),
  customer: maria,
  risk: {
    assessment: { addressOneYear: true, identification: 'NONE', decision: 'cleared' },
    isReferred: false,
  },
  installKind: 'professional',
  agreements: [{ id: 'service-terms', version: '2026-11' }],
  payment: {
    token: `token-${name}` as PaymentToken,
    summary: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
  },
  coupons: ['LATINO10' as CouponCode],
  phoneLines: [],
  step: 'payment',
  holds: [],
})

export const cartNamed = (name: string): Cart => ({
  id: cartIdOf(name),
  version: 1,
  marker: 'active',
  lines: [{ offerId: 'internet-gig' as OfferId, quantity: 1 }],
})

export const windowAt = (date: string, given: Partial<WindowRecord> = {}): WindowRecord => ({
  id: `FL-331-${date}-08` as WindowId,
  area: 'FL-331',
  date: date as PlainDate,
  fromHour: 8,
  toHour: 10,
  capacity: 3,
  booked: 0,
  ...given,
})

export const reservationOf = (name: string, window: WindowRecord, heldFor: number | null): Reservation => ({
  owner: ownerNamed(name),
  windowId: window.id,
  heldUntil: heldFor === null ? null : minutes(heldFor),
})

const noAmount = { net: cents(0), tax: cents(0), total: cents(0) }
const sevenDollars = { net: cents(700), tax: cents(49), total: cents(749) }

export const receiptNumbered = (orderNumber: string): OrderReceipt => ({
  orderNumber: orderNumber as OrderNumber,
  placedAt: START_OF_TESTS,
  quote: {
    catalogVersion: '2026-11.1',
    lines: [
      {
        offerId: 'internet-gig' as OfferId,
        name: 'Internet Gig',
        lineOfBusiness: 'Internet',
        role: 'plan',
        quantity: 1,
        monthly: sevenDollars,
        oneTime: noAmount,
      },
    ],
    monthly: sevenDollars,
    oneTime: noAmount,
    dueToday: cents(749),
    later: [],
  },
  installKind: 'professional',
  visit: null,
  payment: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
  emailAddress: 'maria@correo.example',
})

/** The `attempt`-th intent of a session's cart, started that many minutes after the start of the test. */
export const intentOf = (
  name: string,
  attempt = 1,
  startedAfter = 0,
): IntentRecord & { readonly paymentToken: PaymentToken } => ({
  id: `intent-${name}-${attempt}` as IntentId,
  owner: ownerNamed(name),
  cartId: cartIdOf(name),
  key: idempotencyKey(`key-${name}-${attempt}`),
  state: 'pending',
  startedAt: minutes(startedAfter),
  totals: { monthly: cents(749), dueToday: cents(749) },
  paymentToken: `token-${name}` as PaymentToken,
  language: 'es',
  receipt: receiptNumbered(`NUMBER-${name}-${attempt}`),
})

/** Stores sessions with their carts. */
export const withSessions = (store: Store, ...names: readonly string[]): Promise<void> =>
  store.transaction(async (tx) => {
    for (const name of names) {
      await tx.insertSession(sessionNamed(name))
      await tx.insertCart(ownerNamed(name), cartNamed(name))
    }
  })
