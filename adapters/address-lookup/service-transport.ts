import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'

/** Why a request failed. It never contains the request, which has a key in its URL. */
export type TransportTrouble = 'unreachable' | 'timedOut' | 'refused' | 'tooLarge' | 'notJson'

/** Fetches JSON from a URL; redirects are not followed. */
export type JsonTransport = (url: URL) => TE.TaskEither<TransportTrouble, unknown>

/** Timeouts of connecting and of the complete call, in ms. They fit in the five seconds of the visitor's call (S32). */
export type TransportTimes = { readonly connectMs: number; readonly totalMs: number }

export const TRANSPORT_TIMES: TransportTimes = { connectMs: 1_000, totalMs: 1_500 }

/** Largest response that is read, in bytes: about fifty addresses take a few KiB. */
const ANSWER_MAX = 256 * 1024

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json(?:\s*;|$)/i

const parsed = (text: string): E.Either<TransportTrouble, unknown> =>
  E.tryCatch(
    () => JSON.parse(text) as unknown,
    () => 'notJson' as const,
  )

const troubleOf = ({ statusCode, headers }: IncomingMessage): TransportTrouble | null => {
  if (statusCode !== 200) return 'refused'
  return JSON_TYPE.test(headers['content-type'] ?? '') ? null : 'notJson'
}

type End = (answer: E.Either<TransportTrouble, unknown>) => void

const read = (response: IncomingMessage, end: End): void => {
  const trouble = troubleOf(response)
  if (trouble !== null) return end(E.left(trouble))
  const chunks: Buffer[] = []
  let size = 0
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > ANSWER_MAX) end(E.left('tooLarge'))
    else chunks.push(chunk)
  })
  response.on('end', () =>
    end(response.complete ? parsed(Buffer.concat(chunks).toString('utf8')) : E.left('unreachable')),
  )
  response.on('error', () => end(E.left('unreachable')))
}

/** Calls `connected` when the request has a connection, TLS included. */
const whenConnected = (request: ClientRequest, isSecure: boolean, connected: () => void): void => {
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected)
    else connected()
  })
}

const get = (url: URL, { connectMs, totalMs }: TransportTimes, done: End): void => {
  const isSecure = url.protocol === 'https:'
  const request = (isSecure ? secureRequest : plainRequest)(url, { headers: { accept: 'application/json' } })
  let isDone = false
  const end: End = (answer) => {
    if (isDone) return
    isDone = true
    clearTimeout(connecting)
    clearTimeout(total)
    request.destroy()
    done(answer)
  }
  const connecting = setTimeout(() => end(E.left('timedOut')), connectMs)
  const total = setTimeout(() => end(E.left('timedOut')), totalMs)
  whenConnected(request, isSecure, () => clearTimeout(connecting))
  request.on('response', (response) => read(response, end))
  request.on('error', () => end(E.left('unreachable')))
  request.end()
}

/** Sends one GET per call, without retries: the next letter that a visitor types sends a new request. Never rejects. */
export const jsonTransport =
  (times: TransportTimes = TRANSPORT_TIMES): JsonTransport =>
  (url) =>
  () =>
    new Promise((resolve) => {
      get(url, times, resolve)
    })
