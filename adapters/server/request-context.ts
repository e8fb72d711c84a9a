import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that the code running now works for. `operation`: its call of the contract. `startedAt`: on the clock of `performance`. */
export type RequestContext = {
  readonly reqId: string
  readonly operation: string | null
  readonly startedAt: number
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs the work, and all that it starts, as part of a request. */
export const inRequest = <A>(request: RequestContext, work: () => A): A => storage.run(request, work)

/** The request of the code running now; null for a job. */
export const currentRequest = (): RequestContext | null => storage.getStore() ?? null

/** What a log line says of the request it belongs to. */
export const requestFields = (): object => {
  const request = currentRequest()
  if (request === null) return {}
  const { reqId, operation } = request
  return { reqId, ...(operation === null ? {} : { operation }) }
}
