import { describe, expect, it } from 'vitest'
import type { Store, StoreTransaction } from '#adapters/provider/store/store.ts'

const units = (count: number, ...skus: readonly string[]): ReadonlyMap<string, number> =>
  new Map(skus.map((sku) => [sku, count]))

/** The contract of every store about the stock of the mobile shop. */
export const stockStoreContract = (name: string, makeStore: () => Store | Promise<Store>): void => {
  const open = async (opened: number) => {
    const store = await makeStore()
    const run = <A>(work: (tx: StoreTransaction) => Promise<A>): Promise<A> => store.transaction(work)
    const rows = ['phone', 'watch'].map((sku) => ({ sku, units: opened }))
    await run((tx) => tx.openStock(rows))
    return { run, stock: () => run((tx) => tx.stockOf(['phone', 'watch', 'unknown'])) }
  }

  describe(`${name} as a store of stock`, () => {
    it('sells the last 5 units to 5 of 200 who take them at once (MOB-33)', async () => {
      const { run, stock } = await open(5)
      const taken = await Promise.all(
        Array.from({ length: 200 }, () => run((tx) => tx.takeStock(units(1, 'phone')))),
      )
      expect(taken.filter(Boolean)).toHaveLength(5)
      expect(await stock()).toEqual(
        new Map([
          ['phone', 0],
          ['watch', 5],
        ]),
      )
    })

    it('never waits in a circle when orders take the same variants in different orders (MOB-33)', async () => {
      const { run, stock } = await open(40)
      const taken = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          run((tx) => tx.takeStock(at % 2 === 0 ? units(1, 'phone', 'watch') : units(1, 'watch', 'phone'))),
        ),
      )
      expect(taken.every(Boolean)).toBe(true)
      expect(await stock()).toEqual(units(0, 'phone', 'watch'))
    })

    it('takes all variants of an order or none (MOB-33)', async () => {
      const { run, stock } = await open(2)
      expect(
        await run((tx) =>
          tx.takeStock(
            new Map([
              ['phone', 1],
              ['watch', 3],
            ]),
          ),
        ),
      ).toBe(false)
      expect(await run((tx) => tx.takeStock(units(1, 'phone', 'unknown')))).toBe(false)
      expect(await stock()).toEqual(units(2, 'phone', 'watch'))
    })

    it('sells returned units again, and undoes the work of a transaction that throws (MOB-33, I3)', async () => {
      const { run, stock } = await open(1)
      const thrown = run(async (tx) => {
        await tx.takeStock(units(1, 'phone'))
        throw new Error('on the way')
      })
      await expect(thrown).rejects.toThrow()
      expect(await run((tx) => tx.takeStock(units(1, 'phone')))).toBe(true)
      await run((tx) => tx.returnStock(units(1, 'phone')))
      expect(await stock()).toEqual(units(1, 'phone', 'watch'))
    })

    it('opens a variant once: its units stay as they are afterwards (MOB-33)', async () => {
      const { run, stock } = await open(3)
      await run((tx) => tx.takeStock(units(2, 'phone')))
      await run((tx) => tx.openStock([{ sku: 'phone', units: 3 }]))
      expect((await stock()).get('phone')).toBe(1)
      expect(await run((tx) => tx.stockOf([]))).toEqual(new Map())
    })
  })
}
