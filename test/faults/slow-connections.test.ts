import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import { startTestHost, type TestHost } from '#test/builders/test-host.builder.ts'
import { isFullRun, rounds } from './rounds.ts'

const { readerMs, senderMs, headersMs, checkingMs, requestsPerSocket } = DEFAULT_EDGE.limits

/** Sockets with pipelined requests, sockets that never read, sockets that never speak. */
const PIPELINED = rounds(300, 30)
const UNREAD = rounds(60, 0)
const IDLE = rounds(10_000, 0)
const SLOW_SENDERS = rounds(60, 0)

/** The longest wait of a new connection under any load, in ms (F46). */
const NEW_CONNECTION_MS = 1_000

let host: TestHost
let port: number

beforeAll(async () => {
  host = await startTestHost()
  port = Number(new URL(host.origin).port)
})
afterAll(() => host.stop())

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

const dial = (): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** Opens connections until stopped, in a thread that the load of this one does not slow down. */
const PROBER = `
  const { connect } = require('node:net')
  const { once } = require('node:events')
  const { parentPort, workerData } = require('node:worker_threads')
  const probe = async () => {
    let longest = 0
    let isOver = false
    do {
      isOver = workerData.over[0] === 1
      const startedAt = performance.now()
      const socket = connect(workerData.port, '127.0.0.1')
      socket.write(workerData.request)
      await once(socket, 'data')
      socket.destroy()
      longest = Math.max(longest, performance.now() - startedAt)
      parentPort.postMessage({ longest, isOver })
    } while (!isOver)
  }
  probe()
`

/** The longest wait of a new connection for its response while `work` runs, in ms. */
const longestWaitDuring = async (work: () => Promise<unknown>): Promise<number> => {
  const over = new Int32Array(new SharedArrayBuffer(4))
  const prober = new Worker(PROBER, { eval: true, workerData: { port, request: get('/health/live'), over } })
  let longest = 0
  const last = new Promise<void>((resolve, reject) => {
    prober.on('error', reject)
    prober.on('message', (probed: { readonly longest: number; readonly isOver: boolean }) => {
      longest = probed.longest
      if (probed.isOver) resolve()
    })
  })
  await once(prober, 'message')
  await work()
  over[0] = 1
  await last
  await prober.terminate()
  return longest
}

/** Resolves once the server ends the connection. Sends now and then: a caller that only waits notices nothing. */
const endOf = async (socket: Socket, bytes: string): Promise<void> => {
  const sending = setInterval(() => socket.write(bytes), 1_000)
  // A reset is an error first, which `once` would reject with.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(sending)
}

describe('connections that behave badly (F46)', () => {
  it(`answers ${PIPELINED} connections with ${requestsPerSocket} pipelined requests each, and new connections within a second`, async () => {
    const answered = async (): Promise<number> => {
      const socket = dial()
      let text = ''
      socket.setEncoding('latin1').on('data', (data: string) => (text += data))
      socket.write(get('/api/attos/cart').repeat(requestsPerSocket))
      await new Promise((resolve) => socket.once('close', resolve))
      return text.match(/HTTP\/1.1 \d{3}/g)?.length ?? 0
    }
    // A server that has served before: its code is compiled.
    await Promise.all(Array.from({ length: 20 }, answered))
    let counts: readonly number[] = []
    const longest = await longestWaitDuring(async () => {
      counts = await Promise.all(Array.from({ length: PIPELINED }, answered))
    })
    console.log(`longest wait of a new connection: ${Math.round(longest)} ms`)
    if (isFullRun) expect(longest).toBeLessThan(NEW_CONNECTION_MS)
    expect(new Set(counts)).toEqual(new Set([requestsPerSocket]))
  })

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
      const longest = await longestWaitDuring(() => ended)
      expect(longest).toBeLessThan(NEW_CONNECTION_MS)
      expect(performance.now() - startedAt).toBeLessThan(readerMs + 5 * checkingMs)
    },
  )

  it.runIf(SLOW_SENDERS > 0)(
    `ends ${SLOW_SENDERS} connections that send their body byte by byte within ${senderMs / 1_000} s`,
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
  )

  it.runIf(IDLE > 0)(
    `answers new connections next to ${IDLE} idle ones, and ends those within ${headersMs / 1_000} s`,
    async () => {
      const idle: Socket[] = []
      const opening = async (): Promise<void> => {
        while (idle.length < IDLE) {
          const batch = Array.from({ length: 500 }, dial)
          await Promise.all(batch.map((socket) => once(socket, 'connect')))
          idle.push(...batch.map((socket) => socket.resume()))
          await pause(1)
        }
      }
      expect(await longestWaitDuring(opening)).toBeLessThan(NEW_CONNECTION_MS)
      const endOfIdle = (socket: Socket): Promise<unknown> =>
        new Promise((resolve) => (socket.closed ? resolve(null) : socket.once('close', resolve)))
      const ended = Promise.all(idle.map(endOfIdle))
      expect(await longestWaitDuring(() => ended)).toBeLessThan(NEW_CONNECTION_MS)
    },
  )
})
