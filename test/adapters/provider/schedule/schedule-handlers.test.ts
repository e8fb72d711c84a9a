import { describe, expect, it } from 'vitest'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import type { Street, Unit, Zip } from '#core/address/address.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { WindowId } from '#core/schedule/window.ts'
import type { BuiltProvider } from '#test/builders/provider.builder.ts'
import {
  GIG,
  putIntoCart,
  answerOf,
  buildProvider,
  fillDetails,
  holdFirstWindow,
  localizeAt,
  payWith,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'

const paidVisitor = async (built: BuiltProvider): Promise<StorefrontOrchestrator> => {
  const visitor = built.visitor()
  await localizeAt(visitor)
  await fillDetails(visitor)
  await payWith(built, visitor)
  return visitor
}

const inHouston = {
  street: '900 Main Street' as Street,
  unit: 'Apt 1A' as Unit,
  zip: '77002' as Zip,
}

const placesIn = async (visitor: StorefrontOrchestrator, id: WindowId): Promise<number | undefined> =>
  (await answerOf(visitor.installationSchedule())).windows.find((window) => window.id === id)?.placesLeft

describe('scheduleHandlers', () => {
  it('offer two weeks of windows from tomorrow on, none on a Sunday or a holiday (SCH-09)', async () => {
    const { windows } = await answerOf((await paidVisitor(buildProvider())).installationSchedule())
    const days = [...new Set(windows.map(({ date }) => date))]
    expect(days).toHaveLength(11)
    expect(days[0]).toBe('2026-11-19')
    expect(days.at(-1)).toBe('2026-12-02')
    expect(days).not.toContain('2026-11-22')
    expect(days).not.toContain('2026-11-26')
    expect(windows).toHaveLength(44)
    expect(new Set(windows.map(({ placesLeft }) => placesLeft))).toEqual(new Set([3]))
  })

  it('give the last place of a window to one of 20 who choose it at once (I4)', async () => {
    const built = buildProvider({ config: { capacity: 1 } })
    const visitors = await Promise.all(Array.from({ length: 20 }, () => paidVisitor(built)))
    const windowId = 'FL-331-2026-11-20-08' as WindowId
    const answers = await Promise.all(visitors.map((visitor) => visitor.chooseWindow({ windowId })()))
    const winners = answers.filter(({ _tag }) => _tag === 'Right')
    const losers = answers.filter((answer) => answer._tag === 'Left' && answer.left._tag === 'Refused')
    expect([winners.length, losers.length]).toEqual([1, 19])
    expect(losers[0]).toMatchObject({ left: { code: 'WINDOW_GONE' } })
  })

  it('count the own place of a visitor as left to that visitor', async () => {
    const built = buildProvider({ config: { capacity: 1 } })
    const [mine, other] = [await paidVisitor(built), await paidVisitor(built)]
    const visit = await holdFirstWindow(mine)
    expect(visit.placesLeft).toBe(1)
    expect(await placesIn(mine, visit.id)).toBe(1)
    expect(await placesIn(other, visit.id)).toBe(0)
  })

  it('give the place before back when another window is chosen, and keep it when that is refused', async () => {
    const built = buildProvider({ config: { capacity: 1 } })
    const [mine, other] = [await paidVisitor(built), await paidVisitor(built)]
    const first = await holdFirstWindow(mine)
    const second = await holdFirstWindow(other)
    expect(await refusalOf(mine.chooseWindow({ windowId: second.id }))).toBe('WINDOW_GONE')
    expect((await answerOf(mine.sessionInfo())).visit?.id).toBe(first.id)
    const third = (await answerOf(mine.installationSchedule())).windows.at(-1)
    await answerOf(mine.chooseWindow({ windowId: third?.id ?? first.id }))
    expect(await placesIn(other, first.id)).toBe(1)
    expect((await answerOf(mine.sessionInfo())).visit?.id).toBe(third?.id)
  })

  it('hold a place for 15 minutes, from the last time it was chosen', async () => {
    const built = buildProvider({ config: { capacity: 1 } })
    const [mine, other] = [await paidVisitor(built), await paidVisitor(built)]
    const { id: windowId } = await holdFirstWindow(mine)
    built.clock.advance(PROVIDER_CONFIG.holdMs - 1)
    await answerOf(mine.chooseWindow({ windowId }))
    built.clock.advance(PROVIDER_CONFIG.holdMs - 1)
    await built.provider.recover()
    expect(await placesIn(other, windowId)).toBe(0)
    built.clock.advance(1)
    await built.provider.recover()
    expect(await placesIn(other, windowId)).toBe(1)
    expect((await answerOf(mine.sessionInfo())).visit).toBeNull()
  })

  it('reject a window of another area, of the past, or unknown', async () => {
    const built = buildProvider()
    const [early, texan] = [await paidVisitor(built), built.visitor()]
    await answerOf(texan.localize({ address: inHouston, channel: 'dotcom', returnNearbyMatch: false }))
    for (const other of [early, texan]) await answerOf(other.installationSchedule())
    built.clock.advance(2 * 86_400_000)
    const visitor = await paidVisitor(built)
    const names = ['TX-770-2026-11-23-08', 'FL-331-2026-11-20-08', 'FL-331-2027-11-18-08', '__proto__']
    for (const name of names)
      expect(await refusalOf(visitor.chooseWindow({ windowId: name as WindowId }))).toBe('WINDOW_GONE')
  })

  it('hold nothing before the agreements, nor for a self-installation (I11)', async () => {
    const built = buildProvider()
    const windowId = 'FL-331-2026-11-20-08' as WindowId
    const early = built.visitor()
    await localizeAt(early)
    await putIntoCart(early, GIG)
    expect(await refusalOf(early.chooseWindow({ windowId }))).toBe('STEP_MISSING')
    const { visitor } = await readyBuyer(built, { installKind: 'self' })
    expect(await refusalOf(visitor.chooseWindow({ windowId }))).toBe('STEP_MISSING')
  })

  it('give the place back when the visitor installs alone after all', async () => {
    const built = buildProvider({ config: { capacity: 1 } })
    const { visitor, visit } = await readyBuyer(built)
    const other = await paidVisitor(built)
    await answerOf(visitor.chooseInstallOption({ kind: 'self' }))
    expect(visit === null ? null : await placesIn(other, visit.id)).toBe(1)
  })
})
