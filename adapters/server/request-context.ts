import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The request that the code running now works for. `operation`: its call of the contract. `endsAt`: from when on no more work is begun for
 * it, on the clock of `performance`, because its caller would not wait for the end of it.
 */
export type RequestContext = {
  readonly reqId: string
  readonly operation: string | null
  readonly endsAt: number
}

/** What is left of a caller's time when the last work is begun, in ms: the work itself, and the way back. */
const LAST_WORK_MS = 1_000

/** When the last work is begun for a call that may take so many ms from now on. */
export const endOfCall = (timeoutMs: number): number => performance.now() + timeoutMs - LAST_WORK_MS

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
