import { createMemoryStore } from '#adapters/orchestrator/pocket/memory-store.ts'
import { couponStoreContract } from './coupon-store.contract.ts'
import { storeContract } from './store.contract.ts'

storeContract('createMemoryStore', createMemoryStore)
couponStoreContract('createMemoryStore', createMemoryStore)
