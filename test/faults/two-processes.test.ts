import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { orderLimit } from '#adapters/contract/limits.ts'
import { SESSION_HEADER } from '#adapters/contract/record.ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { answerOf, readyBuyer } from '#test/builders/provider.builder.ts'
import type { TestPostgres } from '#test/builders/postgres.builder.ts'
import { isPostgresPackaged, POSTGRES_PASSWORD, startPostgres } from '#test/builders/postgres.builder.ts'
import { copiesOf } from '#test/builders/racers.builder.ts'
import { startTestHost, type TestHost, visitorWithJar } from '#test/builders/test-host.builder.ts'
import type { TestHostSettings } from '#test/faults/test-host.ts'

const encryption = createCardEncryption()
/** The factor that the tests need, because all calls come from one address. */
const LIMIT_FACTOR = 20

let server: TestPostgres
let url: string
let outboxDir: string
let hosts: readonly [TestHost, TestHost]

const startHost = (settings: Partial<TestHostSettings> = {}): Promise<TestHost> =>
  startTestHost({ databaseUrl: url, limitFactor: LIMIT_FACTOR, ...settings }, { isLogShown: false })

/** A buyer whose calls alternate between two processes. */
const buyerOfBoth = () => {
  const { at } = visitorWithJar()
  return readyBuyer({ encryption, visitor: () => at(hosts[0].origin, hosts[1].origin) })
}

/** An order's response in short: its number, or the reason why there is none yet. */
const saidBy = (answer: E.Either<OrchestratorFailure, OrderAnswer>): string => {
  if (E.isLeft(answer)) return answer.left._tag === 'Refused' ? answer.left.code : answer.left._tag
  return answer.right.state === 'placed' ? `placed ${answer.right.receipt.orderNumber}` : answer.right.state
}

const countIn = async (sql: string): Promise<number> => {
  const [row] = await server.query(url, `select (${sql})::int as count`)
  return Number(row?.['count'])
}

const madeBy = async (work: () => Promise<unknown>) => {
  const before = await hosts[1].count()
  await work()
  const after = await hosts[1].count()
  return { orders: after.orders - before.orders, captured: after.captured - before.captured }
}

/** Statuses of the same call, repeated one at a time, at each process in turn. */
const ask = async (
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<readonly number[]> => {
  const statuses: number[] = []
  for (const [index, path] of paths.entries()) {
    const answer = await fetch(`${hosts[index % 2]?.origin}${path}`, { headers })
    await answer.text()
    statuses.push(answer.status)
  }
  return statuses
}

/** The ids of the messages that went out, one each time. */
const sentIds = async (): Promise<readonly string[]> => {
  const log = await readFile(join(outboxDir, 'sent.log'), 'utf8').catch(() => '')
  return log.split('\n').filter((id) => id !== '')
}

/** Waits until both report it; an answer of the database is cached for two seconds. */
const untilStatus = async (status: 200 | 503): Promise<void> => {
  const statuses = await ask(['/health/ready', '/health/ready'])
  if (statuses.some((found) => found !== status)) await untilStatus(status)
}

const untilReady = (): Promise<void> => untilStatus(200)

describe.skipIf(!isPostgresPackaged)('two processes on one PostgreSQL', () => {
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase()
    outboxDir = await mkdtemp(join(tmpdir(), 'escaparate-'))
    hosts = await Promise.all([startHost({ outboxDir }), startHost({ outboxDir })])
  })
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.stop()))
    await server.stop()
    await rm(outboxDir, { recursive: true, force: true })
  })

  it('both serve a session that one of them opened, through every step to its order', async () => {
    const made = await madeBy(async () => {
      const { order, visitor } = await buyerOfBoth()
      expect(saidBy(await order()())).toMatch(/^placed /)
      expect((await answerOf(visitor.sessionInfo())).receipt).not.toBeNull()
    })
    expect(made).toEqual({ orders: 1, captured: 1 })
  })

  it('enforce the rate limit of one process together (S23)', async () => {
    const { visitor } = await buyerOfBoth()
    const { sessionId } = await answerOf(visitor.sessionInfo())
    const [session] = await copiesOf((text) => server.query(url, text), sessionId, 1)
    const headers = {
      'content-type': 'application/json',
      cookie: session?.cookie ?? '',
      [SESSION_HEADER]: session?.sessionId ?? '',
    }
    const order = async (index: number): Promise<number> => {
      const origin = hosts[index % 2]?.origin
      const answer = await fetch(`${origin}/api/attos/order`, { method: 'POST', headers, body: '{}' })
      await answer.text()
      return answer.status
    }
    const allowed = (orderLimit.session?.max ?? 0) * LIMIT_FACTOR
    const statuses = await Promise.all(Array.from({ length: allowed + 50 }, (_, index) => order(index)))
    expect(statuses.filter((status) => status === 429)).toHaveLength(50)
    expect(await Promise.all([order(0), order(1)])).toEqual([429, 429])
  })

  it('settle once what a third process left when it was killed between payment and confirmation (F4, I1, I2, I14)', async () => {
    const dying = await startHost({ diesAfterCapture: true })
    const logged = hosts.map((host) => host.log().length)
    const { at } = visitorWithJar()
    const made = await madeBy(async () => {
      const { order } = await readyBuyer({ encryption, visitor: () => at(dying.origin) })
      expect(E.isLeft(await order()())).toBe(true)
      await dying.gone
      await Promise.all(hosts.map((host) => host.tell('passMinute')))
      await Promise.all(hosts.map((host) => host.tell('runJobs')))
    })
    expect(made).toEqual({ orders: 1, captured: 1 })
    const { receipt } = await answerOf(at(hosts[1].origin).sessionInfo())
    expect(receipt?.orderNumber).toBeDefined()
    expect(hosts.map((host, index) => host.log().slice(logged[index]))).toEqual(['', ''])
  })

  it('send each message once (MSG-01)', async () => {
    const sentBefore = await sentIds()
    const made = await madeBy(async () => {
      for (const name of ['one', 'two', 'three']) {
        const { order } = await buyerOfBoth()
        expect(saidBy(await order(name)())).toMatch(/^placed /)
      }
      for (let round = 0; round < 4; round += 1) {
        await Promise.all(hosts.map((host) => host.tell('passMinute')))
        await Promise.all(hosts.map((host) => host.tell('runJobs')))
      }
    })
    expect(made.orders).toBe(3)
    expect(await countIn(`select count(*) from outbox where state = 'waiting'`)).toBe(0)
    const sent = await sentIds()
    expect(new Set(sent).size).toBe(sent.length)
    expect(sent.length - sentBefore.length).toBeGreaterThanOrEqual(3)
  })

  it('purge expired data periodically (S27)', async () => {
    await server.query(url, `insert into tallies (name, count, ends_at) values ('long over', 1, 1)`)
    await Promise.all(hosts.map((host) => host.tell('passMinute')))
    await Promise.all(hosts.map((host) => host.tell('runJobs')))
    expect(await countIn(`select count(*) from tallies where name = 'long over'`)).toBe(0)
    expect(await countIn(`select count(*) from sessions`)).toBeGreaterThan(0)
  })

  it('refuse calls while the database is down, continue, and serve when it is back (F7, I3, I14)', async () => {
    const made = await madeBy(async () => {
      const [before, caught] = [await buyerOfBoth(), await buyerOfBoth()]
      const placed = saidBy(await before.order()())
      const { sessionId } = await answerOf(before.visitor.sessionInfo())
      const [copy] = await copiesOf((text) => server.query(url, text), sessionId, 1)
      const headers = { [SESSION_HEADER]: copy?.sessionId ?? '', cookie: copy?.cookie ?? '' }
      const askThirty = () =>
        ask(
          Array.from({ length: 30 }, () => '/api/attos/sessionPing'),
          headers,
        )
      expect(new Set(await askThirty())).toEqual(new Set([200]))

      const under = [askThirty(), askThirty(), askThirty()]
      const inDoubt = caught.order()()
      await server.crash()
      const during = (await Promise.all(under)).flat()
      expect(during.filter((status) => status !== 200 && status !== 503)).toEqual([])
      await inDoubt
      expect(new Set(await askThirty())).toEqual(new Set([503]))
      expect(await ask(['/health/live', '/health/live'])).toEqual([200, 200])
      await untilStatus(503)

      await server.start()
      await untilReady()
      expect(new Set(await askThirty())).toEqual(new Set([200]))
      expect(saidBy(await before.order()())).toBe(placed)
      await Promise.all(hosts.map((host) => host.tell('passMinute')))
      await Promise.all(hosts.map((host) => host.tell('runJobs')))
      await caught.order()()
      const again = saidBy(await caught.order()())
      expect(again).toMatch(/^placed |^declined/)
    })
    expect(made.captured).toBe(made.orders)
    for (const host of hosts) {
      expect(host.log()).not.toMatch(new RegExp(`${POSTGRES_PASSWORD}|postgres://`))
      expect(host.process.exitCode).toBeNull()
    }
  })
})
