import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { SESSION_COOKIE, SESSION_HEADER } from '#adapters/contract/record.ts'
import { root } from '#test/architecture/repository.ts'
import { answerOf, readyBuyer } from '#test/builders/provider.builder.ts'
import { isPostgresPackaged, startPostgres, type TestPostgres } from '#test/builders/postgres.builder.ts'
import { missingFrom, samplesIn, watchedExpressions } from '#test/builders/prometheus.builder.ts'
import type { Proxy, ProxyAnswer } from '#test/builders/proxy.builder.ts'
import { freePort } from '#adapters/server/free-port.ts'
import { hasProxies, proxyNames, startProxy } from '#test/builders/proxy.builder.ts'
import { type StoreProcess, storeProcess } from '#test/builders/store-process.builder.ts'

const encryption = createCardEncryption()
const SECRET_KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7 + 3)).toString('base64url')
const WRITES = ['POST', 'PUT', 'DELETE', 'PATCH'] as const
/** A call that needs no session: its body is read before anything else. */
const PATH = '/api/attos/address'
const JSON_TYPE = 'application/json; charset=utf-8'
/** More than either proxy accepts. */
const LARGE = Buffer.alloc(80 * 1024, 0x20)
/** Connections of one process to its database, and one more. */
const MORE_THAN_POOL = 12

let server: TestPostgres
let url: string
let dataDir: string
let stores: readonly [StoreProcess, StoreProcess]
let metricsPort: number
let proxies: readonly Proxy[] = []

/** The parts of a refusal that are equal for the process and the proxy before it (S36). */
const expectRefusal = (said: string, answer: ProxyAnswer, status: number, code: string): void => {
  expect([said, answer.status, answer.headers.get('content-type')]).toEqual([said, status, JSON_TYPE])
  const body = JSON.parse(answer.text) as Readonly<Record<string, unknown>>
  expect([said, body]).toEqual([said, { code, requestId: expect.stringMatching(/^[\w-]{16,}$/) }])
  expect([said, answer.headers.get('cache-control')]).toEqual([said, 'no-store'])
  if (status === 503) expect([said, answer.headers.get('retry-after')]).toEqual([said, '1'])
}

/** One that installs by itself: buyers at once would race for the first visit. */
const buyer = (proxy: Proxy) => readyBuyer({ encryption, visitor: proxy.visitor }, { installKind: 'self' })

const placedBy = async (proxy: Proxy): Promise<string> => {
  const { order } = await buyer(proxy)
  const answer = await answerOf(order())
  if (answer.state !== 'placed') throw new Error(answer.state)
  return answer.receipt.orderNumber
}

const countOf = async (sql: string): Promise<number> => {
  const [row] = await server.query(url, `select (${sql})::int as count`)
  return Number(row?.['count'])
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const requestIdOf = ({ text }: ProxyAnswer): string =>
  (JSON.parse(text) as { readonly requestId: string }).requestId

/** A session that was never opened: the database alone can say so. */
const STRANGER = { cookie: `${SESSION_COOKIE}=secret-of-nobody`, [SESSION_HEADER]: 'session-of-nobody' }

const ping = (proxy: Proxy): Promise<ProxyAnswer> =>
  proxy.ask('/api/attos/sessionPing', { headers: STRANGER })

/** Retries until calls are no longer refused, because the processes notice the return of the database with a delay. */
const untilServed = async (proxy: Proxy): Promise<void> => {
  if ((await ping(proxy)).status === 503) await untilServed(proxy)
}

describe.skipIf(!isPostgresPackaged || !hasProxies())(
  'two processes behind nginx, and behind haproxy',
  () => {
    beforeAll(async () => {
      server = await startPostgres()
      url = await server.createDatabase()
      dataDir = await mkdtemp(join(tmpdir(), 'escaparate-'))
      const env = {
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        SEAL_KEYS: SECRET_KEY,
        PAYMENT_KEYS: SECRET_KEY,
        PORTAL_KEYS: SECRET_KEY,
        TRUSTED_PROXIES: '127.0.0.1',
        PUBLIC_ORIGIN: 'https://tienda.example',
        CLIENT_LIMIT_FACTOR: '1000',
        DRAIN_NOTICE_MS: '5000',
        LOG_LEVEL: 'warn',
      }
      metricsPort = await freePort()
      stores = [
        await storeProcess({ ...env, METRICS_PORT: String(metricsPort) }),
        await storeProcess({ ...env, LOG_LEVEL: 'info' }),
      ]
      for (const store of stores) await store.start()
      const ports = stores.map(({ port }) => port)
      proxies = await Promise.all(proxyNames.map((name) => startProxy(name, ports)))
    })
    afterAll(async () => {
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await Promise.all(stores.map((store) => store.stop()))
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    })

    it('log only JSON: no banner, a message, a level in words', () => {
      const lines = stores[1].log().trim().split('\n')
      const events = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
      expect(events).toContainEqual(
        expect.objectContaining({
          level: 'info',
          message: 'store opened',
          listening: `http://127.0.0.1:${stores[1].port}`,
        }),
      )
    })

    it('expose every metric that alert rules and dashboard read, in a form Prometheus can parse', async () => {
      // A call of the contract: what is measured by route is there from its first request on.
      await fetch(`http://127.0.0.1:${stores[0].port}${PATH}`, { method: 'POST' })
      const scrape = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const samples = samplesIn(scrape)
      expect(watchedExpressions().flatMap((expression) => missingFrom(samples, expression))).toEqual([])
      const check = (args: readonly string[], input = ''): string => {
        const { status, stdout, stderr } = spawnSync('promtool', ['check', ...args], {
          input,
          encoding: 'utf8',
        })
        return status === 0 ? 'passed' : `${stdout}${stderr}`
      }
      const folder = `${root}/adapters/server/deploy`
      expect(check(['rules', `${folder}/alert-rules.yaml`])).toBe('passed')
      expect(check(['config', `${folder}/prometheus.yaml`])).toBe('passed')
      expect(check(['metrics'], scrape)).toBe('passed')
    })

    it('serve pages, hide their health endpoint, and answer 404 for a missing file', async () => {
      for (const proxy of proxies) {
        const page = await proxy.ask('/')
        expect([proxy.name, page.status]).toEqual([proxy.name, 200])
        expect(page.text).toContain('<html')
        expect([proxy.name, (await proxy.ask('/health/ready')).status]).toEqual([proxy.name, 404])
        for (const path of ['/favicon.png', '/app.js.map', '/index.php'])
          expect([proxy.name, path, (await proxy.ask(path)).status]).toEqual([proxy.name, path, 404])
      }
    })

    it('refuse a body over 64 KiB in the one error shape, with or without a declared length (S19, S36)', async () => {
      for (const proxy of proxies)
        for (const isChunked of [false, true])
          for (const method of WRITES) {
            const headers = { 'content-type': 'application/json', origin: 'https://tienda.example' }
            const answer = await proxy.ask(PATH, { method, headers, body: LARGE, isChunked })
            const said = `${proxy.name} ${method} ${isChunked ? 'in chunks' : 'with its length'}`
            // haproxy passes chunks on as they come: the server, which knows no such method, says so first.
            const isCounted = !isChunked || method === 'POST' || proxy.name === 'nginx'
            if (isCounted) expectRefusal(said, answer, 413, 'TOO_LARGE')
            else expectRefusal(said, answer, 405, 'METHOD_NOT_ALLOWED')
          }
    })

    it('keep both processes running while the database pool is busy: pages are served at once, calls when it is free', async () => {
      const holder = new Client({ connectionString: url })
      await holder.connect()
      const buyers = await Promise.all(proxies.map(buyer))
      await holder.query('begin')
      await holder.query('lock table carts in access exclusive mode')
      const waiting = buyers.flatMap(({ visitor }) =>
        Array.from({ length: MORE_THAN_POOL * 2 }, () => visitor.cartSummary({ returnTaxes: false })()),
      )
      const state = { isBusy: true }
      const busy = Promise.all(waiting).finally(() => (state.isBusy = false))
      const pages: number[] = []
      const ready: number[] = []
      while (state.isBusy) {
        for (const proxy of proxies) pages.push((await proxy.ask('/')).status)
        for (const { port } of stores)
          ready.push((await fetch(`http://127.0.0.1:${port}/health/ready`)).status)
      }
      await busy
      await holder.query('rollback')
      await holder.end()
      expect(new Set(pages)).toEqual(new Set([200]))
      expect(new Set(ready)).toEqual(new Set([200]))
      for (const { visitor } of buyers)
        expect(E.isRight(await visitor.cartSummary({ returnTaxes: false })())).toBe(true)
    })

    it('lose no order and no page while each process is replaced (F41, I3)', async () => {
      const numbers: string[] = []
      const pages: number[] = []
      const state = { isReplacing: true }
      const shop = async (proxy: Proxy): Promise<void> => {
        while (state.isReplacing) {
          numbers.push(await placedBy(proxy))
          pages.push((await proxy.ask('/')).status)
        }
      }
      const before = await countOf('select count(*) from orders')
      const replaced = (async () => {
        for (const store of stores) {
          expect(await store.stop()).toBe(0)
          await store.start()
        }
      })().finally(() => (state.isReplacing = false))
      const ended = await Promise.allSettled([replaced, ...proxies.map(shop)])
      expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
      expect(numbers.length).toBeGreaterThan(proxies.length)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(new Set(pages)).toEqual(new Set([200]))
      expect((await countOf('select count(*) from orders')) - before).toBe(numbers.length)
      expect(await countOf(`select count(*) from ledger_charges where state = 'captured'`)).toBe(
        await countOf('select count(*) from orders'),
      )
    })

    it('serve pages while the database is down, refuse calls in the one error shape, and serve them when it is back (F7)', async () => {
      const opened = await Promise.all(proxies.map(buyer))
      await server.crash()
      // Once haproxy has noticed it answers for itself, with an id of its own making.
      let hasNoticed = false
      while (!hasNoticed)
        for (const proxy of proxies) {
          expect([proxy.name, (await proxy.ask('/')).status]).toEqual([proxy.name, 200])
          const answer = await ping(proxy)
          expectRefusal(proxy.name, answer, 503, 'UNAVAILABLE')
          hasNoticed ||= proxy.name === 'haproxy' && UUID.test(requestIdOf(answer))
        }
      await server.start()
      for (const proxy of proxies) await untilServed(proxy)
      for (const [index, { order }] of opened.entries()) {
        const answer = await answerOf(order())
        expect([index, answer.state]).toEqual([index, 'placed'])
      }
    })

    it('refuse in the one error shape once no process is left, with a Spanish page for people (S36)', async () => {
      for (const store of stores) await store.stop()
      for (const proxy of proxies) {
        for (const method of ['GET', ...WRITES])
          for (const isChunked of [false, true]) {
            const headers = { 'content-type': 'application/json' }
            const body = method === 'GET' ? {} : { body: '{}', isChunked }
            const answer = await proxy.ask(PATH, { method, headers, ...body })
            expectRefusal(`${proxy.name} ${method}`, answer, 503, 'UNAVAILABLE')
          }
        const page = await proxy.ask('/')
        expect([proxy.name, page.status, page.headers.get('content-type')]).toEqual([
          proxy.name,
          503,
          'text/html; charset=utf-8',
        ])
        expect(page.text).toContain('La tienda no responde')
        expect(page.headers.get('cache-control')).toBe('no-store')
      }
    })
  },
)
