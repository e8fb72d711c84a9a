import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_EDGE } from '#adapters/server/edge.ts'
import type { TestHost } from '#test/builders/test-host.builder.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { ROUNDS_MS, isWhole, rounds } from './rounds.ts'

const { readerMs, senderMs, headersMs, checkingMs, requestsPerSocket } = DEFAULT_EDGE.limits

/** Sockets with pipelined requests, sockets that never read, sockets that never speak. */
const PIPELINED = rounds(300, 30)
const UNREAD = rounds(60, 0)
const IDLE = rounds(10_000, 0)
const SLOW_SENDERS = rounds(60, 0)

/** A new connection is answered within this, in ms, whatever the others do (F46). */
const NEW_CONNECTION_MS = 1_000

let host: TestHost
let port: number

beforeAll(async () => {
  host = await startTestHost()
  port = Number(new URL(host.origin).port)
}, ROUNDS_MS)
afterAll(() => host.stop())

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

const dial = (): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** Opens a connection, has its request answered, and says how long that took, in ms. */
const newConnectionMs = async (): Promise<number> => {
  const startedAt = performance.now()
  const socket = dial()
  socket.write(get('/health/live'))
  await once(socket, 'data')
  socket.destroy()
  return performance.now() - startedAt
}

/** The longest that a new connection waited while something went on. */
const longestWaitDuring = async (work: Promise<unknown>): Promise<number> => {
  const state = { isOver: false }
  const over = work.finally(() => (state.isOver = true))
  let longest = 0
  while (!state.isOver) longest = Math.max(longest, await newConnectionMs())
  await over
  return longest
}

/** Resolves once the server has ended the connection; something is sent now and then, for a caller that reads nothing hears of nothing. */
const endOf = async (socket: Socket, bytes: string): Promise<void> => {
  const sending = setInterval(() => socket.write(bytes), 1_000)
  // A reset is an error first, which `once` would reject with.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(sending)
}

describe('connections that behave badly (F46)', () => {
  it(
    `answers ${PIPELINED} connections with ${requestsPerSocket} pipelined requests each, and new connections within a second`,
    async () => {
      const answered = async (): Promise<number> => {
        const socket = dial()
        let text = ''
        socket.setEncoding('latin1').on('data', (data: string) => (text += data))
        socket.write(get('/api/attos/cart').repeat(requestsPerSocket))
        await new Promise((resolve) => socket.once('close', resolve))
        return text.match(/HTTP\/1.1 \d{3}/g)?.length ?? 0
      }
      const all = Promise.all(Array.from({ length: PIPELINED }, answered))
      const longest = await longestWaitDuring(all)
      console.log(`longest wait of a new connection: ${Math.round(longest)} ms`)
      if (isWhole) expect(longest).toBeLessThan(NEW_CONNECTION_MS)
      expect(new Set(await all)).toEqual(new Set([requestsPerSocket]))
    },
    ROUNDS_MS,
  )

  it.runIf(UNREAD > 0)(
    `ends ${UNREAD} connections that read nothing within ${readerMs / 1_000} s, and answers new ones meanwhile`,
    async () => {
      const unread = Array.from({ length: UNREAD }, () => {
        const socket = dial()
        socket.pause()
        socket.write(get('/openapi.json').repeat(requestsPerSocket))
        return socket
      })
      const startedAt = performance.now()
      const ended = Promise.all(unread.map((socket) => endOf(socket, get('/'))))
      const longest = await longestWaitDuring(ended)
      expect(longest).toBeLessThan(NEW_CONNECTION_MS)
      expect(performance.now() - startedAt).toBeLessThan(readerMs + 5 * checkingMs)
    },
    ROUNDS_MS,
  )

  it.runIf(SLOW_SENDERS > 0)(
    `ends ${SLOW_SENDERS} connections whose body comes by the byte within ${senderMs / 1_000} s`,
    async () => {
      const head = 'POST /api/attos/address HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
      const startedAt = performance.now()
      const senders = Array.from({ length: SLOW_SENDERS }, () => {
        const socket = dial()
        socket.resume()
        socket.write(`${head}Content-Length: 9999\r\n\r\n{`)
        return endOf(socket, ' ')
      })
      await Promise.all(senders)
      expect(performance.now() - startedAt).toBeLessThan(senderMs + 5 * checkingMs)
    },
    ROUNDS_MS,
  )

  it.runIf(IDLE > 0)(
    `answers new connections beside ${IDLE} idle ones, and ends those within ${headersMs / 1_000} s`,
    async () => {
      const idle: Socket[] = []
      const opening = (async () => {
        while (idle.length < IDLE) {
          const batch = Array.from({ length: 500 }, dial)
          await Promise.all(batch.map((socket) => once(socket, 'connect')))
          idle.push(...batch.map((socket) => socket.resume()))
          await pause(1)
        }
      })()
      expect(await longestWaitDuring(opening)).toBeLessThan(NEW_CONNECTION_MS)
      const endOfIdle = (socket: Socket): Promise<unknown> =>
        new Promise((resolve) => (socket.closed ? resolve(null) : socket.once('close', resolve)))
      const ended = Promise.all(idle.map(endOfIdle))
      expect(await longestWaitDuring(ended)).toBeLessThan(NEW_CONNECTION_MS)
    },
    ROUNDS_MS,
  )
})
