import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createSale } from '#core/journeys/sale/sale.ts'
import { visitKindOf } from '#core/journeys/checkout/checkout.selectors.ts'
import { selectPageModel } from '#core/journeys/page-model/page-model.selectors.ts'
import type { OutcomeKind } from '#core/localization/outcome.ts'
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

/** A purchase at a home up to its visit, with the names of the calls about schedules. */
const scheduled = async (outcome: OutcomeKind) => {
  const built = buildProvider()
  const visitor = built.visitor()
  const called: string[] = []
  const noting = <Name extends keyof Orchestrator>(name: Name): Orchestrator[Name] =>
    ((request: never) => {
      called.push(name)
      return (visitor[name] as (request: never) => unknown)(request)
    }) as unknown as Orchestrator[Name]
  const names = ['installationSchedule', 'chooseWindow', 'sroSchedule', 'chooseSroWindow'] as const
  const orchestrator = {
    ...visitor,
    ...Object.fromEntries(names.map((name) => [name, noting(name)])),
  }
  const { sale } = buildSale({ built, orchestrator, loadPageModel: pageModelOver(visitor) })
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
    const shown = await waitFor(sale.pages, (state) => selectPageModel(state, 'site-visit') !== null)
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
})
