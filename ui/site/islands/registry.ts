import type { IslandName } from '#core/template/page-record.ts'
import type { Mount } from './mount.ts'
import type { Wake } from './wake.ts'

type Island = { readonly wake: Wake; readonly load: () => Promise<Mount> }

/** Every island: its trigger, and how its code is loaded. */
export const islands: Readonly<Record<IslandName, Island>> = {
  addressForm: {
    wake: 'intent',
    load: async () => (await import('./address-form.island.tsx')).loadAddressForm(),
  },
  orderStatus: {
    wake: 'intentOrSubmit',
    load: async () => (await import('./order-status.island.tsx')).mountOrderStatus,
  },
  savingsCalculator: {
    wake: 'intent',
    load: async () => (await import('./savings-calculator.island.tsx')).mountSavingsCalculator,
  },
}
