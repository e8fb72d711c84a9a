import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { once } from 'node:events'

/** A request: `path` includes the query, below the host. `timeoutMs` covers connecting, sending and reading. */
export type OutgoingRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly timeoutMs: number
  /** Whether the request may be sent again after a reused connection turned out to be closed. */
  readonly isRepeatable: boolean
}

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type Exchange = {
  /** Sends a request. Rejects when the response is missing, late, incomplete or too large. Follows no redirect. */
  readonly send: (outgoing: OutgoingRequest) => Promise<Answer>
  readonly close: () => void
}

/** Longest time to open a connection, TLS included, in ms (S32). */
const CONNECT_MS = 1_000
/** Connections of one process; further requests wait within their own time-out. */
export const CONNECTIONS = 100
/** Largest response body, and largest size of all its headers, in bytes. */
export const ANSWER_MAX = 1024 * 1024
const HEADERS_MAX = 16 * 1024

const AGENT = { keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS } as const

/** Ends a request whose connection does not open in time. A reused connection is open already. */
const limitConnecting = (sent: ClientRequest, readyEvent: 'connect' | 'secureConnect'): void => {
  sent.once('socket', (socket) => {
    if (!socket.connecting) return
    const timer = setTimeout(() => sent.destroy(new Error('connection timed out')), CONNECT_MS)
    const clear = (): void => clearTimeout(timer)
    socket.once(readyEvent, clear)
    sent.once('close', clear)
  })
}

const bodyOf = async (answer: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > ANSWER_MAX) throw new Error('response too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Checks whether a reused connection was closed by the server before any response arrived. */
const isStale = (sent: ClientRequest, error: unknown): boolean =>
  sent.reusedSocket && error instanceof Error && Reflect.get(error, 'code') === 'ECONNRESET'

/** Creates an HTTP client with persistent connections, one request at a time on each. */
export const createExchange = (base: URL): Exchange => {
  const isTls = base.protocol === 'https:'
  const agent = isTls ? new TlsAgent(AGENT) : new PlainAgent(AGENT)
  const request = isTls ? tlsRequest : plainRequest

  const attempt = async (outgoing: OutgoingRequest, abort: AbortController): Promise<Answer> => {
    const { signal } = abort
    const { method, path, headers, body } = outgoing
    const sent = request(base, { agent, method, path, headers, signal, maxHeaderSize: HEADERS_MAX })
    // Errors after the response was read are ignored; without a listener they would be uncaught.
    sent.on('error', () => undefined)
    sent.once('upgrade', (_, socket) => {
      socket.destroy()
      abort.abort(new Error('unexpected protocol upgrade'))
    })
    limitConnecting(sent, isTls ? 'secureConnect' : 'connect')
    try {
      const answered = once(sent, 'response', { signal })
      sent.end(body ?? undefined)
      const [answer] = (await answered) as [IncomingMessage]
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await bodyOf(answer) }
    } catch (error) {
      sent.destroy()
      if (isStale(sent, error) && outgoing.isRepeatable && !signal.aborted) return attempt(outgoing, abort)
      throw error
    }
  }

  const send = async (outgoing: OutgoingRequest): Promise<Answer> => {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(new Error('response timed out')), outgoing.timeoutMs)
    try {
      return await attempt(outgoing, abort)
    } finally {
      clearTimeout(timer)
    }
  }

  return { send, close: () => agent.destroy() }
}
