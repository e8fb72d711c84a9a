import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where the metrics are read, on the listener they have to themselves. */
export const METRICS_PATH = '/metrics'

const HEADERS_MS = 5_000
const REQUEST_MS = 10_000
const HEADER_BYTES = 8 * 1024
/** Readers at once: there are few, and each reading asks the database. */
const CONNECTIONS = 20

export type MetricsListener = { readonly address: string; readonly close: () => Promise<void> }

/** Serves the metrics, and nothing else, away from what the public reaches (S37). Rejects when the address cannot be had. */
export const listenForReaders = async (
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
