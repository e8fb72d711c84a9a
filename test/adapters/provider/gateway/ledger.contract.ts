import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type {
  Charge,
  GatewayLedger,
  KeyRecord,
  LedgerPayment,
} from '#adapters/provider/gateway/gateway-ledger.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import { cents } from '#core/shared/money.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const key = (keyId: string): KeyRecord => ({
  keyId,
  phaseId: `phase of ${keyId}`,
  secretId: 'first',
  expiresAt: epochMs(1_794_744_600_123),
})

const card = (token: string, declines = false): LedgerPayment => ({
  token: token as PaymentToken,
  summary: { kind: 'card', issuer: 'Visa', lastFour: '0002' },
  declines,
  behavior: 'prompt',
  storedAt: epochMs(1_794_744_600_000),
})

const account: LedgerPayment = {
  token: 'token-of-account' as PaymentToken,
  summary: { kind: 'bank', accountKind: 'savings', lastFour: '6789' },
  declines: true,
  behavior: 'late',
  storedAt: epochMs(1_794_744_600_001),
}

const charge = (change: Partial<Charge> = {}): Charge => ({
  key: 'intent-1',
  token: 'token-1' as PaymentToken,
  amount: cents(12_345),
  state: 'captured',
  ...change,
})

const countNonNull = (answers: readonly unknown[]): number =>
  answers.filter((answer) => answer !== null).length

/** The contract of every ledger of the embedded gateway; `makeLedger` returns an empty ledger. */
export const ledgerContract = (name: string, makeLedger: () => Promise<GatewayLedger>): void => {
  describe(`${name}: payment keys`, () => {
    it('gives a complete key to its session exactly once (S26)', async () => {
      const ledger = await makeLedger()
      await ledger.insertKey('session-1', key('key-1'))
      expect(await ledger.spendKey('session-1', 'key-1')).toEqual(key('key-1'))
      expect(await ledger.spendKey('session-1', 'key-1')).toBeNull()
    })

    it('gives no key to another session, and preserves it for its own (S26)', async () => {
      const ledger = await makeLedger()
      await ledger.insertKey('session-1', key('key-1'))
      expect(await ledger.spendKey('session-2', 'key-1')).toBeNull()
      expect(await ledger.spendKey('session-1', 'key-1')).toEqual(key('key-1'))
    })

    it('stores several keys of one session separately (S26)', async () => {
      const ledger = await makeLedger()
      await ledger.insertKey('session-1', key('key-1'))
      await ledger.insertKey('session-1', key('key-2'))
      expect(await ledger.spendKey('session-1', 'key-2')).toEqual(key('key-2'))
      expect(await ledger.spendKey('session-1', 'key-1')).toEqual(key('key-1'))
    })

    it('gives the key to one of many concurrent spenders (S26)', async () => {
      const ledger = await makeLedger()
      await ledger.insertKey('session-1', key('key-1'))
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => ledger.spendKey('session-1', 'key-1')),
      )
      expect(countNonNull(answers)).toBe(1)
    })
  })

  describe(`${name}: payments`, () => {
    it('gives a card or an account back by its token, and null for a token of none (S28, PAY-01)', async () => {
      const ledger = await makeLedger()
      await ledger.insertPayment(card('token-1'))
      await ledger.insertPayment(card('token-2', true))
      await ledger.insertPayment(account)
      expect(await ledger.payment('token-1' as PaymentToken)).toEqual(card('token-1'))
      expect(await ledger.payment('token-2' as PaymentToken)).toEqual(card('token-2', true))
      expect(await ledger.payment(account.token)).toEqual(account)
      expect(await ledger.payment('token-3' as PaymentToken)).toBeNull()
    })
  })

  describe(`${name}: charges`, () => {
    it('books one of many concurrent charges of a key and reports it to all of them (I2)', async () => {
      const ledger = await makeLedger()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, amount) => ledger.book(charge({ amount: cents(amount) }))),
      )
      const [booked] = await ledger.charges()
      expect(await ledger.charges()).toHaveLength(1)
      answers.forEach((answer) => expect(answer).toEqual(booked))
    })

    it('agrees with a plain list over any sequence of bookings and voids (I2)', async () => {
      const ledger = await makeLedger()
      const name = fc.constantFrom('a', 'b', 'c')
      const booking = fc.record({
        key: name,
        amount: fc.integer({ min: 0, max: 3 }),
        state: fc.constantFrom('captured' as const, 'declined' as const, 'voided' as const),
      })
      const steps = fc.array(fc.oneof(booking, fc.record({ voids: name })), { maxLength: 12 })
      const model = new Map<string, Charge>()
      let run = 0
      await forAllAsyncWith({ numRuns: 50 }, steps, async (taken) => {
        run += 1
        for (const step of taken) {
          if ('voids' in step) {
            const key = `${run}${step.voids}`
            const found = model.get(key)
            if (found?.state === 'captured') model.set(key, { ...found, state: 'voided' })
            expect(await ledger.voidCharge(key)).toEqual(model.get(key) ?? null)
          } else {
            const booked = charge({
              key: `${run}${step.key}`,
              amount: cents(step.amount),
              state: step.state,
            })
            if (!model.has(booked.key)) model.set(booked.key, booked)
            expect(await ledger.book(booked)).toEqual(model.get(booked.key))
          }
        }
      })
      const books = await ledger.charges()
      expect(books).toHaveLength(model.size)
      expect(new Map(books.map((booked) => [booked.key, booked]))).toEqual(model)
    })
  })
}
