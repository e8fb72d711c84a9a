import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderCodeKeyOf } from '#adapters/provider/order/order-status-handlers.ts'
import { NO_FACTS } from '#adapters/provider/store/store.checkout.ts'
import type { CodeHash } from '#adapters/provider/store/store.saved-cart.ts'
import type { MessageId } from '#adapters/provider/store/store.outbox.ts'
import type { Database } from '#adapters/server/store/database.ts'
import type { Buyer } from '#adapters/server/store/find-buyer.ts'
import { eraseBuyer } from '#adapters/server/store/erase.ts'
import { purge } from '#adapters/server/store/purge.ts'
import { portalSessionRows } from '#adapters/server/store/portal-session-rows.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { sha256 } from '#test/builders/provider.builder.ts'
import {
  cartNamed,
  intentOf,
  ownerNamed,
  sessionNamed,
  windowAt,
} from '../../provider/store/store-records.ts'
import { accountNamed, newChange } from '../../provider/store/portal-records.ts'
import { followUpNamed } from '../../provider/store/follow-up-store.contract.ts'
import { emptyTables } from './empty-tables.ts'
import { portalSession } from './portal-session.contract.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/** Markers in everything a buyer leaves: address, number of a card, name and token. */
const canaries = (name: string) => ({
  email: `${name}.canario@correo.example`,
  lastFour: name === 'ana' ? '8642' : '9753',
  firstName: `Canario-${name}`,
})

/** The contract of erasure and retention on every SQL database. */
export const eraseContract = (name: string, database: () => Database): void => {
  const dump = async (): Promise<string> => {
    const rowsOf = async (text: string) =>
      ((await database().execute(sql.raw(text))) as { readonly rows: readonly Record<string, unknown>[] })
        .rows
    const tables = await rowsOf(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    )
    const rows = await Promise.all(
      tables.map(({ table_name: table }) =>
        rowsOf(`select to_jsonb(found) as row from "${String(table)}" found`),
      ),
    )
    return JSON.stringify(rows)
  }

  const sqlStore = () => createSqlStore(database(), console.error)

  /** A buyer with an order, a declined attempt, messages, a saved cart, and a second session that holds a place. */
  const leaveTraces = async (buyer: string): Promise<void> => {
    const accounts = [accountNamed(buyer).accountId]
    await portalSessionRows(database()).insert(portalSession(buyer, { accounts }), null)
    const { email, lastFour, firstName } = canaries(buyer)
    const payment = { kind: 'card', issuer: 'Visa', lastFour } as const
    const { store, ledger } = sqlStore()
    const window = windowAt('2026-11-20')
    for (const session of [buyer, `${buyer}-declined`, `${buyer}-shopping`])
      await ledger.insertPayment({
        token: intentOf(session).paymentToken,
        summary: payment,
        declines: false,
        behavior: 'prompt',
        storedAt: START_OF_TESTS,
      })
    await store.transaction(async (tx) => {
      await tx.openWindows([window])
      for (const [session, state] of [
        [buyer, 'paid'],
        [`${buyer}-declined`, 'failed'],
        [`${buyer}-shopping`, null],
      ] as const) {
        const owner = ownerNamed(session)
        const { customer } = sessionNamed(session)
        if (customer === null) throw new Error('a session without a customer')
        await tx.insertSession({
          ...sessionNamed(session),
          customer: {
            ...customer,
            emailAddress: email as typeof customer.emailAddress,
            firstName: firstName as typeof customer.firstName,
          },
          payment: { token: intentOf(session).paymentToken, summary: payment },
        })
        await tx.insertCart(owner, cartNamed(session))
        await tx.saveCheckoutFacts(owner, NO_FACTS)
        if (state === null) continue
        const intent = {
          ...intentOf(session),
          receipt: { ...intentOf(session).receipt, payment, emailAddress: email },
        }
        await tx.insertIntent(intent)
        await tx.saveIntentState(owner, intent.id, state)
        await tx.claimKey(owner, intent.key, 'hash', START_OF_TESTS)
        if (state === 'failed') continue
        await tx.settleKey(owner, intent.key, { state: 'placed', receipt: intent.receipt })
        await tx.insertOrder(owner, intent.cartId, intent.receipt)
        await tx.insertMessage({
          id: `declined-${buyer}` as MessageId,
          content: { kind: 'orderDeclined', email, firstName, dueToday: intent.totals.dueToday },
          language: 'es',
          writtenAt: START_OF_TESTS,
          expiresAt: null,
        })
        await tx.lockOrderCode(orderCodeKeyOf(sha256, intent.receipt.orderNumber))
        await tx.saveFollowUp(followUpNamed(buyer, { email }))
        const account = accountNamed(buyer, { services: [], orderNumbers: [intent.receipt.orderNumber] })
        await tx.insertPortalAccount(
          { ...account, holder: { ...account.holder, firstName, email: email.toUpperCase() } },
          START_OF_TESTS,
        )
        await tx.insertChange(account.accountId, newChange(buyer))
      }
      const owner = ownerNamed(`${buyer}-shopping`)
      await tx.takePlace(window.id)
      await tx.saveReservation({ owner, windowId: window.id, heldUntil: epochMs(START_OF_TESTS + 1) })
      await tx.takeUse('LATINO10' as CouponCode, 10)
      await tx.saveCouponHold({
        owner,
        code: 'LATINO10' as CouponCode,
        heldUntil: epochMs(START_OF_TESTS + 1),
      })
      const record = {
        version: 1,
        cartId: cartNamed(buyer).id,
        marker: 'active',
        lines: [],
        savedAt: START_OF_TESTS,
      } as const
      await tx.writeSavedCart(owner, record)
      await tx.replaceCode(owner, record.cartId, {
        codeHash: `hash-${buyer}` as CodeHash,
        codeExpiresAt: START_OF_TESTS,
      })
    })
  }

  const erase = (buyer: Buyer) =>
    eraseBuyer(buyer, { db: database(), now: START_OF_TESTS, hash: sha256, report: console.error })

  const traces = async (buyer: string): Promise<readonly string[]> => {
    const text = await dump()
    return Object.values(canaries(buyer)).filter((canary) => text.includes(canary))
  }

  describe(`${name}: a buyer`, () => {
    beforeEach(async () => {
      await emptyTables(database())
      await leaveTraces('ana')
      await leaveTraces('luis')
    })

    it.each([
      ['e-mail address, however it is written', { email: canaries('ana').email.toUpperCase() }],
      ['order number', { orderNumber: intentOf('ana').receipt.orderNumber }],
    ] as const)('is erased by %s, and no other buyer (S42)', async (_, buyer) => {
      const before = { ana: await traces('ana'), luis: await traces('luis') }
      expect(before.ana).toHaveLength(3)
      const erased = await erase(buyer)
      expect(erased).toMatchObject({
        _tag: 'Erased',
        retained: [intentOf('ana').receipt.orderNumber],
        removed: {
          sessions: 3,
          ledger_payments: 3,
          idempotency_keys: 2,
          outbox: 1,
          order_codes: 1,
          follow_ups: 1,
          order_intents: 1,
          portal_accounts: 1,
          portal_sessions: 1,
          service_changes: 1,
        },
      })
      expect({ ana: await traces('ana'), luis: await traces('luis') }).toEqual({ ana: [], luis: before.luis })
      const text = await dump()
      expect(text).toContain(intentOf('ana').receipt.orderNumber)
      expect(text).toContain('"booked":1')
      expect(await erase({ email: canaries('ana').email })).toMatchObject({ removed: {}, retained: [] })
    })

    it('is not erased while an order is in doubt (I3, S42)', async () => {
      const { store } = sqlStore()
      const before = await traces('ana')
      const owner = ownerNamed('ana-declined')
      await store.transaction((tx) => tx.saveIntentState(owner, intentOf('ana-declined').id, 'pending'))
      expect(await erase({ email: canaries('ana').email })).toEqual({
        _tag: 'InDoubt',
        orders: [intentOf('ana-declined').receipt.orderNumber],
      })
      expect(await traces('ana')).toEqual(before)
    })

    it('who is unknown leaves all rows unchanged (S42)', async () => {
      const before = await dump()
      for (const buyer of [{ email: 'nadie@correo.example' }, { orderNumber: 'NONE' as OrderNumber }])
        expect(await erase(buyer)).toMatchObject({ _tag: 'Erased', removed: {}, retained: [] })
      expect(await dump()).toBe(before)
    })

    it('is gone from every table once the periods are over (S42)', async () => {
      const { store } = sqlStore()
      await store.transaction(async (tx) => {
        for (const { id, attempt } of await tx.claimMessages(START_OF_TESTS, START_OF_TESTS, 10))
          await tx.endMessage(id, attempt, { state: 'parked', reason: 'refused' })
      })
      expect(await traces('ana')).toHaveLength(3)
      await purge(database(), epochMs(START_OF_TESTS + 5 * YEAR_MS), (part, error) => {
        throw new Error(part, { cause: error })
      })
      expect(await traces('ana')).toEqual([])
    })
  })
}
