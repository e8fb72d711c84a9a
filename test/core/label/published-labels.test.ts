import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { labelFacts } from '#adapters/brand/cometa/label.ts'
import { labelsOf } from '#core/label/labels.ts'
import { currentLabels, publishedLabels } from '#core/label/published-labels.ts'
import { addDays, type PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { labelled } from '#test/arbitraries/label.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const publishedOn = '2028-11-23' as PlainDate
/** The labels of a catalogue and of its next version, whose ids differ. */
const versions = labelled.map(([catalog, facts]) =>
  [catalog, { ...catalog, version: `${catalog.version}-next` }].map((one) => accepted(labelsOf(one, facts))),
)

describe('publishedLabels', () => {
  it('lists the current labels, then those that were retired in the two years before (LBL-09)', () =>
    forAll(versions, fc.integer({ min: 0, max: 1_500 }), ([old = [], current = []], days) => {
      const retired = old.map((label) => ({ label, retiredOn: addDays(publishedOn, -days) }))
      expect(publishedLabels(current, { publishedOn, retired })).toEqual(
        E.right([
          ...current.map((label) => ({ label, retiredOn: null })),
          // Two years with the day of a leap year: 731 days.
          ...(days <= 731 ? retired : []),
        ]),
      )
    }))

  it('refuses a current label with the id of a different retired one (LBL-02)', () =>
    forAll(versions, ([labels = []]) => {
      const [first] = labels
      fc.pre(first !== undefined)
      const retired = [{ label: { ...first, plan: `${first.plan} antes` }, retiredOn: publishedOn }]
      expect(publishedLabels(labels, { publishedOn, retired })).toEqual(
        E.left({ _tag: 'PlanIdReused', planId: first.planId }),
      )
    }))
})

describe('currentLabels', () => {
  it('has the label of each plan for everybody, then one for each other price of a campaign (LBL-09)', () => {
    const usual = accepted(labelsOf(cometa.catalog, labelFacts))
    const all = accepted(currentLabels(cometa.catalog, labelFacts))
    expect(all.slice(0, usual.length)).toEqual(usual)
    expect(all.slice(usual.length).map(({ offerId, price }) => [offerId, price.monthly])).toEqual([
      ['internet-gig', 5_000],
    ])
  })

  it('has no id twice, and fails as the labels do (LBL-02)', () =>
    forAll(labelled, ([catalog, facts]) => {
      const ids = accepted(currentLabels(catalog, facts)).map(({ planId }) => planId)
      expect(new Set(ids).size).toBe(ids.length)
      const broken = { ...facts, provider: '' }
      expect(currentLabels(catalog, broken)).toEqual(labelsOf(catalog, broken))
    }))
})
