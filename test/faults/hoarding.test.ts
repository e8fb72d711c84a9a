import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copiesOf } from '#test/builders/racers.builder.ts'
import type { Trial } from '#test/builders/trial.builder.ts'
import { openTrial } from '#test/builders/trial.builder.ts'
import type { Journey } from './history/journey.ts'
import { makeReady, order, said, steps, take } from './history/journey.ts'
import type { Visitor } from './history/visitor.ts'

const HOARDERS = 100
const HOLD_MS = 15 * 60_000

let trial: Trial
let buyer: Journey
let hoarders: readonly Visitor[]

const choose = (visitor: Visitor, windowId: string) =>
  visitor.ask('chooseWindow', { method: 'POST', path: 'attos/installation-schedule', body: { windowId } })

const openWindows = async (visitor: Visitor): Promise<readonly string[]> => {
  const { windows } = await visitor.get('installationSchedule', { path: 'attos/installation-schedule' })
  const all = windows as readonly { readonly id: string; readonly placesLeft: number }[]
  return all.filter(({ placesLeft }) => placesLeft > 0).map(({ id }) => id)
}

describe('sessions that take every place and buy nothing', () => {
  beforeAll(async () => {
    trial = await openTrial()
    buyer = await makeReady(trial.visitor())
    const [first = ''] = await openWindows(buyer.visitor)
    const day = first.slice(0, -3)
    await trial.query(`update installation_windows set capacity = 0 where id not like '${day}%'`)
    await trial.query(`update installation_windows set capacity = 25 where id like '${day}%'`)
    const copies = await copiesOf(trial.query, buyer.visitor.session().sessionId, HOARDERS)
    hoarders = copies.map((halves) => trial.visitor(halves))
  })
  afterAll(() => trial.close())

  it('leave none, not one place too many, and a buyer without a place is told so (F26, I4)', async () => {
    const windows = await openWindows(buyer.visitor)
    expect(windows).toHaveLength(4)
    const taken = await Promise.all(
      hoarders.map((hoarder, index) => choose(hoarder, windows[index % 4] ?? '')),
    )
    // The buyer holds one of the hundred places.
    expect(taken.filter(({ kind }) => kind === 'ok')).toHaveLength(HOARDERS - 1)
    expect(await openWindows(buyer.visitor)).toHaveLength(1)
    const late = taken.findIndex(({ kind }) => kind === 'refused')
    for (const windowId of windows.slice(1))
      expect(said(await choose(hoarders[late]!, windowId))).toBe('WINDOW_GONE')
    expect(await trial.watch.violations(false)).toEqual([])
  })

  it('have their places for fifteen minutes from when they chose, also if they ask every minute (F26, SCH-02)', async () => {
    const [witness] = hoarders
    const isHeld = async (): Promise<boolean> =>
      (await trial.watch.books()).reservations.some(({ owner }) => owner === witness?.owner())
    for (let minute = 0; minute < HOLD_MS / 60_000 - 1; minute += 1) {
      trial.clock.advance(60_000)
      await witness?.get('sessionPing', { path: 'attos/sessionPing' })
    }
    await trial.host.runJobs()
    expect(await isHeld()).toBe(true)
    await trial.settle()
    expect(await isHeld()).toBe(false)
    expect((await openWindows(buyer.visitor)).length).toBe(4)
    expect(await trial.watch.violations(true)).toEqual([])
  })

  it('whose place went between the choice and the order lets nobody order without one (F26, I4, SCH-02)', async () => {
    expect(said(await order(buyer))).toBe('WINDOW_GONE')
    const again = steps.filter(({ call }) => call === 'installationSchedule' || call === 'chooseWindow')
    for (const one of again) await take(buyer, one)
    expect(said(await order(buyer))).toMatch(/^placed /)
    await trial.settle()
    expect(await trial.watch.violations(true)).toEqual([])
  })
})
