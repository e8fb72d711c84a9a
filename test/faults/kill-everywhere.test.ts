import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPostgresPackaged, startPostgres, type TestPostgres } from '#test/builders/postgres.builder.ts'
import { startTestHost, type TestHost } from '#test/builders/test-host.builder.ts'
import { openRecorder } from '#test/builders/test-server.builder.ts'
import { type Journey, makeReady, order, said, steps, take } from './history/journey.ts'
import { sendTo } from './history/send.ts'
import { isFullRun } from './rounds.ts'
import type { TestHostSettings } from './test-host.ts'

const MINUTE_MS = 60_000
/** A number past the last step: the process is not killed. */
const NEVER = 10_000
/** The step of the short run: the card is charged and there is no order yet. */
const SHORT = 'captured'

type Store = {
  readonly settings: Partial<TestHostSettings>
  /** Another process that lives on, or none. */
  readonly survivor: (() => TestHost) | null
}

/** The numbers of the steps at which the store is killed: all of them, or one. */
const killedAt = (names: readonly string[]): readonly number[] =>
  names.flatMap((name, index) => (isFullRun || name === SHORT ? [index + 1] : []))

/** A buyer whose card was declined pays again, with a new key. */
const payAgain = async (buyer: Journey): Promise<string> => {
  const wanted = ['paymentSession', 'validatePayment', 'installationSchedule', 'chooseWindow']
  for (const one of steps.filter(({ call }) => wanted.includes(call))) await take(buyer, one)
  return said(await order(buyer, { key: 'the-second-intention' }))
}

/** Kills the store at one step after the other of an order, each time with a buyer of its own. */
const killEverywhere = async ({ settings, survivor }: Store): Promise<readonly string[]> => {
  let aheadMs = 0
  const start = (): Promise<TestHost> =>
    startTestHost({ ...settings, clockAheadMs: aheadMs }, { isLogShown: false })
  let victim = await start()
  const open = (): TestHost => survivor?.() ?? victim
  const send = sendTo(() => [victim.origin])
  const watch = openRecorder({ now: () => Date.now() + aheadMs, query: (text) => open().query(text) })
  const visit = (): Promise<Journey> => makeReady(watch.visitor(send))

  const pass = async (): Promise<void> => {
    aheadMs += MINUTE_MS
    const hosts = [victim, ...(survivor === null ? [] : [survivor()])]
    await Promise.all(hosts.map((host) => host.tell('passMinute')))
    await Promise.all(hosts.map((host) => host.tell('runJobs')))
  }

  const countSteps = async (): Promise<readonly string[]> => {
    const buyer = await visit()
    await victim.tell({ dieAt: NEVER })
    expect(said(await order(buyer))).toMatch(/^placed /)
    return victim.steps()
  }

  const killAt = async (step: number, name: string): Promise<void> => {
    const buyer = await visit()
    await victim.tell({ dieAt: step })
    expect([name, said(await order(buyer))]).toEqual([name, 'unknown'])
    await victim.gone
    if (survivor !== null) {
      buyer.visitor.sendBy(sendTo(() => [open().origin]))
      await order(buyer)
    }
    victim = await start()
    const pressed = said(await order(buyer))
    expect([name, pressed]).toEqual([
      name,
      expect.stringMatching(/^placed |^pending$|^declined$|^ORDER_IN_FLIGHT$/),
    ])
    await pass()
    const final = said(await order(buyer))
    const placed = final === 'declined' ? await payAgain(buyer) : final
    expect([name, placed]).toEqual([name, expect.stringMatching(/^placed /)])
    await pass()
    expect([name, await watch.violations(true)]).toEqual([name, []])
    expect([name, victim.log()]).toEqual([name, ''])
  }

  const names = await countSteps()
  for (const step of killedAt(names)) await killAt(step, `${step} ${names[step - 1]}`)
  const { orders, charges } = await watch.dbSnapshot()
  expect(orders).toHaveLength(1 + killedAt(names).length)
  expect(charges.filter(({ state }) => state === 'captured')).toHaveLength(orders.length)
  send.close()
  await victim.stop()
  return names
}

const IN_ORDER = [
  'begin',
  'tx.insertIntent',
  'committed',
  'capture',
  'ledger.book',
  'captured',
  'tx.insertOrder',
]

describe('kill -9 at every point where an order waits', () => {
  let dataDir: string
  let server: TestPostgres | undefined
  let survivor: TestHost | undefined

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'escaparate-'))
  })
  afterAll(async () => {
    await survivor?.stop()
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('uses hooks that the built server does not contain (S15)', async () => {
    const server = await readFile(new URL('../../ui/server.main.ts', import.meta.url), 'utf8')
    expect(server).toContain('openHost({')
    expect(server).not.toMatch(/around|#test/)
  })

  it('leaves one order and one charge, on PGlite (F4, F5, I1-I4, I8, I14)', async () => {
    const names = await killEverywhere({ settings: { dataDir }, survivor: null })
    expect(names).toEqual(expect.arrayContaining(IN_ORDER))
    expect(names.length).toBeGreaterThan(20)
  })

  // `npm test` kills one of several processes in two-processes.test.ts.
  it.skipIf(!isPostgresPackaged || !isFullRun)(
    'leaves one order and one charge, on PostgreSQL next to a running process (F4, I1-I4, I8, I14)',
    async () => {
      server = await startPostgres()
      const settings = { databaseUrl: await server.createDatabase() }
      const other = await startTestHost(settings, { isLogShown: false })
      survivor = other
      const names = await killEverywhere({ settings, survivor: () => other })
      expect(names).toEqual(expect.arrayContaining(IN_ORDER))
    },
  )
})
