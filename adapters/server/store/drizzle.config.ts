import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './adapters/server/store/schema.ts',
    './adapters/server/store/coupon-schema.ts',
    './adapters/server/store/kept-cart-schema.ts',
    './adapters/server/store/ledger-schema.ts',
    './adapters/server/store/tally-schema.ts',
    './adapters/server/store/outbox-schema.ts',
    './adapters/server/store/checkout-schema.ts',
  ],
  out: './adapters/server/store/migrations',
})
