import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { once } from 'node:events'

/** What is sent: `path` with its query, below the host. `timeoutMs` is for all of it, connecting and reading included. */
export type Question = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly timeoutMs: number
  /** Whether it may be sent again when the connection it went by was closed before. */
  readonly isRepeatable: boolean
}

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type Exchange = {
  /** Rejects for what does not come, comes too late, breaks off or is too large. Follows no redirect. */
  readonly ask: (question: Question) => Promise<Answer>
  readonly close: () => void
}

/** What opening a connection may take, TLS included, in ms (S32). */
const CONNECT_MS = 1_000
/** Connections of one process at most; what finds none free waits within its own time. */
export const CONNECTIONS = 100
/** Largest answer that is read, and all its headers, in bytes. */
export const ANSWER_MAX = 1024 * 1024
const HEADERS_MAX = 16 * 1024

const AGENT = { keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS } as const

/** A connection that does not come about ends its request; one that is there already is used at once. */
const limitConnecting = (sent: ClientRequest, readyEvent: 'connect' | 'secureConnect'): void => {
  sent.once('socket', (socket) => {
    if (!socket.connecting) return
    const timer = setTimeout(() => sent.destroy(new Error('no connection in time')), CONNECT_MS)
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
    if (size > ANSWER_MAX) throw new Error('an answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A connection that was kept open, and closed over there before anything was heard of this question. */
const isStale = (sent: ClientRequest, error: unknown): boolean =>
  sent.reusedSocket && error instanceof Error && Reflect.get(error, 'code') === 'ECONNRESET'

/** Asks a server by connections that are kept open, one question at a time on each. */
export const createExchange = (base: URL): Exchange => {
  const isTls = base.protocol === 'https:'
  const agent = isTls ? new TlsAgent(AGENT) : new PlainAgent(AGENT)
  const request = isTls ? tlsRequest : plainRequest

  const send = async (question: Question, giveUp: AbortController): Promise<Answer> => {
    const { signal } = giveUp
    const { method, path, headers, body } = question
    const sent = request(base, { agent, method, path, headers, signal, maxHeaderSize: HEADERS_MAX })
    // What goes wrong after an answer was read, or twice, is nobody's business any more.
    sent.on('error', () => undefined)
    sent.once('upgrade', (_, socket) => {
      socket.destroy()
      giveUp.abort(new Error('another protocol'))
    })
    limitConnecting(sent, isTls ? 'secureConnect' : 'connect')
    try {
      const answered = once(sent, 'response', { signal })
      sent.end(body ?? undefined)
      const [answer] = (await answered) as [IncomingMessage]
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await bodyOf(answer) }
    } catch (error) {
      sent.destroy()
      if (isStale(sent, error) && question.isRepeatable && !signal.aborted) return send(question, giveUp)
      throw error
    }
  }

  const ask = async (question: Question): Promise<Answer> => {
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(new Error('no answer in time')), question.timeoutMs)
    try {
      return await send(question, giveUp)
    } finally {
      clearTimeout(timer)
    }
  }

  return { ask, close: () => agent.destroy() }
}
