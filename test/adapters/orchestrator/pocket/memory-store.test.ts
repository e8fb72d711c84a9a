import { createMemoryStore } from '#adapters/orchestrator/pocket/memory-store.ts'
import { couponStoreContract } from './coupon-store.contract.ts'
import { outboxContract } from './outbox.contract.ts'
import { storeContract } from './store.contract.ts'

storeContract('createMemoryStore', createMemoryStore)
outboxContract('createMemoryStore', createMemoryStore)
couponStoreContract('createMemoryStore', createMemoryStore)
