import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { createClient } from '#adapters/orchestrator/client/client.ts'
import { orderStatusCalls } from '#adapters/orchestrator/wire/calls/order-status.calls.ts'
import { createOrderStatusMachine } from '#core/journeys/order-status/order-status.machine.ts'
import { caretIn, putCaret } from './features/caret.ts'
import { OrderStatusConnected } from './features/order-status/order-status.connected.tsx'

/** The page about an order at work: its form in place of the plain one, with what was typed so far; sent, where that one was. */
export const orderStatusIsland = (place: HTMLElement, { isSent }: { readonly isSent: boolean }): void => {
  const orchestrator = createClient(orderStatusCalls, { baseUrl: '/api/' })
  const actor = createActor(createOrderStatusMachine({ orchestrator })).start()
  const typed = place.querySelector('input')?.value ?? ''
  const caret = caretIn(place)
  const root = createRoot(place)
  flushSync(() => root.render(<OrderStatusConnected actor={actor} brand={cometa} typed={typed} />))
  if (caret !== null) putCaret(place, caret)
  if (isSent) place.querySelector('form')?.requestSubmit()
}
