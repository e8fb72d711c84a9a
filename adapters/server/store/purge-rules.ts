import { and, eq, isNotNull, lt, ne, not, sql } from 'drizzle-orm'
import { CART_LIFESPAN_MS } from '#core/cart/restoration.ts'
import { addDays, dateAt, epochMs } from '#core/shared/plain-date.ts'
import { accountChanges } from './account-schema.ts'
import { analyticsCounts } from './analytics-schema.ts'
import { checkoutFacts, orderDetails } from './checkout-schema.ts'
import { counters } from './counter-schema.ts'
import { followUps } from './follow-up-schema.ts'
import { identityPayloads } from './identity-schema.ts'
import { ledgerPayments as payments, paymentKeys } from './ledger-schema.ts'
import { orderCodes, outbox } from './outbox-schema.ts'
import { portalAccounts, serviceChanges } from './portal-schema.ts'
import { portalSessions } from './portal-session-schema.ts'
import { RETENTION } from './retention.ts'
import { savedCarts } from './saved-cart-schema.ts'
import { tradeIns } from './trade-in-schema.ts'
import {
  carts,
  idempotencyKeys,
  installationWindows as windows,
  orderIntents as intents,
  orders,
  reservations,
  sessions,
} from './schema.ts'
import type { PurgeRule } from './purge-rule.ts'
import { isAsOld, isOlder, receipts, rows, rowsOf } from './purge-rule.ts'

const isInDoubt = sql`exists (select 1 from ${intents} where ${and(
  eq(intents.storeId, sessions.storeId),
  eq(intents.owner, sessions.owner),
  eq(intents.state, 'pending'),
)})`

/** All purge rules by what they remove; docs/security.md uses the same names. */
export const PURGES = {
  // Every change of a session waits for its cart's lock.
  sessions: {
    table: sessions,
    key: [sessions.owner],
    age: sessions.purgeAt,
    isOutdated: (now) => and(isOlder(sessions.purgeAt, now, 0), not(isInDoubt)),
    locked: {
      table: carts,
      on: and(eq(carts.storeId, sessions.storeId), eq(carts.owner, sessions.owner)),
    },
    removals: [
      rows(carts, carts.owner),
      rows(checkoutFacts, checkoutFacts.owner),
      rows(sessions, sessions.owner),
    ],
  },
  // The number of a paid attempt stays, so that it is never issued again.
  'order attempts': {
    table: intents,
    key: [intents.id],
    age: intents.startedAt,
    isOutdated: (now) =>
      and(
        isNotNull(intents.receipt),
        isOlder(intents.startedAt, now, RETENTION.attemptMs),
        ne(intents.state, 'pending'),
      ),
    removals: [
      { ...rows(intents, intents.id), when: eq(intents.state, 'failed') },
      receipts(intents, intents.id),
    ],
  },
  // Number, instant and amounts remain for accounting.
  orders: {
    table: orders,
    key: [orders.owner],
    age: orders.placedAt,
    isOutdated: (now) => and(isNotNull(orders.receipt), isOlder(orders.placedAt, now, RETENTION.orderMs)),
    removals: [
      rows(orderDetails, orderDetails.owner),
      rows(tradeIns, tradeIns.owner),
      receipts(orders, orders.owner),
    ],
  },
  // The receipt of an order contains a copy of its window.
  'past windows': {
    table: windows,
    key: [windows.id],
    age: windows.date,
    isOutdated: (now) => lt(windows.date, addDays(dateAt(now, 0), -RETENTION.pastWindowDays)),
    removals: [rows(reservations, reservations.windowId), rows(windows, windows.id)],
  },
  'idempotency keys': rowsOf(
    idempotencyKeys,
    [idempotencyKeys.owner, idempotencyKeys.key],
    idempotencyKeys.claimedAt,
    (now) => isOlder(idempotencyKeys.claimedAt, now, RETENTION.idempotencyKeyMs),
  ),
  'payment keys': rowsOf(paymentKeys, [paymentKeys.keyId], paymentKeys.expiresAt, (now) =>
    isOlder(paymentKeys.expiresAt, now, RETENTION.expiredPaymentKeyMs),
  ),
  // The charge remains in the ledger.
  payments: rowsOf(payments, [payments.token], payments.storedAt, (now) =>
    isOlder(payments.storedAt, now, RETENTION.paymentMs),
  ),
  counters: rowsOf(counters, [counters.name], counters.endsAt, (now) =>
    isAsOld(counters.endsAt, now, RETENTION.countMs),
  ),
  'analytics counts': rowsOf(
    analyticsCounts,
    [analyticsCounts.day, analyticsCounts.name, analyticsCounts.place, analyticsCounts.variants],
    analyticsCounts.day,
    (now) => lt(analyticsCounts.day, addDays(dateAt(now, 0), -RETENTION.analyticsDays)),
  ),
  // The outbox decides when an unsent message is given up.
  messages: rowsOf(outbox, [outbox.id], outbox.writtenAt, (now) =>
    and(isOlder(outbox.writtenAt, now, RETENTION.messageMs), ne(outbox.state, 'waiting')),
  ),
  // Outdated once no code of the number is valid and its limit allows another.
  'order codes': rowsOf(orderCodes, [orderCodes.key], orderCodes.windowEndsAt, (now) =>
    and(isAsOld(orderCodes.windowEndsAt, now, 0), isAsOld(orderCodes.expiresAt, now, 0)),
  ),
  // An order is part of the billing system by then.
  'account changes': rowsOf(accountChanges, [accountChanges.key], accountChanges.changedAt, (now) =>
    isOlder(accountChanges.changedAt, now, RETENTION.accountChangesMs),
  ),
  // An account is known by its changes; they go with it.
  'portal accounts': {
    table: portalAccounts,
    key: [portalAccounts.accountId],
    age: portalAccounts.endsOn,
    isOutdated: (now) =>
      and(
        isNotNull(portalAccounts.endsOn),
        lt(portalAccounts.endsOn, dateAt(epochMs(now - RETENTION.portalAccountMs), 0)),
      ),
    removals: [
      rows(serviceChanges, serviceChanges.accountId),
      rows(portalAccounts, portalAccounts.accountId),
    ],
  },
  // A session lasts at most eight hours; most end earlier, idle.
  'portal sessions': rowsOf(portalSessions, [portalSessions.id], portalSessions.endsAt, (now) =>
    isAsOld(portalSessions.endsAt, now, 0),
  ),
  // A pending change still has to be done.
  'service changes': rowsOf(
    serviceChanges,
    [serviceChanges.accountId, serviceChanges.id],
    serviceChanges.requestedAt,
    (now) =>
      and(
        isOlder(serviceChanges.requestedAt, now, RETENTION.serviceChangeMs),
        ne(serviceChanges.state, 'pending'),
      ),
  ),
  // A cart can be restored for thirty days after it was saved (CRT-06).
  'saved carts': rowsOf(savedCarts, [savedCarts.cartId], savedCarts.savedAt, (now) =>
    isAsOld(savedCarts.savedAt, now, CART_LIFESPAN_MS),
  ),
  // The embedded identity provider sets how long each of them counts.
  'identity payloads': rowsOf(
    identityPayloads,
    [identityPayloads.model, identityPayloads.id],
    identityPayloads.expiresAt,
    (now) => isAsOld(identityPayloads.expiresAt, now, 0),
  ),
  'follow-ups': rowsOf(followUps, [followUps.id], followUps.requestedAt, (now) =>
    isOlder(followUps.requestedAt, now, RETENTION.followUpMs),
  ),
} as const satisfies Record<string, PurgeRule>
