import { describe, expect, it } from 'vitest'
import { type AccountKey, NO_ACCOUNT_CHANGES } from '#adapters/provider/store/store.account.ts'
import type { Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { add, cents } from '#core/shared/money.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { sessionNamed, withSessions, ownerNamed } from './store-records.ts'

const key = 'account' as AccountKey
const other = 'other' as AccountKey
const added = [{ offerId: 'wifi-pod' as OfferId, quantity: 2 }]

/** The contract of every store of accounts. */
export const accountStoreContract = (name: string, makeStore: () => Store | Promise<Store>): void => {
  const open = async () => {
    const store = await makeStore()
    return {
      store,
      run: <A>(work: (tx: StoreTransaction) => Promise<A>): Promise<A> => store.transaction(work),
    }
  }

  describe(`${name} as a store of accounts`, () => {
    it('returns the changes of an account, and none of another (PAY-08)', async () => {
      const { run } = await open()
      expect(await run((tx) => tx.accountChangesOf(key))).toEqual(NO_ACCOUNT_CHANGES)
      await run(async (tx) => {
        expect(await tx.lockAccountChanges(key, START_OF_TESTS)).toEqual(NO_ACCOUNT_CHANGES)
        await tx.saveAccountChanges(key, { settled: cents(4_520), added }, START_OF_TESTS)
      })
      expect(await run((tx) => tx.accountChangesOf(key))).toEqual({ settled: 4_520, added })
      expect(await run((tx) => tx.accountChangesOf(other))).toEqual(NO_ACCOUNT_CHANGES)
    })

    it('loses no change of 50 that are made at once (I5, PAY-08)', async () => {
      const { run } = await open()
      const one = cents(1)
      await Promise.all(
        Array.from({ length: 50 }, () =>
          run(async (tx) => {
            const { settled } = await tx.lockAccountChanges(key, START_OF_TESTS)
            await tx.saveAccountChanges(key, { settled: add(settled, one), added: [] }, START_OF_TESTS)
          }),
        ),
      )
      expect((await run((tx) => tx.accountChangesOf(key))).settled).toBe(50)
    })

    it('stores the instant of a proof with its session (ACC-01)', async () => {
      const { store, run } = await open()
      await withSessions(store, 'ana')
      const proven = { ...sessionNamed('ana'), accountProvenAt: START_OF_TESTS }
      await run((tx) => tx.saveSession(proven))
      expect((await run((tx) => tx.sessionOf(ownerNamed('ana'))))?.accountProvenAt).toBe(START_OF_TESTS)
    })
  })
}
