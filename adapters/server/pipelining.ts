import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = readonly [IncomingMessage, ServerResponse]

/** How long waiting requests may be handled without a look at the network, in ms: new connections are accepted in between. */
const SLICE_MS = 4

/** A connection: how many requests it has had, whether one is under way, and those that wait for it. */
type Line = { requests: number; isBusy: boolean; readonly waiting: Exchange[] }

/**
 * Handles one request of a connection at a time: a pipelined request begins when the response before it has ended. Requests that
 * waited are handled in slices of time, so that many connections with long pipelines do not keep a new connection waiting (F46).
 * The response to the last of `most` requests ends its connection; Node would answer those beyond with an empty body.
 */
export const oneAtATime = (handle: RequestListener, most: number): RequestListener => {
  const lines = new WeakMap<Socket, Line>()
  const ready: Exchange[] = []
  let isScheduled = false

  const start = (exchange: Exchange): void => {
    const [{ socket }, response] = exchange
    response.once('close', () => startNext(socket))
    handle(...exchange)
  }
  const work = (): void => {
    isScheduled = false
    const endsAt = performance.now() + SLICE_MS
    while (ready.length > 0 && performance.now() < endsAt) {
      const exchange = ready.shift()
      if (exchange !== undefined && !exchange[0].socket.destroyed) start(exchange)
    }
    if (ready.length > 0) schedule()
  }
  const schedule = (): void => {
    if (!isScheduled) setImmediate(work)
    isScheduled = true
  }
  const startNext = (socket: Socket): void => {
    const line = lineOf(socket)
    const next = line.waiting.shift()
    line.isBusy = next !== undefined
    if (next === undefined) return
    ready.push(next)
    schedule()
  }
  const lineOf = (socket: Socket): Line => {
    const line = lines.get(socket) ?? { requests: 0, isBusy: false, waiting: [] }
    lines.set(socket, line)
    return line
  }

  return (request, response) => {
    const line = lineOf(request.socket)
    line.requests += 1
    if (line.requests > most) return
    if (line.requests === most) response.shouldKeepAlive = false
    if (line.isBusy) line.waiting.push([request, response])
    else {
      line.isBusy = true
      start([request, response])
    }
  }
}
