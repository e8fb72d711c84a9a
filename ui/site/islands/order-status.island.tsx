import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { TYPED_NUMBER_KEY } from '#core/localization/stored-keys.ts'
import { createOrderStatusMachine } from '#core/journeys/order-status/order-status.machine.ts'
import { caretIn, putCaret } from '#ui/features/shared/caret.ts'
import { OrderStatusConnected } from '#ui/features/sale/order-status/order-status.connected.tsx'
import type { Mount, OrderStatusPorts } from './mount.ts'

/** Returns the order number that was typed in the other language, once. */
const takeTyped = (): string => {
  try {
    const typed = window.sessionStorage.getItem(TYPED_NUMBER_KEY) ?? ''
    window.sessionStorage.removeItem(TYPED_NUMBER_KEY)
    return typed
  } catch {
    return ''
  }
}

/** Mounts the form that finds an order, over its journey. Repeats a plain submit that happened meanwhile. */
export const mountOrderStatus: Mount<OrderStatusPorts> = (
  place,
  { wasSent },
  { orderStatus, prepareHumanCheck, brand },
) => {
  const actor = createActor(createOrderStatusMachine({ orchestrator: orderStatus })).start()
  prepareHumanCheck()
  const stored = takeTyped()
  const present = place.querySelector('input')?.value ?? ''
  const typed = present === '' ? stored : present
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
