import type { OrderStatusPorts, PlainMount } from './mount.ts'

/** Loads the form that finds an order, with its ports. It is apart from the registry, which every page loads. */
export const loadOrderStatus = async (loadPorts: Promise<OrderStatusPorts>): Promise<PlainMount> => {
  const [{ mountOrderStatus }, ports] = await Promise.all([import('./order-status.island.tsx'), loadPorts])
  return (place, meanwhile) => mountOrderStatus(place, meanwhile, ports)
}
