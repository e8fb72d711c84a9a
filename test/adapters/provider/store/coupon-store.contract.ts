import { describe, expect, it } from 'vitest'
import type { CouponHold } from '#adapters/provider/store/store.coupon.ts'
import type { CodeHash, OwnedSavedCart, SavedCartCode } from '#adapters/provider/store/store.saved-cart.ts'
import type { Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { cartIdOf, ownerNamed } from './store-records.ts'

const [ana, luis] = [ownerNamed('ana'), ownerNamed('luis')]
const ten = 'TEN' as CouponCode
const other = 'OTHER' as CouponCode
const minutesOn = (count: number) => epochMs(START_OF_TESTS + count * 60_000)

const holdOf = (name: string, code: CouponCode, heldFor: number | null): CouponHold => ({
  owner: ownerNamed(name),
  code,
  heldUntil: heldFor === null ? null : minutesOn(heldFor),
})

const savedBy = (name: string): OwnedSavedCart => ({
  owner: ownerNamed(name),
  record: {
    version: 1,
    cartId: cartIdOf(name),
    marker: 'active',
    lines: [{ offerId: 'internet-gig' as OfferId, quantity: 1 }],
    savedAt: START_OF_TESTS,
  },
})

const codeNamed = (name: string): SavedCartCode => ({
  codeHash: name as CodeHash,
  codeExpiresAt: minutesOn(10),
})

/** The laws of every store of coupons and saved carts. */
export const couponStoreContract = (name: string, makeStore: () => Store | Promise<Store>): void => {
  const open = async () => {
    const store = await makeStore()
    return <A>(work: (tx: StoreTransaction) => Promise<A>): Promise<A> => store.transaction(work)
  }

  describe(`${name} as a store of coupons`, () => {
    it('gives no more uses than the limit to 200 concurrent requests (I5, CPN-11)', async () => {
      const run = await open()
      const taken = await Promise.all(Array.from({ length: 200 }, () => run((tx) => tx.takeUse(ten, 7))))
      expect(taken.filter(Boolean)).toHaveLength(7)
      expect(await run((tx) => tx.usesOf([ten, other]))).toEqual(new Map([[ten, 7]]))
    })

    it('gives a returned use again, and counts never below none (CPN-11)', async () => {
      const run = await open()
      expect(await run((tx) => tx.takeUse(ten, 0))).toBe(false)
      await run((tx) => tx.returnUse(ten))
      expect(await run((tx) => tx.takeUse(ten, 1))).toBe(true)
      expect(await run((tx) => tx.takeUse(ten, 1))).toBe(false)
      await run((tx) => tx.returnUse(ten))
      await run((tx) => tx.returnUse(ten))
      expect(await run((tx) => tx.takeUse(ten, 1))).toBe(true)
      expect(await run((tx) => tx.usesOf([]))).toEqual(new Map())
    })

    it('gives back the use of work that throws (I3)', async () => {
      const run = await open()
      const thrown = run(async (tx) => {
        await tx.takeUse(ten, 1)
        throw new Error('on the way')
      })
      await expect(thrown).rejects.toThrow()
      expect(await run((tx) => tx.takeUse(ten, 1))).toBe(true)
    })

    it("stores each owner's latest hold of a code, and shows it only to its owner (S14)", async () => {
      const run = await open()
      await run(async (tx) => {
        await tx.saveCouponHold(holdOf('ana', ten, 5))
        await tx.saveCouponHold(holdOf('ana', other, null))
        await tx.saveCouponHold(holdOf('luis', ten, 9))
        await tx.saveCouponHold(holdOf('ana', ten, 8))
      })
      const held = [holdOf('ana', other, null), holdOf('ana', ten, 8)]
      expect(await run((tx) => tx.couponHoldsOf(ana))).toEqual(held)
      await run((tx) => tx.deleteCouponHold(luis, other))
      await run((tx) => tx.deleteCouponHold(luis, ten))
      expect(await run((tx) => tx.couponHoldsOf(luis))).toEqual([])
      expect(await run((tx) => tx.couponHoldsOf(ana))).toEqual(held)
    })

    it('finds holds lapsed by now, longest lapsed first, never one that an order needs', async () => {
      const run = await open()
      const [late, exact, early, pinned] = [
        holdOf('ana', ten, 16),
        holdOf('luis', ten, 15),
        holdOf('eva', ten, 5),
        holdOf('sol', ten, null),
      ]
      await run(async (tx) => {
        for (const hold of [late, exact, early, pinned]) await tx.saveCouponHold(hold)
      })
      expect(await run((tx) => tx.expiredCouponHolds(minutesOn(15), 10))).toEqual([early, exact])
      expect(await run((tx) => tx.expiredCouponHolds(minutesOn(15), 1))).toEqual([early])
    })
  })

  describe(`${name} as a store of saved carts`, () => {
    it('preserves the latest of a cart, and lets no other owner write or delete it (S14)', async () => {
      const run = await open()
      const { record } = savedBy('ana')
      const { cartId } = record
      await run((tx) => tx.writeSavedCart(ana, record))
      const second = { ...record, savedAt: minutesOn(1), lines: [] }
      await run((tx) => tx.writeSavedCart(ana, second))
      expect(await run((tx) => tx.savedCart(cartId))).toEqual(second)
      await run((tx) => tx.writeSavedCart(luis, record))
      await run((tx) => tx.replaceCode(luis, cartId, codeNamed('foreign')))
      await run((tx) => tx.deleteSavedCart(luis, cartId))
      expect(await run((tx) => tx.savedCart(cartId))).toEqual(second)
      expect(await run((tx) => tx.spendCode(luis, codeNamed('foreign').codeHash, START_OF_TESTS))).toBeNull()
      await run((tx) => tx.deleteSavedCart(ana, cartId))
      expect(await run((tx) => tx.savedCart(cartId))).toBeNull()
    })

    it('opens the newest cart by its one code, which no later save replaces (CRT-14)', async () => {
      const run = await open()
      const { owner, record } = savedBy('ana')
      const { cartId } = record
      const [first, second] = [codeNamed('first'), codeNamed('second')]
      const offered = ({ codeHash }: SavedCartCode) =>
        run((tx) => tx.offeredCart(null, codeHash, minutesOn(9)))
      await run((tx) => tx.replaceCode(ana, cartId, first))
      await run((tx) => tx.writeSavedCart(ana, record))
      expect(await offered(first)).toBeNull()
      await run((tx) => tx.replaceCode(ana, cartId, first))
      const newest = { ...record, savedAt: minutesOn(1), lines: [] }
      await run((tx) => tx.writeSavedCart(ana, newest))
      expect(await offered(first)).toEqual({ owner, record: newest })
      expect(await run((tx) => tx.spendCode(luis, first.codeHash, minutesOn(9)))).toEqual(newest)
      await run((tx) => tx.writeSavedCart(ana, record))
      expect(await offered(first)).toBeNull()
      await run((tx) => tx.replaceCode(ana, cartId, second))
      expect([await offered(first), await offered(second)]).toEqual([null, { owner, record }])
    })

    it('gives a code to one of 20 concurrent sessions, until it expires (S9, CRT-14)', async () => {
      const run = await open()
      const { owner, record } = savedBy('ana')
      const { codeHash, codeExpiresAt } = codeNamed('code')
      await run((tx) => tx.writeSavedCart(ana, record))
      await run((tx) => tx.replaceCode(ana, record.cartId, { codeHash, codeExpiresAt }))
      const spend = (by: string, at = minutesOn(9)) => run((tx) => tx.spendCode(ownerNamed(by), codeHash, at))
      const offered = (at = minutesOn(9)) => run((tx) => tx.offeredCart(null, codeHash, at))
      expect(await offered()).toEqual({ owner, record })
      expect(await run((tx) => tx.offeredCart(null, 'other' as CodeHash, minutesOn(9)))).toBeNull()
      const spent = await Promise.all(Array.from({ length: 20 }, (_, index) => spend(`racer-${index}`)))
      expect([await offered(), await offered(codeExpiresAt)]).toEqual([null, null])
      const winner = spent.findIndex((answer) => answer !== null)
      expect(spent.filter((answer) => answer !== null)).toEqual([record])
      expect(await spend(`racer-${winner}`)).toEqual(record)
      expect(await spend(`racer-${winner}`, codeExpiresAt)).toBeNull()
    })
  })
}
