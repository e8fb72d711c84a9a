import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './adapters/server/store/schema.ts',
    './adapters/server/store/coupon-schema.ts',
    './adapters/server/store/analytics-schema.ts',
    './adapters/server/store/saved-cart-schema.ts',
    './adapters/server/store/ledger-schema.ts',
    './adapters/server/store/counter-schema.ts',
    './adapters/server/store/outbox-schema.ts',
    './adapters/server/store/account-schema.ts',
    './adapters/server/store/checkout-schema.ts',
    './adapters/server/store/follow-up-schema.ts',
    './adapters/server/store/crew-schema.ts',
    './adapters/server/store/identity-schema.ts',
    './adapters/server/store/network-schema.ts',
    './adapters/server/store/stock-schema.ts',
    './adapters/server/store/trade-in-schema.ts',
    './adapters/server/store/portal-schema.ts',
    './adapters/server/store/portal-session-schema.ts',
  ],
  out: './adapters/server/store/migrations',
})
