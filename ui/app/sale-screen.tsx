import { lazyRouteComponent, rootRouteId, useRouteContext } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { AppContext } from './app-context.ts'
import { fetched } from './old-tab.ts'

type Screen = ComponentType<AppContext>

/** A screen of the sale as a route component: its code comes with the route, its sale and brand from the router's context. */
export const saleScreen = (load: () => Promise<Screen>) =>
  lazyRouteComponent(async () => {
    const Loaded = await fetched(load())
    const SaleScreen = () => {
      const { sale, brand } = useRouteContext({ from: rootRouteId })
      return <Loaded sale={sale} brand={brand} />
    }
    return { default: SaleScreen }
  })

/** A screen from which an order can be given: while one is under way its progress stands in the screen's place. */
export const orderScreen = (load: () => Promise<Screen>) =>
  saleScreen(async () => {
    const [Filling, { OrderConnected }] = await Promise.all([
      load(),
      import('#ui/features/order/order.connected.tsx'),
    ])
    return ({ sale, brand }) => (
      <>
        <Filling sale={sale} brand={brand} />
        <OrderConnected sale={sale} brand={brand} />
      </>
    )
  })
