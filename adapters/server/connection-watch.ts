import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpLimits } from './edge.ts'

/** What a caller must send of an unfinished request within `senderMs`, in bytes: nobody's network is slower. */
const SENDER_BYTES = 1_024

type Exchange = readonly [IncomingMessage, ServerResponse]

/** Where a connection stood when it last made progress. */
type Watched = {
  exchange: Exchange | null
  readBytes: number
  readAt: number
  sentBytes: number
  unsentBytes: number
  sentAt: number
}

/** Bytes of the write under way that the network has not taken yet. Node shows them nowhere else; its own time-out reads them too. */
const unsentBytesOf = (socket: Socket): number => {
  const handle: unknown = Reflect.get(socket, '_handle')
  const size: unknown = typeof handle === 'object' && handle !== null && Reflect.get(handle, 'writeQueueSize')
  return typeof size === 'number' ? size : 0
}

/** Whether what was written has waited for too long without the caller reading any of it. */
const isStuckReader = (socket: Socket, watched: Watched, now: number, { readerMs }: HttpLimits): boolean => {
  const sentBytes = socket.bytesWritten - socket.writableLength
  const unsentBytes = unsentBytesOf(socket)
  if (socket.writableLength === 0 || sentBytes !== watched.sentBytes || unsentBytes !== watched.unsentBytes) {
    Object.assign(watched, { sentBytes, unsentBytes, sentAt: now })
    return false
  }
  return now - watched.sentAt >= readerMs
}

/** Whether a request has begun, is not complete, and hardly anything came of it for too long. */
const isSlowSender = (socket: Socket, watched: Watched, now: number, { senderMs }: HttpLimits): boolean => {
  const [request] = watched.exchange ?? []
  if (request === undefined || request.complete) return false
  if (now - watched.readAt < senderMs) return false
  if (socket.bytesRead - watched.readBytes < SENDER_BYTES) return true
  Object.assign(watched, { readBytes: socket.bytesRead, readAt: now })
  return false
}

/**
 * Ends connections that make no progress: readers that take nothing of a response, and senders of a body that hardly send (S19, F46).
 * One timer looks at all of them.
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
