import { createMemoryLedger } from '#adapters/orchestrator/pocket/memory-ledger.ts'
import { ledgerContract } from './ledger.contract.ts'

ledgerContract('createMemoryLedger', async () => createMemoryLedger())
