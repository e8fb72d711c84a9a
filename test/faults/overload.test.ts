import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { STORE_CALL_MS } from '#adapters/contract/record.ts'
import { openHost } from '#adapters/server/host.ts'
import { SESSION_QUEUE } from '#adapters/server/http/session-queue.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import { addressWithOutcome } from '#test/builders/provider.builder.ts'
import { eventually } from '#test/builders/progress.ts'
import { isPostgresPackaged, startPostgres } from '#test/builders/postgres.builder.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { openVisitor, sessionHeaders } from '#test/security/visitor.builder.ts'
import { isFullRun } from './rounds.ts'

/** Reads of one session at once, and within what another visitor is answered meanwhile, in ms (S40). */
const READS = 800
const OTHERS_MS = 300

const CART = { method: 'GET', url: '/api/attos/cart-summary?returnTaxes=true' } as const

/** Sends 800 reads of one session at once, and one of another visitor. Returns the results. */
const crowd = async (databaseUrl: string | null) => {
  const host = await openHost({ ...hostParts, databaseUrl })
  const [busy, other] = [await openVisitor(host.app), await openVisitor(host.app)]
  const read = (visitor: typeof busy, remoteAddress: string) =>
    host.app.inject({ ...CART, remoteAddress, headers: sessionHeaders(visitor) })
  await read(other, '10.0.0.2')
  let answered = 0
  const reads = Array.from({ length: READS }, async () => {
    const { statusCode, headers } = await read(busy, '10.0.0.1')
    if (statusCode === 200) answered += 1
    return { statusCode, retryAfter: headers['retry-after'] }
  })
  const startedAt = performance.now()
  const { statusCode } = await read(other, '10.0.0.2')
  const ms = performance.now() - startedAt
  const before = answered
  const answers = await Promise.all(reads)
  await host.close()
  return { statusCode, ms, before, answers }
}

const expectOthersServed = ({ statusCode, ms, before, answers }: Awaited<ReturnType<typeof crowd>>): void => {
  console.log(`another visitor was answered in ${Math.round(ms)} ms, after ${before} of ${READS} reads`)
  expect(statusCode).toBe(200)
  if (isFullRun) expect(ms).toBeLessThan(OTHERS_MS)
  const served = answers.filter((answer) => answer.statusCode === 200)
  const refused = answers.filter((answer) => answer.statusCode === 429)
  expect(served.length).toBeGreaterThanOrEqual(SESSION_QUEUE.underWay)
  // On a busy machine the last of those that waited would come too late for their caller, and are refused with 503.
  expect(refused.length).toBeGreaterThanOrEqual(READS - SESSION_QUEUE.underWay - SESSION_QUEUE.waiting)
  expect(answers.filter(({ statusCode }) => ![200, 429, 503].includes(statusCode))).toEqual([])
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
}

describe(`${READS} reads of one session at once (S40)`, () => {
  it('do not delay other visitors on PGlite', async () => expectOthersServed(await crowd(null)))

  it.skipIf(!isPostgresPackaged || !isFullRun)('do not delay other visitors on PostgreSQL', async () => {
    const server = await startPostgres()
    expectOthersServed(await crowd(await server.createDatabase()))
    await server.stop()
  })
})

/** Calls past capacity, one of each visitor, and within what each is refused, in ms (decision 121). */
const NEW_CALLS = 10
const REFUSED_MS = 500

describe('past the capacity of PGlite', () => {
  it('new calls are refused with 503 and a retry time within half a second, over HTTP', async () => {
    const host = await openHost({ ...hostParts, databaseUrl: null })
    const origin = await host.app.listen({ port: 0, host: '127.0.0.1' })
    const visitors: Awaited<ReturnType<typeof openVisitor>>[] = []
    for (let count = 0; count <= NEW_CALLS; count += 1) visitors.push(await openVisitor(host.app))
    const [first, ...others] = visitors.map((visitor) => async () => {
      const startedAt = performance.now()
      const { status, headers } = await fetch(`${origin}${CART.url}`, { headers: sessionHeaders(visitor) })
      return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - startedAt }
    })
    const gate = closedGate()
    const held = host.db.transaction(() => gate.opened)
    // A statement of Drizzle begins when it is awaited.
    const waiting = Promise.resolve(host.db.execute(sql`select 1`))
    // It waits as long as in a burst: when it is refused, work has waited for longer than a burst.
    expect(await first?.()).toMatchObject({ status: 503 })
    const refused = await Promise.all(others.map((send) => send()))
    gate.open()
    await Promise.all([held, waiting])
    await eventually(async () => expect(await first?.()).toMatchObject({ status: 200 }))
    await host.close()
    const longestMs = Math.max(...refused.map(({ ms }) => ms))
    console.log(`${NEW_CALLS} new calls were refused within ${Math.round(longestMs)} ms`)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
    if (isFullRun) expect(longestMs).toBeLessThan(REFUSED_MS)
  })
})

/** Reads a second that PGlite is sent, and for how long, in seconds: it serves some 390. */
const PER_SECOND = 500
const SECONDS = 20
const SESSIONS = 200

type Answer = { readonly status: number; readonly ms: number; readonly retryAfter: string | undefined }

describe.runIf(isFullRun)(`${PER_SECOND} reads a second on PGlite`, () => {
  it('are each answered within the contract’s five seconds: served, or refused with a retry time', async () => {
    const host = await startTestHost()
    const agent = new Agent({ keepAlive: false, maxSockets: 4_000 })
    const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
      new Promise<Answer & { readonly text: string; readonly cookie: string }>((resolve) => {
        const startedAt = performance.now()
        const call = request(`${host.origin}${path}`, { agent, method, headers }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (data: string) => (text += data))
          response.on('end', () => {
            resolve({
              status: response.statusCode ?? 0,
              ms: performance.now() - startedAt,
              retryAfter: response.headers['retry-after'],
              text,
              cookie: response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '',
            })
          })
        })
        const unanswered = { status: 0, ms: 0, retryAfter: undefined, text: '', cookie: '' }
        call.on('error', () => resolve(unanswered))
        call.end(body)
      })
    const { street, unit, zip } = addressWithOutcome('serviceable')
    const body = JSON.stringify({ streetAddress: street, aptUnit: unit, zipCode: zip, channel: 'dotcom' })
    const sessions: Record<string, string>[] = []
    for (let index = 0; index < SESSIONS; index += 1) {
      const { text, cookie } = await send(
        'POST',
        '/api/attos/address',
        { 'content-type': 'application/json' },
        body,
      )
      const { sessionId } = JSON.parse(text) as { readonly sessionId: string }
      sessions.push({ 'attos-session-id': sessionId, cookie })
    }
    const answers: Promise<Answer>[] = []
    const startedAt = performance.now()
    while (answers.length < PER_SECOND * SECONDS) {
      const due = Math.min(PER_SECOND * SECONDS, ((performance.now() - startedAt) / 1_000) * PER_SECOND)
      while (answers.length < due)
        answers.push(send('GET', CART.url, sessions[answers.length % SESSIONS] ?? {}))
      await pause(2)
    }
    const all = await Promise.all(answers)
    await host.stop()
    const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const at = (share: number): number => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
    const served = all.filter(({ status }) => status === 200).length
    console.log(`${served} of ${all.length} served; ms: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`)
    expect(at(1)).toBeLessThan(STORE_CALL_MS)
    expect(
      [...new Set(all.map(({ status }) => status))].filter((status) => status !== 200 && status !== 503),
    ).toEqual([])
    for (const { status, retryAfter } of all)
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(served).toBeGreaterThan(all.length / 4)
  })
})
