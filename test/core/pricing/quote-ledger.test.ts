import { describe } from 'vitest'
import { quoteLedgerProperties } from '#stories/rules/properties/ledger.properties.ts'
import { testCartProperties } from '#test/core/cart-properties.ts'

describe('quoteLedger', () => {
  testCartProperties(quoteLedgerProperties)
})
