import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CartId } from '#core/cart/cart.ts'
import type { IdempotencyKey, IntentId, OrderNumber } from '#core/checkout/order.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { WindowId } from '#core/schedule/window.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import type { IntentRecord, Owner, SecretHash } from '#adapters/provider/store/store.ts'
import { instant, language } from './columns.ts'
import { storeId } from './store-id.ts'

/*
 * Portable SQL for PGlite, PostgreSQL and compatible engines. Ids come from the application, instants are ms, money is
 * integer cents, documents are jsonb. No foreign keys: orders outlive sessions. Primary keys begin with the store id.
 */

const owner = () => text('owner').$type<Owner>()
const cartId = (name: string) => text(name).$type<CartId>()
const cents = (name: string) => integer(name).$type<Cents>()

export const sessions = pgTable(
  'sessions',
  {
    storeId: storeId(),
    owner: owner().notNull(),
    secretHash: text('secret_hash').$type<SecretHash>().notNull(),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    localization: jsonb('localization').notNull(),
    cartId: cartId('cart_id').notNull(),
    customer: jsonb('customer'),
    risk: jsonb('risk'),
    installKind: text('install_kind'),
    agreements: jsonb('agreements').notNull(),
    payment: jsonb('payment'),
    programs: jsonb('programs'),
    coupons: jsonb('coupons'),
    phoneLines: jsonb('phone_lines'),
    accountProvenAt: instant('account_proven_at'),
    step: text('step'),
    holds: jsonb('holds'),
    /** When the row may be purged: a day after the session started, or later once it has an order. */
    purgeAt: instant('purge_at')
      .notNull()
      // The previous version does not set this column.
      .default(sql`(extract(epoch from now()) * 1000)::bigint + 86400000`),
  },
  (session) => [
    primaryKey({ columns: [session.storeId, session.owner] }),
    uniqueIndex('sessions_secret_hash').on(session.storeId, session.secretHash),
    // An index over the end of sessions would be written with every call.
    index('sessions_purge_at').on(session.storeId, session.purgeAt),
  ],
)

export const carts = pgTable(
  'carts',
  {
    storeId: storeId(),
    owner: owner().notNull(),
    id: cartId('id').notNull(),
    version: integer('version').notNull(),
    marker: text('marker').notNull(),
    lines: jsonb('lines').notNull(),
    /** Null for a cart without devices and mobile items. */
    mobileItems: jsonb('mobile_items'),
  },
  (cart) => [
    primaryKey({ columns: [cart.storeId, cart.owner] }),
    uniqueIndex('carts_id').on(cart.storeId, cart.id),
    check('carts_marker', sql`${cart.marker} in ('active', 'ordered')`),
  ],
)

export const installationWindows = pgTable(
  'installation_windows',
  {
    storeId: storeId(),
    id: text('id').$type<WindowId>().notNull(),
    area: text('area').notNull(),
    date: date('date', { mode: 'string' }).$type<PlainDate>().notNull(),
    fromHour: integer('from_hour').notNull(),
    toHour: integer('to_hour').notNull(),
    capacity: integer('capacity').notNull(),
    booked: integer('booked').notNull(),
  },
  (window) => [
    primaryKey({ columns: [window.storeId, window.id] }),
    index('installation_windows_area_date').on(window.storeId, window.area, window.date),
    index('installation_windows_date').on(window.storeId, window.date),
    check('installation_windows_booked', sql`${window.booked} between 0 and ${window.capacity}`),
  ],
)

export const reservations = pgTable(
  'reservations',
  {
    storeId: storeId(),
    owner: owner().notNull(),
    windowId: text('window_id').$type<WindowId>().notNull(),
    heldUntil: instant('held_until'),
  },
  (reservation) => [
    primaryKey({ columns: [reservation.storeId, reservation.owner] }),
    index('reservations_held_until').on(reservation.storeId, reservation.heldUntil),
    index('reservations_window_id').on(reservation.storeId, reservation.windowId),
  ],
)

/** At most one pending or paid attempt per cart (I1). The unique number refuses a duplicate before anything is paid. */
export const orderIntents = pgTable(
  'order_intents',
  {
    storeId: storeId(),
    id: text('id').$type<IntentId>().notNull(),
    owner: owner().notNull(),
    cartId: cartId('cart_id').notNull(),
    key: text('key').$type<IdempotencyKey>().notNull(),
    state: text('state').$type<IntentRecord['state']>().notNull(),
    startedAt: instant('started_at').notNull(),
    monthlyCents: cents('monthly_cents').notNull(),
    dueTodayCents: cents('due_today_cents').notNull(),
    paymentToken: text('payment_token').$type<PaymentToken>().notNull(),
    orderNumber: text('order_number').$type<OrderNumber>().notNull(),
    language: language(),
    /** Null after its retention period. */
    receipt: jsonb('receipt'),
  },
  (intent) => [
    primaryKey({ columns: [intent.storeId, intent.id] }),
    uniqueIndex('order_intents_live_cart')
      .on(intent.storeId, intent.cartId)
      .where(sql`${intent.state} in ('pending', 'paid')`),
    uniqueIndex('order_intents_order_number').on(intent.storeId, intent.orderNumber),
    index('order_intents_owner').on(intent.storeId, intent.owner),
    index('order_intents_pending')
      .on(intent.storeId, intent.startedAt)
      .where(sql`${intent.state} = 'pending'`),
    index('order_intents_receipt')
      .on(intent.storeId, intent.startedAt)
      .where(sql`${intent.receipt} is not null`),
    check('order_intents_state', sql`${intent.state} in ('pending', 'paid', 'failed')`),
    check('order_intents_cents', sql`${intent.monthlyCents} >= 0 and ${intent.dueTodayCents} >= 0`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    storeId: storeId(),
    owner: owner().notNull(),
    cartId: cartId('cart_id').notNull(),
    orderNumber: text('order_number').$type<OrderNumber>().notNull(),
    placedAt: instant('placed_at').notNull(),
    monthlyCents: cents('monthly_cents').notNull(),
    dueTodayCents: cents('due_today_cents').notNull(),
    /** Null after its retention period, or after its buyer was erased. */
    receipt: jsonb('receipt'),
  },
  (order) => [
    primaryKey({ columns: [order.storeId, order.owner] }),
    uniqueIndex('orders_cart_id').on(order.storeId, order.cartId),
    uniqueIndex('orders_order_number').on(order.storeId, order.orderNumber),
    index('orders_receipt')
      .on(order.storeId, order.placedAt)
      .where(sql`${order.receipt} is not null`),
    check('orders_cents', sql`${order.monthlyCents} >= 0 and ${order.dueTodayCents} >= 0`),
  ],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    storeId: storeId(),
    owner: owner().notNull(),
    key: text('key').$type<IdempotencyKey>().notNull(),
    requestHash: text('request_hash').notNull(),
    claimedAt: instant('claimed_at').notNull(),
    answer: jsonb('answer'),
  },
  (claim) => [
    primaryKey({ columns: [claim.storeId, claim.owner, claim.key] }),
    index('idempotency_keys_claimed_at').on(claim.storeId, claim.claimedAt),
  ],
)
