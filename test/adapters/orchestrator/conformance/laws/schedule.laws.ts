import { expect } from 'vitest'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import { hasPlaces, HOLD_MINUTES, type InstallationWindow, type WindowId } from '#core/schedule/window.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import {
  GIG,
  answerOf,
  fillDetails,
  holdFirstWindow,
  localizeAt,
  payWith,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const paid = async (harness: Harness): Promise<StorefrontOrchestrator> => {
  const visitor = harness.visitor()
  await localizeAt(visitor)
  await fillDetails(visitor)
  await payWith(harness, visitor)
  return visitor
}

const windowsOf = async (visitor: StorefrontOrchestrator): Promise<readonly InstallationWindow[]> =>
  (await answerOf(visitor.installationSchedule())).windows

const placesIn = async (visitor: StorefrontOrchestrator, id: WindowId): Promise<number> =>
  (await windowsOf(visitor)).find((window) => window.id === id)?.placesLeft ?? 0

/** Visitors who together hold every place of the first window. */
const fullWindow = async (harness: Harness) => {
  const first = await paid(harness)
  const visit = await holdFirstWindow(first)
  const holders = [first]
  while (holders.length < visit.placesLeft) {
    const next = await paid(harness)
    await answerOf(next.chooseWindow({ windowId: visit.id }))
    holders.push(next)
  }
  return { visit, holders, last: await paid(harness) }
}

export const scheduleLaws: Laws = {
  'offers windows from the next day on, in chronological order (SCH-01)': async (harness) => {
    const visitor = await paid(harness)
    const windows = await windowsOf(visitor)
    expect(windows.some(hasPlaces)).toBe(true)
    const times = windows.map(({ date, fromHour }) => `${date} ${String(fromHour).padStart(2, '0')}`)
    expect(times).toEqual([...new Set(times)].toSorted())
    for (const { date, fromHour, toHour } of windows) {
      expect(fromHour).toBeLessThan(toHour)
      // No place of the network lies east of this offset.
      expect(date > dateAt(harness.clock.now(), -240)).toBe(true)
    }
  },
  'gives the today of the home, at whatever hour it is elsewhere (SCH-15)': async (harness) => {
    // Ten in the morning and ten in the evening at the home, when it is tomorrow already in Greenwich.
    for (const hours of [0, 12]) {
      harness.clock.advance(hours * 3_600_000)
      const visitor = await paid(harness)
      const { windows, today } = await answerOf(visitor.installationSchedule())
      expect(today).toBe(dateAt(harness.clock.now(), -300))
      expect(windows.every(({ date }) => date > today)).toBe(true)
    }
  },
  'never exceeds a window’s capacity (I4)': async (harness) => {
    const { visit, holders, last } = await fullWindow(harness)
    expect(await placesIn(last, visit.id)).toBe(0)
    expect(await refusalOf(last.chooseWindow({ windowId: visit.id }))).toBe('WINDOW_GONE')
    expect((await answerOf(last.sessionInfo())).visit).toBeNull()
    for (const holder of holders) {
      expect((await answerOf(holder.sessionInfo())).visit?.id).toBe(visit.id)
      expect(await placesIn(holder, visit.id)).toBe(1)
    }
  },
  'gives the last places of a window to exactly as many concurrent visitors (I4)': async (harness) => {
    const racers = await Promise.all(Array.from({ length: 6 }, () => paid(harness)))
    const [first] = racers
    const window = first === undefined ? undefined : (await windowsOf(first)).find(hasPlaces)
    if (window === undefined) throw new Error('no window has a place')
    const answers = await Promise.all(
      racers.map((racer) => refusalOf(racer.chooseWindow({ windowId: window.id }))),
    )
    const winners = answers.filter((answer) => answer.startsWith('answered'))
    expect(winners).toHaveLength(Math.min(window.placesLeft, racers.length))
    expect(new Set(answers.filter((answer) => !winners.includes(answer)))).toEqual(new Set(['WINDOW_GONE']))
  },
  'releases a window when another is selected, and preserves it when that one is refused': async (
    harness,
  ) => {
    const { visit, holders, last } = await fullWindow(harness)
    const [mover] = holders
    const other = (await windowsOf(last)).find((window) => window.id !== visit.id && hasPlaces(window))
    if (mover === undefined || other === undefined) throw new Error('no other window')
    await answerOf(last.chooseWindow({ windowId: other.id }))
    expect(await refusalOf(last.chooseWindow({ windowId: visit.id }))).toBe('WINDOW_GONE')
    expect((await answerOf(last.sessionInfo())).visit?.id).toBe(other.id)
    await answerOf(mover.chooseWindow({ windowId: other.id }))
    expect(await placesIn(last, visit.id)).toBe(1)
    await answerOf(last.chooseWindow({ windowId: visit.id }))
    expect(await placesIn(mover, other.id)).toBe(other.placesLeft)
  },
  'releases a window when its holder switches to self-installation or leaves': async (harness) => {
    const { visit, holders, last } = await fullWindow(harness)
    const [first, second] = holders
    if (first === undefined || second === undefined) throw new Error('a window with one place')
    await answerOf(first.chooseInstallOption({ kind: 'self' }))
    expect(await placesIn(last, visit.id)).toBe(1)
    await answerOf(second.deleteSession())
    expect(await placesIn(last, visit.id)).toBe(2)
  },
  'holds a selected window exactly as long as the schedule promises (SCH-02)': async (harness) => {
    const { visit, holders, last } = await fullWindow(harness)
    harness.clock.advance(HOLD_MINUTES * 60_000 - 1)
    await harness.recover()
    expect(await refusalOf(last.chooseWindow({ windowId: visit.id }))).toBe('WINDOW_GONE')
    harness.clock.advance(1)
    await harness.recover()
    expect(await placesIn(last, visit.id)).toBe(holders.length)
    expect((await answerOf(last.chooseWindow({ windowId: visit.id }))).visit.id).toBe(visit.id)
  },
  'holds no window before the agreements, or for self-installation (I11)': async (harness) => {
    const early = harness.visitor()
    await localizeAt(early)
    await answerOf(early.addOffer({ offerId: GIG }))
    const [window] = await windowsOf(early)
    const windowId = window?.id ?? ('none' as WindowId)
    expect(await refusalOf(early.chooseWindow({ windowId }))).toBe('STEP_MISSING')
    const { visitor } = await readyBuyer(harness, { installKind: 'self' })
    expect(await refusalOf(visitor.chooseWindow({ windowId }))).toBe('STEP_MISSING')
  },
  'refuses a window it does not offer': async (harness) => {
    const visitor = await paid(harness)
    for (const name of ['nothing', '__proto__', 'TX-770-2026-11-23-08'])
      expect(await refusalOf(visitor.chooseWindow({ windowId: name as WindowId }))).toBe('WINDOW_GONE')
  },
}
