import type { IslandName } from '#core/template/page-record.ts'
import type { IslandLoaders, PlainMount } from './mount.ts'
import type { Wake } from './wake.ts'

type Island = { readonly wake: Wake; readonly load: () => Promise<PlainMount> }

/** Every island: its trigger, and how its code is loaded. */
export const islandsWith = ({
  address,
  loadOrderStatus,
}: IslandLoaders): Readonly<Record<IslandName, Island>> => ({
  addressForm: {
    wake: 'intent',
    load: async () => {
      const [mount, ports] = await Promise.all([
        import('./address-form.island.tsx').then(({ loadAddressForm }) => loadAddressForm()),
        address(),
      ])
      return (place, meanwhile) => mount(place, meanwhile, ports)
    },
  },
  orderStatus: {
    wake: 'intentOrSubmit',
    load: loadOrderStatus,
  },
  savingsCalculator: {
    wake: 'intent',
    load: async () => (await import('./load-savings-calculator.ts')).loadSavingsCalculator(),
  },
})
