import { expect } from 'vitest'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { hasPlaces, HOLD_MINUTES, type InstallationWindow, type WindowId } from '#core/schedule/window.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import {
  GIG,
  agreedTo,
  answerOf,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  payWith,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

/** A visitor who has paid and must only select a window, at a home with a future network unless another is named. */
const paid = async (harness: Harness, outcome: OutcomeKind = 'preSale'): Promise<Orchestrator> => {
  const visitor = harness.visitor()
  await localizeAt(visitor, outcome)
  await fillDetails(visitor)
  await payWith(harness, visitor)
  return visitor
}

const siteWindows = async (visitor: Orchestrator): Promise<readonly InstallationWindow[]> =>
  (await answerOf(visitor.sroSchedule())).windows

const placesIn = async (visitor: Orchestrator, id: WindowId): Promise<number> =>
  (await siteWindows(visitor)).find((window) => window.id === id)?.placesLeft ?? 0

const firstOf = (windows: readonly InstallationWindow[]): InstallationWindow => {
  const first = windows.find(hasPlaces)
  if (first === undefined) throw new Error('no window has a place')
  return first
}

const holdSite = async (visitor: Orchestrator): Promise<InstallationWindow> => {
  const { id } = firstOf(await siteWindows(visitor))
  return (await answerOf(visitor.chooseSroWindow({ windowId: id }))).visit
}

export const siteVisitLaws: Laws = {
  'offers site visits exactly when flag, pre-work and installation require one (SCH-03, CHK-17)': async (
    harness,
  ) => {
    const site = await paid(harness)
    const windows = await siteWindows(site)
    expect(windows.some(hasPlaces)).toBe(true)
    const times = windows.map(({ date, fromHour }) => `${date} ${String(fromHour).padStart(2, '0')}`)
    expect(times).toEqual([...new Set(times)].toSorted())
    expect(await answerOf(site.checkout({}))).toMatchObject({ visitKind: 'siteVisit' })
    const windowId = firstOf(windows).id
    const home = await paid(harness, 'serviceable')
    expect(await refusalOf(home.sroSchedule())).toBe('STEP_MISSING')
    expect(await refusalOf(home.chooseSroWindow({ windowId }))).toBe('STEP_MISSING')
    expect(await answerOf(home.checkout({}))).toMatchObject({ visitKind: 'installation' })
    await answerOf(site.chooseInstallOption({ kind: 'self' }))
    expect(await refusalOf(site.sroSchedule())).toBe('STEP_MISSING')
    expect(await refusalOf(site.chooseSroWindow({ windowId }))).toBe('STEP_MISSING')
    expect(await answerOf(site.checkout({}))).toMatchObject({ visitKind: null })
  },
  'never exceeds a site visit window’s capacity, also under concurrency (I4)': async (harness) => {
    const racers = await Promise.all(Array.from({ length: 5 }, () => paid(harness)))
    const [first] = racers
    if (first === undefined) throw new Error('nobody')
    const { id: windowId, placesLeft } = firstOf(await siteWindows(first))
    const answers = await Promise.all(racers.map((one) => refusalOf(one.chooseSroWindow({ windowId }))))
    const winners = answers.filter((answer) => answer.startsWith('answered'))
    expect(winners).toHaveLength(Math.min(placesLeft, racers.length))
    expect(answers.filter((answer) => answer === 'WINDOW_GONE')).toHaveLength(5 - winners.length)
  },
  'holds a site visit as long as an installation, and no longer (SCH-02)': async (harness) => {
    const [holder, other] = [await paid(harness), await paid(harness)]
    const before = firstOf(await siteWindows(other))
    const visit = await holdSite(holder)
    expect(visit.id).toBe(before.id)
    harness.clock.advance(HOLD_MINUTES * 60_000 - 1)
    await harness.recover()
    expect(await placesIn(other, visit.id)).toBe(before.placesLeft - 1)
    harness.clock.advance(1)
    await harness.recover()
    expect(await placesIn(other, visit.id)).toBe(before.placesLeft)
    expect((await answerOf(holder.sessionInfo())).visit).toBeNull()
  },
  'holds one visit of one kind per session, and counts each kind separately (SCH-03)': async (harness) => {
    const [holder, other] = [await paid(harness), await paid(harness)]
    const site = firstOf(await siteWindows(other))
    const installation = firstOf((await answerOf(other.installationSchedule())).windows)
    expect(site.id).not.toBe(installation.id)
    expect((await holdSite(holder)).id).toBe(site.id)
    expect(firstOf((await answerOf(other.installationSchedule())).windows)).toEqual(installation)
    expect((await holdFirstWindow(holder)).id).toBe(installation.id)
    expect((await answerOf(holder.sessionInfo())).visit?.id).toBe(installation.id)
    expect(await placesIn(other, site.id)).toBe(site.placesLeft)
    await holdSite(holder)
    const { windows } = await answerOf(other.installationSchedule())
    expect(firstOf(windows)).toEqual(installation)
    expect(await refusalOf(holder.chooseWindow({ windowId: site.id }))).toBe('WINDOW_GONE')
    expect(await refusalOf(holder.chooseSroWindow({ windowId: installation.id }))).toBe('WINDOW_GONE')
  },
  'orders with the held site visit, and preserves its window permanently (CHK-06)': async (harness) => {
    const holder = await paid(harness)
    expect((await answerOf(holder.checkout({}))).missing).toEqual(['visit'])
    const visit = await holdSite(holder)
    expect((await answerOf(holder.checkout({}))).missing).toEqual([])
    const agreed = agreedTo(await answerOf(holder.cart()))
    const placed = await answerOf(holder.order({ key: keyNamed('with-a-look'), ...agreed }))
    expect(placed).toMatchObject({ state: 'placed', receipt: { visit: { id: visit.id } } })
    harness.clock.advance(HOLD_MINUTES * 60_000)
    await harness.recover()
    const other = await paid(harness)
    expect(await placesIn(other, visit.id)).toBe(visit.placesLeft - 1)
  },
  'holds no site visit before the agreements, and refuses a window it does not offer (I11)': async (
    harness,
  ) => {
    const early = harness.visitor()
    await localizeAt(early, 'preSale')
    await answerOf(early.addOffer({ offerId: GIG }))
    await answerOf(early.chooseInstallOption({ kind: 'professional' }))
    const windowId = firstOf(await siteWindows(early)).id
    expect(await refusalOf(early.chooseSroWindow({ windowId }))).toBe('STEP_MISSING')
    const { visitor } = await readyBuyer(harness)
    expect(await refusalOf(visitor.chooseSroWindow({ windowId }))).toBe('STEP_MISSING')
    const late = await paid(harness)
    for (const name of ['nothing', '__proto__'])
      expect(await refusalOf(late.chooseSroWindow({ windowId: name as WindowId }))).toBe('WINDOW_GONE')
  },
}
