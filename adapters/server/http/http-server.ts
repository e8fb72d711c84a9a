import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { onRequestHookHandler } from 'fastify'
import { watchConnections } from './connection-watch.ts'
import { sendRefusal } from './contract-answer.ts'
import { hostsIn } from './host-header.ts'
import type { HttpLimits } from '../config/http-limits.ts'
import { oneAtATime } from './pipelining.ts'

/**
 * Longest accept queue; a refused connection retries only after seconds. Node accepts one per event loop turn.
 */
export const BACKLOG = 4_096

/** Creates Node's server with S19 limits. `handle` sends the error body where Node would refuse with an empty one. */
export const createHttpServer = (handle: RequestListener, limits: HttpLimits): Server => {
  const serialized = oneAtATime(handle, limits.requestsPerSocket)
  const server = createServer(
    {
      connectionsCheckingInterval: limits.checkingMs,
      maxHeaderSize: limits.headerBytes,
      requireHostHeader: false,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
    },
    serialized,
  )
  server.on('checkExpectation', serialized)
  server.maxConnections = limits.connections
  watchConnections(server, limits)
  return server
}

/** Refuses requests without exactly one `Host`, and those with an unsupported `Expect` (S36). */
export const refuseMalformed: onRequestHookHandler = (request, reply, done) => {
  const { httpVersion, rawHeaders, headers } = request.raw
  const hosts = hostsIn(rawHeaders)
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1' && headers.host === undefined))
    sendRefusal(request, reply, { code: 'BAD_REQUEST' })
  else if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    sendRefusal(request, reply, { code: 'BAD_REQUEST' }, 417)
  else done()
}
