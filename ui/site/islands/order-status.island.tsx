import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { createOrderStatusMachine } from '#core/journeys/order-status/order-status.machine.ts'
import { caretIn, putCaret } from '#ui/features/shared/caret.ts'
import { OrderStatusConnected } from '#ui/features/sale/order-status/order-status.connected.tsx'
import type { Mount, OrderStatusPorts } from './mount.ts'

/** Mounts the form that finds an order, over its journey. Repeats a plain submit that happened meanwhile. */
export const mountOrderStatus: Mount<OrderStatusPorts> = (
  place,
  { wasSent },
  { orderStatus, prepareHumanCheck, brand },
) => {
  const actor = createActor(createOrderStatusMachine({ orchestrator: orderStatus })).start()
  prepareHumanCheck()
  const typed = place.querySelector('input')?.value ?? ''
  const caret = caretIn(place)
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <OrderStatusConnected actor={actor} brand={brand} typed={typed} onTyping={prepareHumanCheck} />,
    ),
  )
  if (caret !== null) putCaret(place, caret)
  if (wasSent) place.querySelector('form')?.requestSubmit()
}
