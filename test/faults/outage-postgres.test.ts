import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPostgres } from '#test/builders/postgres.builder.ts'
import { isPostgresPackaged } from '#test/builders/postgres.builder.ts'
import type { Watch } from '#test/builders/trial.builder.ts'
import { callsOf } from './history/history.ts'
import { makeReady, order, said } from './history/journey.ts'
import type { Arena } from './races/arena.ts'
import { openPostgresArena } from './races/arena.ts'
import { rounds, ROUNDS_MS } from './rounds.ts'

const BUYERS = 6

/** Buyers who come one after the other until they are told to stop; one whose sale breaks off gives up, and the next one comes. */
const openCrowd = (arena: Arena, watch: Watch) => {
  const crowd = { isOpen: true }
  let placed = 0
  const waiting: { readonly count: number; readonly go: () => void }[] = []
  const sale = async (): Promise<void> => {
    const buyer = await makeReady(watch.visitor(arena.send), { kind: 'self' })
    if (said(await order(buyer)).startsWith('placed')) placed += 1
    for (const { count, go } of waiting) if (placed >= count) go()
  }
  const buy = async (): Promise<void> => {
    while (crowd.isOpen) await sale().catch(() => undefined)
  }
  const all = Array.from({ length: BUYERS }, buy)
  return {
    /** Resolves when so many more have their order. */
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

describe.skipIf(!isPostgresPackaged)('PostgreSQL that goes away under load', () => {
  let arena: Arena & { readonly server: TestPostgres }

  beforeAll(async () => {
    arena = await openPostgresArena()
  }, 120_000)
  afterAll(() => arena.close())

  const outages = [
    ['killed', (server: TestPostgres) => server.crash()],
    ['stopped in a hurry', (server: TestPostgres) => server.stopFast()],
  ] as const

  it.each(outages)(
    '%s and started again is an outage and no more: nothing acknowledged is lost, both processes heal (F7, I1-I5, I14)',
    async (_, end) => {
      const watch = arena.watch()
      const crowd = openCrowd(arena, watch)
      for (let round = 0; round < rounds(10, 2); round += 1) {
        await crowd.sold(2)
        await end(arena.server)
        await arena.server.start()
      }
      await crowd.sold(4)
      await crowd.close()
      await arena.settle()
      await arena.settle()
      expect(await watch.violations(true)).toEqual([])
      const calls = callsOf(watch.history.text())
      expect(new Set(calls.map(({ status }) => status))).toContain(503)
      expect(calls.filter(({ status }) => status === 500)).toEqual([])
    },
    ROUNDS_MS,
  )
})
