import { describe, expect, it } from 'vitest'
import type { Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { IdempotencyKey, OrderNumber } from '#core/checkout/order.ts'
import type { ChangeId } from '#core/portal/service-change.ts'
import { add, cents } from '#core/shared/money.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { accountIdOf, accountNamed, changeNamed, newChange } from './portal-records.ts'
import { intentOf, ownerNamed, windowAt, withSessions } from './store-records.ts'

const julia = accountIdOf('julia')
const mateo = accountIdOf('mateo')
const now = START_OF_TESTS
const minutesOn = (count: number) => epochMs(now + count * 60_000)

/** The contract of every store of customer accounts and their changes. */
export const portalStoreContract = (name: string, makeStore: () => Store | Promise<Store>): void => {
  const open = async () => {
    const store = await makeStore()
    return {
      store,
      run: <A>(work: (tx: StoreTransaction) => Promise<A>): Promise<A> => store.transaction(work),
    }
  }

  const withAccounts = async () => {
    const opened = await open()
    await opened.run(async (tx) => {
      await tx.insertPortalAccount(accountNamed('julia'), now)
      await tx.insertPortalAccount(accountNamed('mateo'), now)
    })
    return opened
  }

  describe(`${name} as a store of customer accounts`, () => {
    it('returns an account as it was inserted, and null for an unknown one', async () => {
      const { run } = await withAccounts()
      expect(await run((tx) => tx.portalAccountOf(julia))).toEqual(accountNamed('julia'))
      expect(await run((tx) => tx.lockPortalAccount(julia))).toEqual(accountNamed('julia'))
      expect(await run((tx) => tx.portalAccountOf(accountIdOf('nobody')))).toBeNull()
      expect(await run((tx) => tx.lockPortalAccount(accountIdOf('nobody')))).toBeNull()
    })

    it('inserts an id once and leaves the account that has it', async () => {
      const { run } = await withAccounts()
      const other = accountNamed('julia', { owed: cents(1) })
      expect(await run((tx) => tx.insertPortalAccount(other, now))).toBe(false)
      expect(await run((tx) => tx.portalAccountOf(julia))).toEqual(accountNamed('julia'))
      expect(await run((tx) => tx.insertPortalAccount(accountNamed('rosa'), now))).toBe(true)
    })

    it('saves an account and no other', async () => {
      const { run } = await withAccounts()
      const saved = accountNamed('julia', { owed: cents(0), isAutoPay: false, services: [] })
      await run((tx) => tx.savePortalAccount(saved, minutesOn(1)))
      expect(await run((tx) => tx.portalAccountOf(julia))).toEqual(saved)
      expect(await run((tx) => tx.portalAccountOf(mateo))).toEqual(accountNamed('mateo'))
    })

    it('loses no change of 30 that are made at once (I5)', async () => {
      const { run } = await withAccounts()
      await Promise.all(
        Array.from({ length: 30 }, () =>
          run(async (tx) => {
            const account = await tx.lockPortalAccount(julia)
            if (account === null) throw new Error('no account')
            await tx.savePortalAccount({ ...account, owed: add(account.owed, cents(1)) }, now)
          }),
        ),
      )
      expect((await run((tx) => tx.portalAccountOf(julia)))?.owed).toBe(4_550)
    })
  })

  describe(`${name} as a store of changes of services`, () => {
    it('returns the changes of an account, latest first, and none of another (S14)', async () => {
      const { run } = await withAccounts()
      await run(async (tx) => {
        for (const [change, minutes] of [
          ['one', 0],
          ['two', 1],
          ['three', 2],
        ] as const)
          await tx.insertChange(julia, newChange(change, minutes))
        await tx.insertChange(mateo, newChange('other', 3))
      })
      const ids = async (limit: number) =>
        (await run((tx) => tx.changesOf(julia, limit))).map((change) => change.id)
      expect(await ids(10)).toEqual(['change-three', 'change-two', 'change-one'])
      expect(await ids(2)).toEqual(['change-three', 'change-two'])
      const { id } = changeNamed('one')
      expect(await run((tx) => tx.changeOf(julia, id))).toEqual(changeNamed('one'))
      expect(await run((tx) => tx.changeOf(mateo, id))).toBeNull()
      expect(await run((tx) => tx.changeOf(julia, 'nothing' as ChangeId))).toBeNull()
    })

    it('finds the change that a key has made, with the hash of its request, for its account only (I8)', async () => {
      const { run } = await withAccounts()
      const { key, requestHash, change } = newChange('one')
      await run((tx) => tx.insertChange(julia, newChange('one')))
      expect(await run((tx) => tx.changeWithKey(julia, key))).toEqual({ requestHash, change })
      expect(await run((tx) => tx.changeWithKey(mateo, key))).toBeNull()
      expect(await run((tx) => tx.changeWithKey(julia, 'new' as IdempotencyKey))).toBeNull()
    })

    it('refuses a second change of one key (I1)', async () => {
      const { run } = await withAccounts()
      await run((tx) => tx.insertChange(julia, newChange('one')))
      const again = { ...newChange('two'), key: newChange('one').key }
      await expect(run((tx) => tx.insertChange(julia, again))).rejects.toThrow(/./)
      await run((tx) => tx.insertChange(mateo, again))
      expect(await run((tx) => tx.changesOf(julia, 10))).toHaveLength(1)
    })

    it('saves a change of its account, and none of another (S14)', async () => {
      const { run } = await withAccounts()
      await run((tx) => tx.insertChange(julia, newChange('one')))
      const done = { ...changeNamed('one'), state: 'withdrawn', closedAt: minutesOn(5) } as const
      await run((tx) => tx.saveChange(mateo, done))
      expect(await run((tx) => tx.changeOf(julia, done.id))).toEqual(changeNamed('one'))
      await run((tx) => tx.saveChange(julia, done))
      expect(await run((tx) => tx.changeOf(julia, done.id))).toEqual(done)
    })

    it('returns the pending changes that are due, longest due first', async () => {
      const { run } = await withAccounts()
      await run(async (tx) => {
        await tx.insertChange(julia, newChange('late', 0, 30))
        await tx.insertChange(mateo, newChange('first', 0, 10))
        await tx.insertChange(julia, newChange('ahead', 0, 31))
        await tx.insertChange(julia, newChange('withdrawn', 0, 5))
        await tx.saveChange(julia, { ...changeNamed('withdrawn'), state: 'withdrawn' })
      })
      const due = (limit: number) => run((tx) => tx.dueChanges(minutesOn(30), limit))
      const first = { accountId: mateo, changeId: changeNamed('first').id }
      expect(await due(10)).toEqual([first, { accountId: julia, changeId: changeNamed('late').id }])
      expect(await due(1)).toEqual([first])
    })
  })

  describe(`${name} as a store of orders whose visit moves`, () => {
    const { owner, cartId, receipt } = intentOf('ana')
    const { id, date, fromHour, toHour } = windowAt('2026-11-25')
    const moved = { ...receipt, visit: { id, date, fromHour, toHour, placesLeft: 2 } }

    const ordered = async () => {
      const opened = await open()
      await withSessions(opened.store, 'ana', 'luis')
      await opened.run((tx) => tx.insertOrder(owner, cartId, receipt))
      return opened
    }

    it('saves the receipt of an order for its owner', async () => {
      const { run } = await ordered()
      await run((tx) => tx.saveOrderReceipt(owner, receipt.orderNumber, moved))
      expect(await run((tx) => tx.orderOf(owner))).toEqual(moved)
      expect(await run((tx) => tx.orderNumbered(receipt.orderNumber))).toEqual({ owner, receipt: moved })
    })

    it('saves nothing for another owner, or for another number (S14)', async () => {
      const { run } = await ordered()
      await run((tx) => tx.saveOrderReceipt(ownerNamed('luis'), receipt.orderNumber, moved))
      await run((tx) => tx.saveOrderReceipt(owner, 'OTHER' as OrderNumber, moved))
      expect(await run((tx) => tx.orderOf(owner))).toEqual(receipt)
    })
  })
}
