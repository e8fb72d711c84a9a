import { afterEach, describe, expect, it } from 'vitest'
import { isPostgresPackaged, startPostgres } from '#test/builders/postgres.builder.ts'
import { canMount, openSmallDisk, type SmallDisk } from '#test/builders/small-disk.builder.ts'
import { startTestHost, type TestHost } from '#test/builders/test-host.builder.ts'
import { openRecorder } from '#test/builders/test-server.builder.ts'
import { type Journey, makeReady, order, orderOf, said } from './history/journey.ts'
import { sendTo } from './history/send.ts'
import { isFullRun, rounds } from './rounds.ts'
import type { TestHostSettings } from './test-host.ts'

const MEBIBYTES = 96
const BUYERS = rounds(24, 8)
const MINUTE_MS = 60_000

/** A store whose disk fills up with buyers at the button, and is given room and started again. */
const fillUnder = async (
  disk: SmallDisk,
  settings: Partial<TestHostSettings>,
  startDatabase: () => Promise<void>,
): Promise<void> => {
  let host: TestHost = await startTestHost(settings, { isLogShown: false })
  let aheadMs = 0
  const send = sendTo(() => [host.origin], { timeoutMs: 20_000 })
  const watch = openRecorder({ now: () => Date.now() + aheadMs, query: (text) => host.query(text) })
  const buyers: Journey[] = []
  for (let count = 0; count < BUYERS; count += 1)
    buyers.push(await makeReady(watch.visitor(send), { install: 'self' }))
  expect(said(await order(buyers[0]!))).toMatch(/^placed /)

  await disk.fill()
  const press = (buyer: Journey) => buyer.visitor.ask('order', orderOf(buyer)).then(said)
  const pressed: string[] = []
  for (const buyer of buyers.slice(1)) pressed.push(await press(buyer))
  // What fits into pages that are there already may still be placed; then nothing is.
  expect(pressed.at(-1)).toMatch(/^UNAVAILABLE$|^unknown$|^pending$/)
  expect(pressed.filter((word) => !/^placed |^UNAVAILABLE$|^unknown$|^pending$/.test(word))).toEqual([])

  await disk.free()
  host.process.kill('SIGKILL')
  await host.gone
  await startDatabase()
  aheadMs += MINUTE_MS
  host = await startTestHost({ ...settings, clockAheadMs: aheadMs }, { isLogShown: false })
  await host.tell('passMinute')
  aheadMs += MINUTE_MS
  await host.tell('runJobs')
  const again = await Promise.all(buyers.map((buyer) => order(buyer)))
  expect(again.map(said).filter((word) => !/^placed |^declined$/.test(word))).toEqual([])
  expect(again.map(said).filter((word) => word.startsWith('placed')).length).toBeGreaterThan(1)
  expect(await watch.violations(true)).toEqual([])
  send.close()
  await host.stop()
}

describe('a full disk', () => {
  let disk: SmallDisk | undefined
  const ends: (() => Promise<void>)[] = []

  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
    await disk?.close()
  })

  // A test that exists only where it is missing: reports count it among those that were not run.
  if (!canMount) it('F11 IS NOT TESTED: only root may mount a disk to fill', ({ skip }) => skip())

  it.skipIf(!canMount)('acknowledges no order it cannot store, on PGlite (F11, I1-I3)', async () => {
    disk = await openSmallDisk(MEBIBYTES)
    await fillUnder(disk, { dataDir: `${disk.dir}/data` }, () => Promise.resolve())
  })

  it.skipIf(!canMount || !isPostgresPackaged || !isFullRun)(
    'acknowledges no order it cannot store, on PostgreSQL (F11, I1-I3)',
    async () => {
      disk = await openSmallDisk(MEBIBYTES * 3)
      const server = await startPostgres(disk.dir)
      ends.push(server.stop)
      const databaseUrl = await server.createDatabase()
      await fillUnder(disk, { databaseUrl }, async () => {
        await server.crash().catch(() => undefined)
        await server.start()
      })
    },
  )
})
