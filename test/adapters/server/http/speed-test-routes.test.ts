import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import { createMemoryCount } from '#adapters/server/http/memory-counter.ts'
import { speedTestRoutes } from '#adapters/server/http/speed-test-routes.ts'
import { UPLOAD_BYTES_HEADER, speedTestPaths } from '#core/speed/speed-test-paths.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { UNPRESSED, openServer } from '#test/builders/server.builder.ts'

const MIB = 1024 * 1024
const limits = { downloadBytes: 2 * MIB, uploadBytes: MIB, atOnce: 1 }
const OCTETS = { 'content-type': 'application/octet-stream' }

let app: FastifyInstance
afterEach(() => app.close())

const open = async (speedTest = limits) => {
  const clock = fakeClock()
  app = await openServer({
    edge: { ...DEFAULT_EDGE, pressure: UNPRESSED, speedTest },
    rateLimit: { count: createMemoryCount(clock), clock, factor: { session: 1, client: 1 } },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const download = (init: RequestInit = {}) => fetch(`${origin}${speedTestPaths.download}`, init)
  const upload = (body: BodyInit, headers: Readonly<Record<string, string>> = OCTETS) =>
    fetch(`${origin}${speedTestPaths.upload}`, { method: 'POST', body, headers })
  return { clock, download, upload, origin }
}

describe(speedTestRoutes, () => {
  it('sends exactly its bytes, which nothing can compress and no cache stores (S43)', async () => {
    const { download } = await open()
    const answer = await download({ headers: { 'accept-encoding': 'br, gzip' } })
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body).toHaveLength(limits.downloadBytes)
    expect(brotliCompressSync(body.subarray(0, MIB)).length).toBeGreaterThan(MIB * 0.99)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(answer.headers.get(UPLOAD_BYTES_HEADER)).toBe(String(limits.uploadBytes))
  })

  it('takes one download and one upload of a client in a minute (S43)', async () => {
    const { download, upload, clock } = await open()
    const body = randomBytes(limits.uploadBytes)
    const test = async () => {
      const answer = await download()
      await answer.arrayBuffer()
      const sent = await upload(body)
      return [answer.status, sent.status, answer.headers.get('retry-after'), sent.headers.get('retry-after')]
    }
    expect(await test()).toEqual([200, 204, null, null])
    expect(await test()).toEqual([429, 429, '60', '60'])
    clock.advance(60_000)
    expect(await test()).toEqual([200, 204, null, null])
  })

  it('refuses a body that is larger than the upload of a test, or of another type (S43)', async () => {
    const { upload } = await open()
    expect((await upload(randomBytes(limits.uploadBytes + 1))).status).toBe(413)
    expect((await upload('{}', { 'content-type': 'application/json' })).status).toBeGreaterThanOrEqual(400)
  })

  it('refuses a transfer while as many run as it takes at once, and takes the next when one was given up (S43)', async () => {
    const { download, clock } = await open({ ...limits, downloadBytes: 40 * MIB })
    const leave = new AbortController()
    const connected = once(app.server, 'connection')
    const first = await download({ signal: leave.signal })
    expect(first.status).toBe(200)
    const second = await download()
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '15'])
    const [socket] = (await connected) as [Socket]
    // The server sees a reset connection, which `once` would take for a failure.
    const closed = new Promise((resolve) => socket.once('close', resolve))
    leave.abort()
    await closed
    clock.advance(60_000)
    const third = await download()
    expect(third.status).toBe(200)
    await third.body?.cancel()
  })

  it('starts nothing for a page of another origin, which would use up the connection of its visitors (S43)', async () => {
    const { download, origin } = await open()
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await download(foreign)).status).toBe(403)
    expect((await fetch(`${origin}${speedTestPaths.latency}`, foreign)).status).toBe(403)
    expect((await download()).status).toBe(200)
  })

  it('never transfers more than 50 MB in one test by default (S43)', () => {
    const { downloadBytes, uploadBytes } = DEFAULT_EDGE.speedTest
    expect(downloadBytes + uploadBytes).toBeLessThanOrEqual(50_000_000)
  })
})
