import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopStep, type SaleStep, saleSteps } from '#core/routes/sale-step.ts'
import { type OutcomeKind, outcomeKinds } from '#core/localization/outcome-kind.ts'
import { confirmationPages } from '#core/checkout/confirmation-page.ts'
import { paymentPages } from '#core/payment/payment-page.ts'
import {
  outcomePaths,
  pathOfStep,
  paths,
  pathsOfStep,
  stepOfOutcome,
  stepOfPath,
} from '#core/routes/routes.ts'
import { type StepPages, steps } from '#core/routes/steps.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

type Listed = Readonly<Record<'marketing' | 'mobile' | 'shop' | 'named', readonly string[]>>

const listFile = new URL('../../fixtures/routes.json', import.meta.url)
const routes = JSON.parse(readFileSync(listFile, 'utf8')) as Listed

const step = fc.constantFrom(...saleSteps)
const outcome = fc.constantFrom(...outcomeKinds)

/** The outcomes that show another step: the form, and the pages of the shop. */
const places: Readonly<Partial<Record<OutcomeKind, SaleStep>>> = {
  enterAddress: 'address',
  serviceable: 'products',
  bundle: 'bundle',
  preSale: 'bundle',
  serviceSelection: 'serviceSelection',
  bulkIncluded: 'bulkIncluded',
}

/** One page of each step that has several. */
const pages = fc.record(
  Object.fromEntries(
    saleSteps.flatMap((name) => {
      const names = Object.keys(steps[name].pages ?? {})
      return names.length === 0 ? [] : [[name, fc.constantFrom(...names)]]
    }),
  ),
) as fc.Arbitrary<Partial<Record<SaleStep, string>>> as fc.Arbitrary<StepPages>

/** Matches a listed path with any parameters. */
const patternOf = (listed: string): RegExp => new RegExp(`^${listed.replace(/\{\w+\}/g, '[^/]+')}$`)

const isListed = (path: string): boolean =>
  [...routes.marketing, ...routes.shop, ...routes.mobile].some((listed) => patternOf(listed).test(path))

/** Destinations that the specification names without a path. */
const chosenHere = { bundle: '/buy/bundle', 'bulk-included': '/buy/bulk-included' } as const
/** A page that the specification lacks: an order's status, outside its session. */
const OWN = [paths.orderStatus]

describe('pathOfStep', () => {
  it('is inverted by stepOfPath; an outcome that shows another step is that step (RTE-01)', () =>
    forAll(step, outcome, pages, (wanted, kind, chosen) => {
      const place = wanted === 'outcome' ? places[kind] : undefined
      expect(stepOfPath(pathOfStep(wanted, kind, chosen))).toBe(place ?? wanted)
    }))

  it('depends on the page of a step with several pages, one path for each, and on no other (RTE-01, SCH-03, PAY-06, CHK-22)', () => {
    forAll(step, outcome, pages, pages, (wanted, kind, one, other) => {
      const own = (chosen: Partial<Record<SaleStep, string>>): string | undefined => chosen[wanted]
      expect(pathOfStep(wanted, kind, one) === pathOfStep(wanted, kind, other)).toBe(own(one) === own(other))
    })
    expect(paymentPages.map((payment) => pathOfStep('payment', 'serviceable', { payment }))).toEqual(
      paymentPages.map((page) => `/${page}`),
    )
    expect(
      confirmationPages.map((confirmation) => pathOfStep('confirmation', 'serviceable', { confirmation })),
    ).toEqual(confirmationPages.map((page) => `/${page}`))
  })

  it('depends on the outcome only for the outcome step (RTE-01)', () =>
    forAll(step, outcome, outcome, (wanted, one, other) => {
      if (wanted === 'outcome')
        expect(pathOfStep(wanted, one) === pathOfStep(wanted, other)).toBe(
          one === other || (places[one] === 'bundle' && places[other] === 'bundle'),
        )
      else expect(pathOfStep(wanted, one)).toBe(pathOfStep(wanted, other))
    }))
})

describe('stepOfOutcome', () => {
  it('is the step of the page of the outcome, where that is a page of the shop (RTE-01)', () => {
    for (const kind of outcomeKinds) {
      const step = stepOfPath(outcomePaths[kind])
      expect(stepOfOutcome(kind)).toBe(step !== null && isShopStep(step) ? step : 'outcome')
    }
  })
})

describe('stepOfPath', () => {
  it('ignores trailing slashes (RTE-01)', () =>
    forAll(step, outcome, fc.integer({ min: 1, max: 3 }), (wanted, kind, slashes) => {
      const path = pathOfStep(wanted, kind)
      expect(stepOfPath(path + '/'.repeat(slashes))).toBe(stepOfPath(path))
    }))

  it('finds no step in any other text (RTE-01)', () => {
    forAll(
      fc.oneof(
        anyText,
        anyText.map((text) => `/buy/${text}`),
      ),
      (path) => {
        const known = saleSteps.flatMap((wanted) => [
          ...outcomeKinds.map((kind) => pathOfStep(wanted, kind)),
          ...pathsOfStep(wanted),
        ])
        if (!known.includes(path.replace(/\/+$/, ''))) expect(stepOfPath(path)).toBeNull()
      },
    )
    for (const path of [paths.home, paths.error, paths.notFound, '/buy', '/BUY/PRODUCTS', '/buy/products?x'])
      expect(stepOfPath(path)).toBeNull()
  })
})

describe('paths', () => {
  it('are distinct, those of the sale and those of its outcomes (RTE-01)', () => {
    const ofSale = Object.values(paths)
    expect(new Set(ofSale).size).toBe(ofSale.length)
    const ofOutcomes = Object.values(outcomePaths)
    // A pre-sale home is shown at the bundle.
    expect(new Set(ofOutcomes).size).toBe(ofOutcomes.length - 1)
    expect(outcomePaths.preSale).toBe(outcomePaths.bundle)
    const shared = ofOutcomes.filter((path) => (ofSale as readonly string[]).includes(path))
    expect(new Set(shared)).toEqual(new Set(Object.values(places).map((place) => steps[place].path)))
  })

  it.each([...Object.values(paths), ...Object.values(outcomePaths)])(
    'contain %s, which the specification lists or which was chosen here (RTE-01)',
    (path) => {
      const ours: readonly string[] = [...Object.values(chosenHere), ...OWN]
      expect(isListed(path) || ours.includes(path)).toBe(true)
    },
  )

  it('contain chosen paths only for destinations that the specification names without a path (RTE-01)', () => {
    expect(routes.named).toEqual(expect.arrayContaining(Object.keys(chosenHere)))
    for (const path of Object.values(chosenHere)) expect(isListed(path)).toBe(false)
  })
})
