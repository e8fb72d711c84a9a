import { createMemoryIdentityStore } from '#adapters/identity/memory-identity-store.ts'
import { identityStoreContract } from './identity-store.contract.ts'

identityStoreContract('memory', createMemoryIdentityStore)
