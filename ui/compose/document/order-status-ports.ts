import { identity } from '#adapters/brand/identity.ts'
import { orderStatusCalls } from '#adapters/contract/calls/order-status.calls.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import { documentHumanCheck } from './document-human-check.ts'
import type { OrderStatusPorts } from '#ui/site/islands/mount.ts'

/** Connects the form that finds an order to the orchestrator. */
export const orderStatusPorts = (): OrderStatusPorts => {
  const { send, prepare } = documentHumanCheck()
  return {
    orderStatus: createClient(orderStatusCalls, { baseUrl: '/api/', sendWithPass: send }),
    prepareHumanCheck: prepare,
    brand: identity,
  }
}
