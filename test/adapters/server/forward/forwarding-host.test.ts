import { cometa } from '#adapters/brand/cometa/brand.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ForwardingHost, openForwardingHost } from '#adapters/server/forward/forwarding-host.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import { contract } from '#adapters/contract/contract.ts'
import { recordOf, sampleOf } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { migrationsDir } from '#test/adapters/server/store/migrations-dir.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { SESSION_COOKIE } from '#adapters/contract/record.ts'
import { callTo, withHeaders } from '#test/builders/contract-call.builder.ts'
import { type Peer, startPeer } from '#test/builders/peer.builder.ts'
import { isPostgresPackaged, startPostgres, type TestPostgres } from '#test/builders/postgres.builder.ts'
import { namedSite, UNPRESSED } from '#test/builders/server.builder.ts'

let peer: Peer

const open = (databaseUrl: string | null = null): Promise<ForwardingHost> =>
  openForwardingHost({
    orchestratorUrl: peer.url,
    databaseUrl,
    migrationsDir,
    clock: fakeClock(),
    logger: createLogger('silent'),
    site: () => namedSite,
    assetsDir: null,
    links: cometa.links,
    edge: { pressure: UNPRESSED },
    renderCheck: () => '',
    renderFollowUp: () => '',
    renderOutcome: (_, answer) => (answer === null ? 'no outcome' : `outcome ${answer.offerCount}`),
  })

const unavailable = (): void => peer.answer(503, '')

/** Statuses of a number of orders, each with its own key, at the hosts in turn. */
const orders = async (
  hosts: readonly ForwardingHost[],
  times: number,
  sessionAt = (_index: number) => 'secret-1',
): Promise<readonly number[]> => {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) {
    const cookie = `${SESSION_COOKIE}=${sessionAt(index)}`
    const call = withHeaders(callTo('order'), { cookie, 'idempotency-key': `key-number-${index}` })
    statuses.push((await hosts[index % hosts.length]?.app.inject({ ...call }))?.statusCode ?? 0)
  }
  return statuses
}

beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => peer.close())
beforeEach(() => {
  peer.seen.length = 0
})

describe(openForwardingHost, () => {
  it('serves pages and is ready, with or without its orchestrator', async () => {
    const host = await open()
    unavailable()
    expect((await host.app.inject('/health/ready')).statusCode).toBe(200)
    expect((await host.app.inject('/')).body).toContain('home')
    expect((await host.app.inject({ ...callTo('localize') })).statusCode).toBe(503)
    await host.close()
  })

  it('writes the outcome of an address into the page, as the orchestrator says', async () => {
    const host = await open()
    const answer = sampleOf(contract.serviceabilityCheck.response)
    peer.answer(200, JSON.stringify(recordOf('serviceabilityCheck').response.codec.encode(answer)))
    const url = '/address/localization?a=742+Magnolia+Street&zip=33130&aptnum='
    expect((await host.app.inject(url)).body).toContain(`outcome ${answer.offerCount}`)
    expect(peer.seen).toHaveLength(1)
    unavailable()
    expect((await host.app.inject(url)).body).toContain('no outcome')
    await host.close()
  })

  it('counts its own limits without a database (S23)', async () => {
    const hosts = await Promise.all([open(), open()])
    unavailable()
    expect(await orders(hosts, 11)).toEqual([...Array<number>(10).fill(503), 429])
    await Promise.all(hosts.map((host) => host.close()))
  })
})

describe.skipIf(!isPostgresPackaged)('hosts that forward, with a database', () => {
  let server: TestPostgres

  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  it('count clients together, sessions for themselves, and store nothing else there (S23, S40)', async () => {
    const url = await server.createDatabase()
    const hosts = [await open(url), await open(url)]
    unavailable()
    expect(await orders(hosts, 11)).toEqual([...Array<number>(10).fill(503), 429])
    const others = await orders(hosts, 51, (index) => `secret-${index + 2}`)
    expect(others.indexOf(429)).toBe(60 - 11)
    expect(await server.query(url, 'select count(*)::int as rows from sessions')).toEqual([{ rows: 0 }])
    await Promise.all(hosts.map((host) => host.close()))
  })
})
