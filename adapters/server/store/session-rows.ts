import { and, eq } from 'drizzle-orm'
import type { Owner, SessionRecord, StoreTransaction } from '#adapters/orchestrator/pocket/store.ts'
import { branded, list, nullable, seenAs } from '#adapters/orchestrator/wire/composite.shape.ts'
import { installKind } from '#adapters/orchestrator/wire/entities/catalog.ts'
import { acceptedAgreements, customer } from '#adapters/orchestrator/wire/entities/checkout.ts'
import { localizationResponse, programs } from '#adapters/orchestrator/wire/entities/localization.ts'
import { saleStep } from '#adapters/orchestrator/wire/entities/order.ts'
import { paymentSummary } from '#adapters/orchestrator/wire/entities/payment.ts'
import { couponCode } from '#adapters/orchestrator/wire/entities/promotion.ts'
import { object } from '#adapters/orchestrator/wire/object.shape.ts'
import type { Shape } from '#adapters/orchestrator/wire/shape.ts'
import { text } from '#adapters/orchestrator/wire/shape.ts'
import { windowId } from '#adapters/orchestrator/wire/entities/identifier.ts'
import { instant } from '#adapters/orchestrator/wire/entities/time.ts'
import type { PaymentToken, StoredPayment } from '#core/ports/payment-gateway.ts'
import type { WindowHold } from '#core/schedule/hold.ts'
import { HOLDS_MAX } from '#core/schedule/hold.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { checkoutFacts } from './checkout-schema.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'
import { carts, sessions } from './schema.ts'
import { cartOf } from './cart-rows.ts'
import { RETENTION } from './retention.ts'
import { riskRecord } from './risk-document.ts'
import { readStored } from './stored.ts'

type Documents = Pick<
  SessionRecord,
  'localization' | 'customer' | 'risk' | 'installKind' | 'agreements' | 'payment' | 'programs' | 'step'
> & {
  /** Null in rows from before there were any. */
  readonly coupons: SessionRecord['coupons'] | null
  readonly holds: SessionRecord['holds'] | null
}

const storedRisk = nullable(riskRecord)

const paymentToken: Shape<PaymentToken> = branded(text({ min: 1, max: 200 }))

const windowHold: Shape<WindowHold> = object<WindowHold>({ windowId, since: instant, until: instant })

const documents: Shape<Documents> = object<Documents>({
  localization: localizationResponse,
  customer: nullable(customer),
  risk: storedRisk,
  installKind: nullable(installKind),
  agreements: acceptedAgreements,
  // Rows from before there were any hold null.
  programs: seenAs(
    nullable(programs),
    (stored) => stored ?? undefined,
    (named) => named ?? null,
  ),
  payment: nullable(object<StoredPayment>({ token: paymentToken, summary: paymentSummary })),
  coupons: nullable(list(couponCode, { max: 100 })),
  step: nullable(saleStep),
  holds: nullable(list(windowHold, { max: HOLDS_MAX })),
})

const recordOf = (row: typeof sessions.$inferSelect): SessionRecord => {
  const { market: _, owner, secretHash, openedAt, expiresAt, cartId, purgeAt: __, ...stored } = row
  const { coupons, holds, ...document } = readStored(documents, stored, `sessions/${owner}`)
  return {
    owner,
    secretHash,
    openedAt,
    expiresAt,
    cartId,
    ...document,
    coupons: coupons ?? [],
    holds: holds ?? [],
  }
}

type SessionMethods = Pick<
  StoreTransaction,
  'insertSession' | 'sessionOf' | 'lockSession' | 'saveSession' | 'deleteSession'
>

const isOf = (table: typeof sessions | typeof carts | typeof checkoutFacts, market: Market, owner: Owner) =>
  and(eq(table.market, market), eq(table.owner, owner))

export const sessionRows = (db: Database, market: Market): SessionMethods => ({
  insertSession: async (session) => {
    const purgeAt = epochMs(session.openedAt + RETENTION.sessionMs)
    const risk = storedRisk.codec.encode(session.risk)
    await db.insert(sessions).values({ market, ...session, risk, purgeAt })
  },
  sessionOf: async (owner) => {
    const [row] = await db
      .select()
      .from(sessions)
      .where(isOf(sessions, market, owner))
    return row === undefined ? null : recordOf(row)
  },
  // Both rows are locked: of a row that is only read, what was before the lock was waited for would be seen.
  lockSession: async (owner) => {
    const [found] = await db
      .select()
      .from(carts)
      .innerJoin(sessions, and(eq(sessions.market, carts.market), eq(sessions.owner, carts.owner)))
      .where(isOf(carts, market, owner))
      .for('update')
    return found === undefined ? null : { session: recordOf(found.sessions), cart: cartOf(found.carts) }
  },
  // What opened the session never changes, and its list of units may be long.
  saveSession: async (session) => {
    const { owner, expiresAt, customer, risk, installKind, agreements, payment, coupons, step, holds } =
      session
    const programs = session.programs ?? null
    const changing = {
      expiresAt,
      customer,
      risk: storedRisk.codec.encode(risk),
      installKind,
      agreements,
      payment,
      coupons,
      step,
      programs,
      holds,
    }
    await db
      .update(sessions)
      .set(changing)
      .where(isOf(sessions, market, owner))
  },
  deleteSession: async (owner) => {
    await db.delete(checkoutFacts).where(isOf(checkoutFacts, market, owner))
    await db.delete(carts).where(isOf(carts, market, owner))
    await db.delete(sessions).where(isOf(sessions, market, owner))
  },
})
