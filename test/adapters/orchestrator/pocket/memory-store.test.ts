import { createMemoryStore } from '#adapters/orchestrator/pocket/memory-store.ts'
import { storeContract } from './store.contract.ts'

storeContract('createMemoryStore', createMemoryStore)
