import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'

/** Why there is nothing to read. None of it says what was asked, which holds a key. */
export type TransportTrouble = 'unreachable' | 'timedOut' | 'refused' | 'tooLarge' | 'notJson'

/** JSON from an address; redirects are not followed. */
export type JsonTransport = (url: URL) => TE.TaskEither<TransportTrouble, unknown>

/** How long a connection may take, and the whole call with it, in ms (S32). */
export type TransportTimes = { readonly connectMs: number; readonly totalMs: number }

export const TRANSPORT_TIMES: TransportTimes = { connectMs: 1_000, totalMs: 5_000 }

/** Longest answer that is read, in bytes: some fifty addresses are a few KiB. */
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

/** Calls `connected` once the request has a connection, TLS included. */
const whenConnected = (request: ClientRequest, isSecure: boolean, connected: () => void): void => {
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected)
    else connected()
  })
}

const ask = (url: URL, { connectMs, totalMs }: TransportTimes, done: End): void => {
  const isSecure = url.protocol === 'https:'
  const request = (isSecure ? secureRequest : plainRequest)(url, { headers: { accept: 'application/json' } })
  let isDone = false
  const end: End = (answer) => {
    if (isDone) return
    isDone = true
    clearTimeout(connecting)
    clearTimeout(whole)
    request.destroy()
    done(answer)
  }
  const connecting = setTimeout(() => end(E.left('timedOut')), connectMs)
  const whole = setTimeout(() => end(E.left('timedOut')), totalMs)
  whenConnected(request, isSecure, () => clearTimeout(connecting))
  request.on('response', (response) => read(response, end))
  request.on('error', () => end(E.left('unreachable')))
  request.end()
}

/** One GET a call, without repeating: whoever types asks again with the next letter. Rejects never. */
export const jsonTransport =
  (times: TransportTimes = TRANSPORT_TIMES): JsonTransport =>
  (url) =>
  () =>
    new Promise((resolve) => {
      ask(url, times, resolve)
    })
