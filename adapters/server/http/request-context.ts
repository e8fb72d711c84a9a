import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The request that the current code works for. `operation`: its call of the contract. `endsAt`: when no more work is
 * started for it, on the clock of `performance`, because the caller would not wait for the result.
 */
export type RequestContext = {
  readonly reqId: string
  readonly operation: string | null
  readonly endsAt: number
}

/** Time reserved for the last work and the response, in ms. */
const LAST_WORK_MS = 1_000

/** Returns when the last work of a call with this time-out may start. */
export const endOfCall = (timeoutMs: number): number => performance.now() + timeoutMs - LAST_WORK_MS

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs the work, and everything it starts, as part of a request. */
export const inRequest = <A>(request: RequestContext, work: () => A): A => storage.run(request, work)

/** Returns the current request; null in a job. */
export const currentRequest = (): RequestContext | null => storage.getStore() ?? null

/** Returns the fields that identify the current request in a log line. */
export const requestFields = (): object => {
  const request = currentRequest()
  if (request === null) return {}
  const { reqId, operation } = request
  return { reqId, ...(operation === null ? {} : { operation }) }
}
