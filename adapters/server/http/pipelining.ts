import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = readonly [IncomingMessage, ServerResponse]

/** How long waiting requests are handled before the event loop accepts new connections, in ms. */
const SLICE_MS = 2

/** A connection: its number of requests, whether one is in progress, and those that wait. */
type Line = { requests: number; isBusy: boolean; readonly waiting: Exchange[] }

/**
 * Handles one request per connection at a time; a pipelined one begins after the previous response.
 * Time slices prevent that long pipelines delay new connections (F46). The response to the last of
 * `most` requests closes the connection; Node would answer further ones with an empty body.
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
