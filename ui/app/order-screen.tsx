import type { Screen } from './router.ts'

/** A screen from which an order can be given: while one is under way its progress stands in the screen's place. */
export const orderScreen = async (load: () => Promise<Screen>): Promise<Screen> => {
  const [Filling, { OrderConnected }] = await Promise.all([
    load(),
    import('#ui/features/order/order.connected.tsx'),
  ])
  return (props) => (
    <>
      <Filling {...props} />
      <OrderConnected sale={props.sale} brand={props.brand} />
    </>
  )
}
