import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as accountSchema from '#adapters/server/store/account-schema.ts'
import * as analyticsSchema from '#adapters/server/store/analytics-schema.ts'
import * as checkoutSchema from '#adapters/server/store/checkout-schema.ts'
import * as couponSchema from '#adapters/server/store/coupon-schema.ts'
import * as crewSchema from '#adapters/server/store/crew-schema.ts'
import * as savedCartSchema from '#adapters/server/store/saved-cart-schema.ts'
import * as followUpSchema from '#adapters/server/store/follow-up-schema.ts'
import * as identitySchema from '#adapters/server/store/identity-schema.ts'
import * as ledgerSchema from '#adapters/server/store/ledger-schema.ts'
import * as networkSchema from '#adapters/server/store/network-schema.ts'
import * as outboxSchema from '#adapters/server/store/outbox-schema.ts'
import * as portalSchema from '#adapters/server/store/portal-schema.ts'
import * as portalSessionSchema from '#adapters/server/store/portal-session-schema.ts'
import * as schema from '#adapters/server/store/schema.ts'
import * as counterSchema from '#adapters/server/store/counter-schema.ts'
import * as stockSchema from '#adapters/server/store/stock-schema.ts'
import * as tradeInSchema from '#adapters/server/store/trade-in-schema.ts'

/** Everything that the modules of the schema export. */
export const schemas = {
  ...accountSchema,
  ...analyticsSchema,
  ...checkoutSchema,
  ...couponSchema,
  ...crewSchema,
  ...savedCartSchema,
  ...followUpSchema,
  ...identitySchema,
  ...ledgerSchema,
  ...networkSchema,
  ...outboxSchema,
  ...portalSchema,
  ...portalSessionSchema,
  ...schema,
  ...counterSchema,
  ...stockSchema,
  ...tradeInSchema,
}

/** Every table of the schema. */
export const tables = Object.values(schemas).filter((found) => is(found, PgTable))
