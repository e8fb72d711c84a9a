import type { IslandName } from '#core/template/page-record.ts'
import type { Mount, PlainMount, PortLoaders } from './mount.ts'
import type { Wake } from './wake.ts'

type Island = { readonly wake: Wake; readonly load: () => Promise<PlainMount> }

/** Loads an island together with its ports. */
const loadBoth = async <Ports>(
  loadMount: Promise<Mount<Ports>>,
  loadPorts: Promise<Ports>,
): Promise<PlainMount> => {
  const [mount, ports] = await Promise.all([loadMount, loadPorts])
  return (place, meanwhile) => mount(place, meanwhile, ports)
}

/** Every island: its trigger, and how its code is loaded. */
export const islandsWith = ({ address, orderStatus }: PortLoaders): Readonly<Record<IslandName, Island>> => ({
  addressForm: {
    wake: 'intent',
    load: () =>
      loadBoth(
        import('./address-form.island.tsx').then(({ loadAddressForm }) => loadAddressForm()),
        address(),
      ),
  },
  orderStatus: {
    wake: 'intentOrSubmit',
    load: () =>
      loadBoth(
        import('./order-status.island.tsx').then(({ mountOrderStatus }) => mountOrderStatus),
        orderStatus(),
      ),
  },
  savingsCalculator: {
    wake: 'intent',
    load: async () => (await import('./load-savings-calculator.ts')).loadSavingsCalculator(),
  },
})
