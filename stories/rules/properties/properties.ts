import type { CartProperties } from './cart-property.ts'
import { ledgerEventProperties } from './ledger-event.properties.ts'
import { ledgerProperties, quoteLedgerProperties } from './ledger.properties.ts'
import { nearMissProperties } from './near-miss.properties.ts'
import { priceDetailsProperties } from './price-details.properties.ts'
import { quoteProperties } from './quote.properties.ts'
import { whyProperties } from './why.properties.ts'

/** Every property of the price of a cart, by its id. */
export const cartProperties = {
  ...quoteProperties,
  ...ledgerProperties,
  ...ledgerEventProperties,
  ...quoteLedgerProperties,
  ...whyProperties,
  ...nearMissProperties,
  ...priceDetailsProperties,
} satisfies CartProperties
