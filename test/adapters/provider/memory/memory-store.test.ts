import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { accountStoreContract } from '../store/account-store.contract.ts'
import { followUpStoreContract } from '../store/follow-up-store.contract.ts'
import { couponStoreContract } from '../store/coupon-store.contract.ts'
import { outboxContract } from '../store/outbox.contract.ts'
import { portalStoreContract } from '../store/portal-store.contract.ts'
import { stockStoreContract } from '../store/stock-store.contract.ts'
import { storeContract } from '../store/store.contract.ts'

storeContract('createMemoryStore', createMemoryStore)
outboxContract('createMemoryStore', createMemoryStore)
couponStoreContract('createMemoryStore', createMemoryStore)
accountStoreContract('createMemoryStore', createMemoryStore)
followUpStoreContract('createMemoryStore', createMemoryStore)
stockStoreContract('createMemoryStore', createMemoryStore)
portalStoreContract('createMemoryStore', createMemoryStore)
