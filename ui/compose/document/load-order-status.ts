import type { PlainMount } from '#ui/site/islands/mount.ts'

/** Loads the form that finds an order, with its ports. It is apart from the entry, which every page loads. */
export const loadOrderStatus = async (loadWords: Promise<void>): Promise<PlainMount> => {
  const [{ mountOrderStatus }, { orderStatusPorts }] = await Promise.all([
    import('#ui/site/islands/order-status.island.tsx'),
    import('./order-status-ports.ts'),
    loadWords,
  ])
  const ports = orderStatusPorts()
  return (place, meanwhile) => mountOrderStatus(place, meanwhile, ports)
}
