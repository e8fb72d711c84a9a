import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpLimits } from '../config/http-limits.ts'

/** Bytes that a caller must send within `senderMs` while its request is incomplete. No real network is slower. */
const SENDER_BYTES = 1_024

type Exchange = readonly [IncomingMessage, ServerResponse]

/** Progress of a connection at the last check. */
type Watched = {
  exchange: Exchange | null
  readBytes: number
  readAt: number
  sentBytes: number
  unsentBytes: number
  sentAt: number
}

/**
 * Returns the bytes of the current write that the network has not accepted yet. Node exposes them only on the internal
 * handle, which its own time-out reads too.
 */
const unsentBytesOf = (socket: Socket): number => {
  const handle: unknown = Reflect.get(socket, '_handle')
  const size: unknown = typeof handle === 'object' && handle !== null && Reflect.get(handle, 'writeQueueSize')
  return typeof size === 'number' ? size : 0
}

/** Checks whether the caller has read nothing of a pending response for `readerMs`. */
const isStuckReader = (socket: Socket, watched: Watched, now: number, { readerMs }: HttpLimits): boolean => {
  const sentBytes = socket.bytesWritten - socket.writableLength
  const unsentBytes = unsentBytesOf(socket)
  if (socket.writableLength === 0 || sentBytes !== watched.sentBytes || unsentBytes !== watched.unsentBytes) {
    Object.assign(watched, { sentBytes, unsentBytes, sentAt: now })
    return false
  }
  return now - watched.sentAt >= readerMs
}

/** Checks whether a request is incomplete and brought less than `SENDER_BYTES` in `senderMs`. */
const isSlowSender = (socket: Socket, watched: Watched, now: number, { senderMs }: HttpLimits): boolean => {
  const [request] = watched.exchange ?? []
  if (request === undefined || request.complete) return false
  if (now - watched.readAt < senderMs) return false
  if (socket.bytesRead - watched.readBytes < SENDER_BYTES) return true
  Object.assign(watched, { readBytes: socket.bytesRead, readAt: now })
  return false
}

/**
 * Ends connections without progress: callers that do not read a response, and callers that send a body too slowly (S19,
 * F46). One timer checks all connections.
 */
export const watchConnections = (server: Server, limits: HttpLimits): void => {
  const connections = new Map<Socket, Watched>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, watched] of connections)
      if (isStuckReader(socket, watched, now, limits)) socket.resetAndDestroy()
      else if (isSlowSender(socket, watched, now, limits)) refuse(socket, watched)
  }, limits.checkingMs)
  const refuse = (socket: Socket, { exchange }: Watched): void => {
    if (exchange?.[1].headersSent === true) socket.destroy()
    else
      server.emit(
        'clientError',
        Object.assign(new Error('slow sender'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      )
  }
  server.on('connection', (socket: Socket) => {
    const now = performance.now()
    connections.set(socket, {
      exchange: null,
      readBytes: 0,
      readAt: now,
      sentBytes: 0,
      unsentBytes: 0,
      sentAt: now,
    })
    socket.once('close', () => connections.delete(socket))
  })
  const noteRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const watched = connections.get(request.socket)
    if (watched === undefined) return
    Object.assign(watched, {
      exchange: [request, response],
      readBytes: request.socket.bytesRead,
      readAt: performance.now(),
    })
  }
  server.prependListener('request', noteRequest)
  server.prependListener('checkExpectation', noteRequest)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
