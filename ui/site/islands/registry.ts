import type { IslandName } from '#core/template/page-record.ts'
import type { Mount, PlainMount } from './mount.ts'
import type { Wake } from './wake.ts'

type Island = { readonly wake: Wake } & (
  | { readonly usesPorts: true; readonly load: () => Promise<Mount> }
  | { readonly usesPorts: false; readonly load: () => Promise<PlainMount> }
)

/** Every island: its trigger, how its code is loaded, and whether it calls the server; the code of the ports is large. */
export const islands: Readonly<Record<IslandName, Island>> = {
  addressForm: {
    wake: 'intent',
    usesPorts: true,
    load: async () => (await import('./address-form.island.tsx')).loadAddressForm(),
  },
  orderStatus: {
    wake: 'intentOrSubmit',
    usesPorts: true,
    load: async () => (await import('./order-status.island.tsx')).mountOrderStatus,
  },
  savingsCalculator: {
    wake: 'intent',
    usesPorts: false,
    load: async () => (await import('./load-savings-calculator.ts')).loadSavingsCalculator(),
  },
}
