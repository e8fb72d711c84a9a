import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchConnections } from '#adapters/server/http/connection-watch.ts'
import { DEFAULT_EDGE, type HttpLimits } from '#adapters/server/config/http-limits.ts'
import { createHttpServer } from '#adapters/server/http/http-server.ts'
import { oneAtATime } from '#adapters/server/http/pipelining.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { answerTo, dial, listen } from '#test/builders/socket.builder.ts'

const MIB = 1024 * 1024
const GET = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const POST = 'POST /api/attos/address HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

let app: FastifyInstance

/** A server with shortened limits, and a page of some MiB. */
const open = async (limits: Partial<HttpLimits>, pageBytes = 8 * MIB): Promise<number> => {
  app = await openServer({ edge: { limits: { ...DEFAULT_EDGE.limits, checkingMs: 20, ...limits } } })
  app.get('/large', (_request, reply) =>
    reply.header('content-encoding', 'identity').send(Buffer.alloc(pageBytes)),
  )
  return listen(app)
}
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** The server's side of the next connection. */
const accepted = async (): Promise<Socket> => {
  const [socket] = (await once(app.server, 'connection')) as [Socket]
  return socket
}

describe(watchConnections, () => {
  it('ends the connection of a caller that reads nothing of its response (S19, F46)', async () => {
    const port = await open({ readerMs: 100 })
    const connection = accepted()
    const { socket } = dial(port)
    socket.pause()
    socket.write(GET('/large'))
    await once(await connection, 'close')
    socket.destroy()
  })

  it('ends it although the caller goes on sending requests that it reads no response of (F46)', async () => {
    const port = await open({ readerMs: 100 })
    const connection = accepted()
    const { socket } = dial(port)
    socket.pause()
    const sending = setInterval(() => socket.write(GET('/large')), 20)
    await once(await connection, 'close')
    clearInterval(sending)
    socket.destroy()
  })

  it('lets a slow caller read on as long as it reads at all', async () => {
    // Only the clock of the test advances: a busy machine slows no caller.
    vi.useFakeTimers({ toFake: ['performance'] })
    const port = await open({ readerMs: 600 }, 16 * MIB)
    const { socket } = dial(port)
    let read = 0
    socket.on('data', (data) => {
      read += data.length
      vi.advanceTimersByTime(5)
    })
    socket.write(GET('/large').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    await once(socket, 'close')
    expect(read).toBeGreaterThan(16 * MIB)
    expect(performance.now()).toBeGreaterThan(600)
  })

  it('refuses a body sent byte by byte, in the one error shape (S19, F46)', async () => {
    const port = await open({ senderMs: 100 })
    const { socket, closed } = dial(port)
    socket.write(`${POST}Content-Length: 9999\r\n\r\n{`)
    const sending = setInterval(() => socket.write(' '), 20)
    expect(await closed).toMatch(/^HTTP\/1.1 408 [^]*\{"code":"BAD_REQUEST","requestId":"[\w-]{22}"\}$/)
    clearInterval(sending)
  })
})

describe(createHttpServer, () => {
  it('closes a connection after a limited number of requests (S19)', async () => {
    const port = await open({ requestsPerSocket: 3 })
    const answer = await answerTo(port, GET('/health/live').repeat(5))
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 200'))
    expect(
      answer
        .match(/connection: \S+/gi)
        ?.at(-1)
        ?.toLowerCase(),
    ).toBe('connection: close')
  })

  it('has no more connections than its limit, and room again when one ends (S19)', async () => {
    const port = await open({ connections: 1 })
    const first = dial(port)
    first.socket.write(GET('/health/live'))
    await first.hears('live')
    expect(await answerTo(port, GET('/health/live'))).toBe('')
    const ended = once(first.socket, 'close')
    first.socket.destroy()
    await ended
    const closing = GET('/health/live').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    let answer = ''
    while (answer === '') answer = await answerTo(port, closing)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })

  it.each([
    ['no host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET /health/live HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    [
      'an unknown expectation',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
      417,
    ],
  ])('refuses a request with %s in the one error shape (S36)', async (_, bytes, status) => {
    const answer = await answerTo(await open({}), bytes)
    expect(answer).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [^]*\\{"code":"BAD_REQUEST","requestId":"[\\w-]{22}"\\}$`),
    )
  })

  it('accepts a body after Expect: 100-continue', async () => {
    const port = await open({})
    const answer = await answerTo(
      port,
      `${POST}Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    )
    expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 400 /)
  })
})

describe(oneAtATime, () => {
  it('handles the pipelined requests of a connection one after the other, and those of two at once', async () => {
    const underWay = new Map<Socket, number>()
    let most = 0
    let mostInAll = 0
    app = await openServer()
    app.get('/slow', async ({ raw }) => {
      const own = (underWay.get(raw.socket) ?? 0) + 1
      underWay.set(raw.socket, own)
      most = Math.max(most, own)
      mostInAll = Math.max(
        mostInAll,
        [...underWay.values()].reduce((sum, count) => sum + count, 0),
      )
      await new Promise((resolve) => setImmediate(resolve))
      underWay.set(raw.socket, own - 1)
      return 'done'
    })
    const port = await listen(app)
    const bytes = `${GET('/slow').repeat(9)}${GET('/slow').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`
    const answers = await Promise.all([answerTo(port, bytes), answerTo(port, bytes)])
    expect(answers.map((answer) => answer.match(/HTTP\/1.1 200/g)?.length)).toEqual([10, 10])
    expect([most, mostInAll]).toEqual([1, 2])
  })
})
