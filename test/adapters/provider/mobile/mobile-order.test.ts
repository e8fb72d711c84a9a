import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { mobileOrderSuite } from './mobile-order.suite.ts'

mobileOrderSuite('in memory', async () => {
  const store = createMemoryStore()
  const unitsOf = async (sku: string) => (await store.transaction((tx) => tx.stockOf([sku]))).get(sku) ?? null
  return { store, unitsOf, buyers: 200 }
})
