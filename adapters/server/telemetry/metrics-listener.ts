import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Path of the metrics, on their own listener. */
export const METRICS_PATH = '/metrics'

const HEADERS_MS = 5_000
const REQUEST_MS = 10_000
const HEADER_BYTES = 8 * 1024
/** Connections at once: there are few collectors, and each reading queries the database. */
const CONNECTIONS = 20

export type MetricsListener = { readonly address: string; readonly close: () => Promise<void> }

/** Serves only the metrics, on a non-public address (S37). Rejects when the address is not available. */
export const listenForMetrics = async (
  { host, port }: { readonly host: string; readonly port: number },
  answer: RequestListener,
): Promise<MetricsListener> => {
  const server = createServer({ maxHeaderSize: HEADER_BYTES }, (request, response) => {
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.url !== METRICS_PATH) return response.writeHead(404).end()
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end()
    return answer(request, response)
  })
  server.headersTimeout = HEADERS_MS
  server.requestTimeout = REQUEST_MS
  server.maxConnections = CONNECTIONS
  server.listen(port, host)
  await once(server, 'listening')
  const { address, family, port: taken } = server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
