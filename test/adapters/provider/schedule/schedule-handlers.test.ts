import { describe, expect, it } from 'vitest'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { WindowId } from '#core/schedule/window.ts'
import type { BuiltProvider } from '#test/builders/provider.builder.ts'
import {
  answerOf,
  buildProvider,
  fillDetails,
  holdFirstWindow,
  localizeAt,
  payWith,
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
