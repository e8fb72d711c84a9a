import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPostgresPackaged, type TestPostgres } from '#test/builders/postgres.builder.ts'
import type { Recorder } from '#test/builders/test-server.builder.ts'
import { callsOf } from './history/history.ts'
import { makeReady, order, said } from './history/journey.ts'
import { type Cluster, openPostgresArena } from './races/cluster.ts'
import { isFullRun, rounds } from './rounds.ts'

const BUYERS = 6

/** Buyers who order one after the other until stopped; one whose sale fails gives up, and the next one starts. */
const openCrowd = (cluster: Cluster, watch: Recorder) => {
  const crowd = { isOpen: true }
  let placed = 0
  const waiting: { readonly count: number; readonly go: () => void }[] = []
  const sale = async (): Promise<void> => {
    const buyer = await makeReady(watch.visitor(cluster.send), { install: 'self' })
    if (said(await order(buyer)).startsWith('placed')) placed += 1
    for (const { count, go } of waiting) if (placed >= count) go()
  }
  const buy = async (): Promise<void> => {
    while (crowd.isOpen) await sale().catch(() => undefined)
  }
  const all = Array.from({ length: BUYERS }, buy)
  return {
    /** Resolves when a number of further buyers have their order. */
    sold: (more: number): Promise<void> =>
      new Promise((go) => {
        waiting.push({ count: placed + more, go: () => go() })
      }),
    close: async (): Promise<void> => {
      crowd.isOpen = false
      await Promise.all(all)
    },
  }
}

describe.skipIf(!isPostgresPackaged)('PostgreSQL that stops under load', () => {
  let cluster: Cluster & { readonly server: TestPostgres }

  beforeAll(async () => {
    cluster = await openPostgresArena()
  })
  afterAll(() => cluster.close())

  const outages = [
    ['killed', (server: TestPostgres) => server.crash()],
    ['stopped in a hurry', (server: TestPostgres) => server.stopFast()],
  ] as const

  it.each(isFullRun ? outages : outages.slice(0, 1))(
    '%s and started again is an outage and no more: nothing acknowledged is lost, both processes heal (F7, I1-I5, I14)',
    async (_, end) => {
      const watch = cluster.watch()
      const crowd = openCrowd(cluster, watch)
      for (let round = 0; round < rounds(10, 1); round += 1) {
        await crowd.sold(2)
        await end(cluster.server)
        await cluster.server.start()
      }
      await crowd.sold(4)
      await crowd.close()
      await cluster.settle()
      await cluster.settle()
      expect(await watch.violations(true)).toEqual([])
      const calls = callsOf(watch.history.text())
      expect(new Set(calls.map(({ status }) => status))).toContain(503)
      expect(calls.filter(({ status }) => status === 500)).toEqual([])
    },
  )
})
