import type { ComponentType } from 'react'
import { fetchOrderColumn } from '#ui/features/sale/sale-layout/lazy-order-column.tsx'
import { fetchScene } from '#ui/features/shared/lazy-scene.tsx'
import type { AppContext } from './app-context.ts'
import type { Screen } from './screens.ts'

const loadOrder = () => import('#ui/features/sale/order/order.connected.tsx')

/** Loads the code of a screen, its drawing, the order next to it and the progress of an order. */
export const loadScreen = async ({
  load,
  scene,
  showsOrder,
  showsProgress,
}: Screen): Promise<ComponentType<AppContext>> => {
  const [Content, order] = await Promise.all([
    load(),
    showsProgress === true ? loadOrder() : null,
    showsOrder === true ? fetchOrderColumn() : null,
    scene === undefined ? null : fetchScene(scene),
  ])
  if (order === null) return Content
  const { OrderConnected } = order
  return (context) => (
    <>
      <Content {...context} />
      <OrderConnected {...context} />
    </>
  )
}
