import { describe, expect, it } from 'vitest'
import { defaultCrewPlan } from '#adapters/provider/facts/crew-plans.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import type { BuiltProvider } from '#test/builders/provider.builder.ts'
import {
  answerOf,
  buildProvider,
  fillDetails,
  holdFirstWindow,
  localizeAt,
  payWith,
  refusalOf,
} from '#test/builders/provider.builder.ts'

const paidVisitor = async (built: BuiltProvider): Promise<StorefrontOrchestrator> => {
  const visitor = built.visitor()
  await localizeAt(visitor)
  await fillDetails(visitor)
  await payWith(built, visitor)
  return visitor
}

const placesIn = async (visitor: StorefrontOrchestrator, id: WindowId): Promise<number | undefined> =>
  (await answerOf(visitor.installationSchedule())).windows.find((window) => window.id === id)?.placesLeft

const HOUR_MS = 3_600_000

const windowsOf = async (visitor: StorefrontOrchestrator): Promise<readonly InstallationWindow[]> =>
  (await answerOf(visitor.installationSchedule())).windows

const usual = defaultCrewPlan(PROVIDER_CONFIG, 'installation')

const planCrews = ({ store }: BuiltProvider, ...plans: readonly Partial<CrewPlan>[]): Promise<void> =>
  store.transaction((tx) => tx.replaceCrewPlans(plans.map((plan) => ({ ...usual, ...plan }))))

/** The dates and hours that are sold first, for a visitor who comes so many hours after ten in the morning. */
const firstSold = async (built: BuiltProvider, hours: number): Promise<string> => {
  built.clock.advance(hours * HOUR_MS)
  const [first] = await windowsOf(await paidVisitor(built))
  return `${first?.date} ${first?.fromHour}`
}

describe('the crews of a dispatch area', () => {
  it('sell no window of the next morning at 22:30 (SCH-13)', async () => {
    expect(await firstSold(buildProvider(), 0)).toBe('2026-11-19 8')
    expect(await firstSold(buildProvider(), 9.9)).toBe('2026-11-19 8')
    expect(await firstSold(buildProvider(), 10)).toBe('2026-11-20 8')
    expect(await firstSold(buildProvider(), 12.5)).toBe('2026-11-20 8')
  })

  it('sell it where their provider says so (SCH-13, SCH-14)', async () => {
    const built = buildProvider()
    await planCrews(built, { leadHours: 9, cutoffHour: 24 })
    expect(await firstSold(built, 12.5)).toBe('2026-11-19 8')
  })

  it('follow the plan of their area, and not that of another one (SCH-14)', async () => {
    const built = buildProvider()
    const late = [{ fromHour: 18, toHour: 20 }]
    await planCrews(built, { dayWindows: late, area: 'FL-331' }, { horizonDays: 1, area: 'TX-774' })
    const windows = await windowsOf(await paidVisitor(built))
    expect(new Set(windows.map(({ fromHour }) => fromHour))).toEqual(new Set([18]))
    expect(windows.length).toBeGreaterThan(5)
  })

  it('change the places of open windows, and take none that is booked (SCH-14)', async () => {
    const built = buildProvider()
    const [mine, second, third] = [
      await paidVisitor(built),
      await paidVisitor(built),
      await paidVisitor(built),
    ]
    const { id: windowId } = await holdFirstWindow(mine)
    await answerOf(second.chooseWindow({ windowId }))
    await planCrews(built, { places: 1 })
    expect(await placesIn(third, windowId)).toBe(0)
    expect(await placesIn(mine, windowId)).toBe(1)
    expect(await refusalOf(third.chooseWindow({ windowId }))).toBe('WINDOW_GONE')
    const booked = await built.store.transaction((tx) => tx.windowById(windowId))
    expect(booked).toMatchObject({ booked: 2, capacity: 2 })
    await planCrews(built, { places: 5 })
    expect(await placesIn(third, windowId)).toBe(3)
  })

  it('renew the hold of a window that is no longer sold to others (SCH-13)', async () => {
    const built = buildProvider()
    built.clock.advance(9.9 * HOUR_MS)
    const [mine, other] = [await paidVisitor(built), await paidVisitor(built)]
    const { id: windowId, date } = await holdFirstWindow(mine)
    expect(date).toBe('2026-11-19')
    built.clock.advance(0.2 * HOUR_MS)
    expect(await refusalOf(other.chooseWindow({ windowId }))).toBe('WINDOW_GONE')
    expect((await windowsOf(mine))[0]?.id).toBe(windowId)
    expect((await windowsOf(other))[0]?.date).toBe('2026-11-20')
    expect((await answerOf(mine.chooseWindow({ windowId }))).visit.id).toBe(windowId)
    await planCrews(built, {
      closedDays: ['2026-11-19' as PlainDate],
      dayWindows: [{ fromHour: 18, toHour: 20 }],
    })
    expect((await answerOf(mine.chooseWindow({ windowId }))).visit.id).toBe(windowId)
  })
})

describe('scheduleHandlers', () => {
  it('count the own place of a visitor as left to that visitor', async () => {
    const built = buildProvider({ config: { capacity: 1 } })
    const [mine, other] = [await paidVisitor(built), await paidVisitor(built)]
    const visit = await holdFirstWindow(mine)
    expect(visit.placesLeft).toBe(1)
    expect(await placesIn(mine, visit.id)).toBe(1)
    expect(await placesIn(other, visit.id)).toBe(0)
  })
})
