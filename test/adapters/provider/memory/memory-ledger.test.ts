import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import { ledgerContract } from '../gateway/ledger.contract.ts'

ledgerContract('createMemoryLedger', async () => createMemoryLedger())
