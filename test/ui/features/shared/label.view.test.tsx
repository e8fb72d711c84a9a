import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { labelFacts } from '#adapters/brand/cometa/label.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { labelOfPlan } from '#core/label/labels.ts'
import { labelWords } from '#core/label/label-words.ts'
import { siteRecords } from '#ui/site/site-records.ts'
import { contactRows, dataRows, feeRows, priceRows, speedRows } from '#ui/content/es/sale/label.ts'
import { counted, money } from '#ui/content/format.ts'
import { internetPlans } from '#ui/features/shared/companion-services.ts'
import { PlanLabel } from '#ui/features/shared/label.view.tsx'
import { labelled } from '#test/arbitraries/label.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'
import { elementsOf } from '../../kit/markup.ts'

const { catalog } = cometa
const plans = internetPlans(catalog.offers)

const render = (offerId: (typeof plans)[number]['id']): string =>
  renderToStaticMarkup(<PlanLabel offerId={offerId} catalog={catalog} />)

describe('PlanLabel', () => {
  it.each(plans)('shows the price, speeds, fees and id of the label of $id (LBL-01)', ({ id, speed }) => {
    const label = labelOfPlan(catalog, labelFacts, id)
    if (label === null || speed === null) throw new TypeError('a plan without a label')
    const markup = render(id)
    const facts = [
      label.planId,
      label.provider,
      label.supportPhone,
      money(label.price.monthly).text,
      ...label.price.later.map(({ monthly }) => money(monthly).text),
      ...label.oneTimeFees.map(({ amount }) => money(amount).text),
      counted(speed.downMbps, 'Mbps', 'Mbps'),
      `${label.latencyMs} ms`,
      labelWords.es.unlimited,
    ]
    facts.forEach((fact) => expect(markup).toContain(fact))
  })

  it('shows the price of the campaign of its buyer (LBL-03, CAT-09)', () => {
    const buyer = { ...UNKNOWN_BUYER, campaign: 'gig-5-year-internet-price-guarantee' }
    const shown = renderToStaticMarkup(
      <PlanLabel offerId={'internet-gig' as OfferId} catalog={catalog} buyer={buyer} />,
    )
    expect(shown).toContain('$50')
    expect(shown).not.toContain('$70')
  })

  it('links to pages that the store has, all of them (LBL-08)', () => {
    const pages = siteRecords(cometa, 'es').map(({ page }) => page.path)
    for (const { id } of plans) {
      const links = elementsOf(render(id)).filter(({ name }) => name === 'a')
      const targets = links.map(({ attributes }) => attributes['href'])
      expect(targets).toEqual(Object.values(labelPages))
      targets.forEach((target) => expect(pages).toContain(target))
    }
  })

  it('is empty for an offer without a label (LBL-01)', () => {
    const others = catalog.offers.filter(({ lineOfBusiness }) => lineOfBusiness === 'Voice')
    expect(others.map(({ id }) => render(id))).toEqual(others.map(() => ''))
  })
})

describe('the rows of a label', () => {
  it('have a name and a value in each row, and no name twice', () =>
    forAllWith({ numRuns: 50 }, labelled, ([sold, facts]) => {
      for (const { id } of sold.offers) {
        const label = labelOfPlan(sold, facts, id)
        if (label === null) continue
        const rows = [priceRows, feeRows, speedRows, dataRows, contactRows].flatMap((rowsOf) => rowsOf(label))
        const names = rows.map(({ name }) => name)
        expect(new Set(names).size).toBe(names.length)
        rows.forEach(({ name, value }) => expect([name === '', value === '']).toEqual([false, false]))
      }
    }))

  it('state a value in the unit of its name', () =>
    forAllWith({ numRuns: 50 }, labelled, ([sold, facts]) => {
      for (const { id } of sold.offers) {
        const label = labelOfPlan(sold, facts, id)
        if (label === null) continue
        for (const { name, value } of speedRows(label)) {
          const [, unit = 'no unit'] = /\((.*)\)$/.exec(name) ?? []
          expect(value.endsWith(` ${unit}`), `${name}: ${value}`).toBe(true)
        }
      }
    }))
})
