import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PeerCall = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly rawHeaders: readonly string[]
  readonly body: string
}

/** A remote server that records its requests and returns the configured response. */
export type Peer = {
  readonly url: URL
  readonly seen: PeerCall[]
  readonly answerWith: (listener: RequestListener) => void
  readonly answer: (
    status: number,
    body: string,
    headers?: Readonly<Record<string, string | string[]>>,
  ) => void
  /** Connections that were opened to it so far. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

export const startPeer = async (path = '/api/'): Promise<Peer> => {
  const seen: PeerCall[] = []
  let listener: RequestListener = (_, response) => void response.end()
  let connections = 0
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      const { method = '', url = '', headers, rawHeaders } = request
      seen.push({ method, url, headers, rawHeaders, body })
      listener(request, response)
    })
  })
  server.on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`),
    seen,
    answerWith: (next) => {
      listener = next
    },
    answer: (status, body, headers = {}) => {
      listener = (_, response) => void response.writeHead(status, { ...JSON_TYPE, ...headers }).end(body)
    },
    connections: () => connections,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
