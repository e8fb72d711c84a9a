import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createSale } from '#core/journeys/sale/sale.ts'
import { visitKindOf } from '#core/journeys/checkout/schedule/schedule.selectors.ts'
import { selectPageModel } from '#core/journeys/page-model/page-model.selectors.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { Log, LogEntry } from '#core/ports/log.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { pageModelOver } from '#adapters/orchestrator/lazy-page-models.ts'
import { pathOf } from '#ui/app/journey-paths.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'
import {
  atCheckout,
  buildSale,
  configured,
  detailed,
  localized,
  ordered,
  paidWith,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

/** A purchase at a home up to its visit, with the names of the calls about schedules. */
const scheduled = async (
  outcome: OutcomeKind,
  failing: { readonly call: keyof Orchestrator; readonly isDown: () => boolean } | null = null,
  log?: Log,
) => {
  const built = buildProvider()
  const visitor = built.visitor()
  const called: string[] = []
  const noting = <Name extends keyof Orchestrator>(name: Name): Orchestrator[Name] =>
    ((request: never) => {
      called.push(name)
      if (failing?.call === name && failing.isDown()) return TE.left({ _tag: 'TimedOut' })
      return (visitor[name] as (request: never) => unknown)(request)
    }) as unknown as Orchestrator[Name]
  const names = ['installationSchedule', 'chooseWindow', 'sroSchedule', 'chooseSroWindow'] as const
  const orchestrator = {
    ...visitor,
    ...Object.fromEntries(names.map((name) => [name, noting(name)])),
  }
  const { sale } = buildSale({
    built,
    orchestrator,
    loadPageModel: pageModelOver(visitor),
    ...(log && { log }),
  })
  await localized(sale, outcome)
  sale.actor.send({ type: 'step.requested', step: 'products' })
  await configured(sale)
  await detailed(sale)
  await atCheckout(sale, (snapshot) => snapshot.matches({ filling: { schedule: 'choosing' } }))
  return { sale, called, built }
}

describe(createSale, () => {
  it('loads and reserves the windows of a site visit at a home whose network is still to come (SCH-03)', async () => {
    const { sale, called } = await scheduled('preSale')
    const { context } = sale.checkout.getSnapshot()
    expect(visitKindOf(context)).toBe('siteVisit')
    expect(context.windows?.some(hasPlaces)).toBe(true)
    expect(pathOf(sale, sale.step())).toBe('/buy/sro-schedule-window')
    const shown = await waitForState(sale.pages, (state) => selectPageModel(state, 'site-visit') !== null)
    await visitChosen(sale)
    expect(called.slice(-2)).toEqual(['sroSchedule', 'chooseSroWindow'])
    expect(called).not.toContain('chooseWindow')
    const blocks = selectPageModel(shown, 'site-visit')?.blocks.map(({ id }) => id)
    expect(blocks).toEqual(['windows'])
    paidWith(sale)
    await ordered(sale)
    const { receipt } = sale.checkout.getSnapshot().context
    expect(receipt?.visit).not.toBeNull()
    expect(receipt?.isSiteVisit).toBe(true)
  })

  it('loads and reserves the windows of an installation at any other home (SCH-03)', async () => {
    const { sale, called } = await scheduled('serviceable')
    expect(visitKindOf(sale.checkout.getSnapshot().context)).toBe('installation')
    expect(pathOf(sale, sale.step())).toBe('/buy/schedule-window')
    await visitChosen(sale)
    expect(called.filter((name) => name.includes('ro'))).toEqual([])
  })

  it.each([
    ['siteVisit', 'preSale', 'chooseSroWindow'],
    ['installation', 'serviceable', 'chooseWindow'],
  ] as const)(
    'stays on the schedule when a window of the %s can’t be set, preserves and logs the failure to load the cart, and sets it on the next try (specification 8: installation or site visit window; SCH-06)',
    async (kind, outcome, call) => {
      const logged: LogEntry[] = []
      let isDown = true
      const { sale } = await scheduled(
        outcome,
        { call, isDown: () => isDown },
        (entry) => void logged.push(entry),
      )
      const windowId = sale.checkout.getSnapshot().context.windows?.find(hasPlaces)?.id
      if (windowId === undefined) throw new Error('no window')
      sale.checkout.send({ type: 'window.chosen', windowId })
      const { context } = await atCheckout(sale, (snapshot) => snapshot.context.failure !== null)
      expect([sale.step(), context.failure, context.visit]).toEqual(['schedule', { _tag: 'TimedOut' }, null])
      expect(logged).toEqual([
        { level: 'error', event: 'LoadCartFailed', facts: { part: kind, failure: 'TimedOut' } },
      ])
      isDown = false
      sale.checkout.send({ type: 'window.chosen', windowId })
      await atCheckout(sale, (snapshot) => snapshot.context.visit !== null)
    },
  )
})
