import { createMemoryIdentityStore } from '#test/builders/memory-identity-store.ts'
import { identityStoreContract } from './identity-store.contract.ts'

identityStoreContract('memory', createMemoryIdentityStore)
