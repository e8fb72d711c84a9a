import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copiesOf } from '#test/builders/racers.builder.ts'
import { openTestServer, type TestServer } from '#test/builders/test-server.builder.ts'
import { type Journey, makeReady, order, said, steps, take } from './history/journey.ts'
import type { Answer, Visitor } from './history/visitor.ts'

const HOARDERS = 100
const HOLD_MS = 15 * 60_000

let testServer: TestServer
let buyer: Journey
let hoarders: readonly Visitor[]

/** How many calls the embedded database, one at a time, serves within a call's time on a slow machine. */
const AT_ONCE = 10

const choose = (visitor: Visitor, windowId: string) =>
  visitor.ask('chooseWindow', { method: 'POST', path: 'attos/installation-schedule', body: { windowId } })

const openWindows = async (visitor: Visitor): Promise<readonly string[]> => {
  const { windows } = await visitor.get('installationSchedule', { path: 'attos/installation-schedule' })
  const all = windows as readonly { readonly id: string; readonly placesLeft: number }[]
  return all.filter(({ placesLeft }) => placesLeft > 0).map(({ id }) => id)
}

describe('sessions that hold every window and buy nothing', () => {
  beforeAll(async () => {
    testServer = await openTestServer()
    buyer = await makeReady(testServer.visitor())
    const [first = ''] = await openWindows(buyer.visitor)
    const day = first.slice(0, -3)
    await testServer.query(`update installation_windows set capacity = 0 where id not like '${day}%'`)
    await testServer.query(`update installation_windows set capacity = 25 where id like '${day}%'`)
    const copies = await copiesOf(testServer.query, buyer.visitor.session().sessionId, HOARDERS)
    hoarders = copies.map((halves) => testServer.visitor(halves))
  })
  afterAll(() => testServer.close())

  it('exhaust the windows without overbooking, and a buyer without a window gets a clear response (F26, I4)', async () => {
    const windows = await openWindows(buyer.visitor)
    expect(windows).toHaveLength(4)
    const taken: Answer[] = []
    for (let from = 0; from < HOARDERS; from += AT_ONCE) {
      const chosen = hoarders
        .slice(from, from + AT_ONCE)
        .map((hoarder, index) => choose(hoarder, windows[(from + index) % 4] ?? ''))
      taken.push(...(await Promise.all(chosen)))
    }
    // The buyer holds one of the hundred places.
    expect(taken.filter(({ kind }) => kind === 'ok')).toHaveLength(HOARDERS - 1)
    expect(await openWindows(buyer.visitor)).toHaveLength(1)
    const late = taken.findIndex(({ kind }) => kind === 'refused')
    for (const windowId of windows.slice(1))
      expect(said(await choose(hoarders[late]!, windowId))).toBe('WINDOW_GONE')
    expect(await testServer.watch.violations(false)).toEqual([])
  })

  it('hold their windows for fifteen minutes from the selection, also with requests every minute (F26, SCH-02)', async () => {
    const [firstHoarder] = hoarders
    const isHeld = async (): Promise<boolean> =>
      (await testServer.watch.dbSnapshot()).reservations.some(({ owner }) => owner === firstHoarder?.owner())
    for (let minute = 0; minute < HOLD_MS / 60_000 - 1; minute += 1) {
      testServer.clock.advance(60_000)
      await firstHoarder?.get('sessionPing', { path: 'attos/sessionPing' })
    }
    await testServer.host.runJobs()
    expect(await isHeld()).toBe(true)
    await testServer.settle()
    expect(await isHeld()).toBe(false)
    expect((await openWindows(buyer.visitor)).length).toBe(4)
    expect(await testServer.watch.violations(true)).toEqual([])
  })

  it('do not let a buyer order after losing the window (F26, I4, SCH-02)', async () => {
    expect(said(await order(buyer))).toBe('WINDOW_GONE')
    const again = steps.filter(({ call }) => call === 'installationSchedule' || call === 'chooseWindow')
    for (const one of again) await take(buyer, one)
    expect(said(await order(buyer))).toMatch(/^placed /)
    await testServer.settle()
    expect(await testServer.watch.violations(true)).toEqual([])
  })
})
