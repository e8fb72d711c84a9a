import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { isSameData } from '#core/pricing/canonical.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { CASE_STORY, pathArg, pathOf } from '#stories/rules/case-link.ts'
import { differences } from '#stories/rules/differences.ts'
import * as failedCase from '#stories/rules/failed-case.stories.tsx'
import { FailedCase } from '#stories/rules/failed-case.view.tsx'
import { labWords } from '#stories/rules/lab-words.ts'
import { type CartProperty, ofCart, quoted } from '#stories/rules/properties/cart-property.ts'
import { ledgerEventProperties } from '#stories/rules/properties/ledger-event.properties.ts'
import { ledgerProperties, quoteLedgerProperties } from '#stories/rules/properties/ledger.properties.ts'
import { nearMissProperties } from '#stories/rules/properties/near-miss.properties.ts'
import { priceDetailsProperties } from '#stories/rules/properties/price-details.properties.ts'
import { priceByMonth, priceOnce } from '#stories/rules/properties/price-by-month.oracle.ts'
import { cartProperties } from '#stories/rules/properties/properties.ts'
import { quoteProperties } from '#stories/rules/properties/quote.properties.ts'
import { whyProperties } from '#stories/rules/properties/why.properties.ts'
import { canonical } from '#test/arbitraries/canonical.arbitrary.ts'
import { checkCartProperty } from '#test/core/cart-properties.ts'
import { forAll } from '#test/for-all.ts'

const { property: words } = labWords

/** A rule with a fault: it forgets the one-time charges of today. */
const faultyDueToday = (input: QuoteInput): number => quoted(input).monthly.total

const planted: CartProperty = ofCart(cartProperties['due-today'].name, richInput, (input) => ({
  actual: { dueToday: faultyDueToday(input) },
  expected: { dueToday: priceOnce(input) + priceByMonth(input, 1) },
}))

const failureOf = (property: CartProperty): string => {
  try {
    checkCartProperty('due-today', property)
  } catch (error) {
    return String(error)
  }
  return ''
}

const message = failureOf(planted)
const link = new URL(/https?:\/\/\S+args=\S+/.exec(message)?.[0] ?? 'about:blank')
const args = Object.fromEntries(
  (link.searchParams.get('args') ?? '').split(';').map((pair) => pair.split(':') as [string, string]),
)

const textOf = (property: CartProperty): string =>
  renderToStaticMarkup(
    <FailedCase property={property} seed={Number(args['seed'])} path={pathOf(args['path'] ?? '')} />,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')

describe('a failing property of carts', () => {
  it('prints the address of the story with its id, its seed and its path', () => {
    expect(link.searchParams.get('path')).toBe(`/story/${CASE_STORY}`)
    expect(args['property']).toBe('due-today')
    expect(message).toContain(`{ seed: ${args['seed']}, path: "${pathOf(args['path'] ?? '')}"`)
    for (const value of Object.values(args)) expect(value).toMatch(/^[a-zA-Z0-9 _-]*$/)
  })

  it('opens a story that exists', () => {
    const names = Object.keys(failedCase).filter((name) => name !== 'default')
    const ids = names.map((name) => toId(failedCase.default.title ?? '', storyNameFromExport(name)))
    expect(ids).toContain(CASE_STORY)
    expect(failedCase.Case.args).toBeUndefined()
  })

  it('shows its sentence, the smallest cart that the test prints, and both results', () => {
    const shown = textOf(planted)
    const [, cart = ''] = /Counterexample: \[\[\n([^]*?)\n\]\]\nShrunk/.exec(message) ?? []
    expect(cart).toContain('once $0.01')
    expect(shown).toContain(planted.name)
    expect(shown).toContain(words.broken)
    expect(shown).toContain(cart.trim())
    expect(shown).toMatch(/dueToday\s+0\s+1\s/)
  })

  it('shows that a property holds for the same cart', () => {
    const shown = textOf(cartProperties['due-today'])
    expect(shown).toContain(words.holds)
    expect(shown).not.toContain(words.differences.caption)
  })

  it('says that a case does not exist when its path leads to no cart', () => {
    const shown = renderToStaticMarkup(<FailedCase property={planted} seed={1} path="0:99999" />)
    expect(shown).toContain(words.unknown.title)
  })
})

describe('cartProperties', () => {
  it('have ids that the address of a story accepts, each once', () => {
    const groups = [
      quoteProperties,
      ledgerProperties,
      ledgerEventProperties,
      quoteLedgerProperties,
      whyProperties,
      nearMissProperties,
      priceDetailsProperties,
    ]
    const ids = groups.flatMap((group) => Object.keys(group))
    expect(Object.keys(cartProperties)).toEqual(ids)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })
})

describe('pathOf', () => {
  it('returns the path that was written for an address', () =>
    forAll(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (steps) => {
      const path = steps.join(':')
      expect(pathOf(pathArg(path))).toBe(path)
    }))
})

describe('differences', () => {
  it('are none exactly when both sides are the same data', () =>
    forAll(canonical, canonical, (actual, expected) => {
      expect(differences({ actual, expected }).length === 0).toBe(isSameData(actual, expected))
      expect(differences({ actual, expected: structuredClone(actual) })).toEqual([])
    }))

  it('name the places that differ', () => {
    expect(
      differences({
        actual: { lines: [{ quantity: 1 }], tax: 0 },
        expected: { lines: [{ quantity: 2 }, 'b'], tax: 0 },
      }),
    ).toEqual([
      { place: 'lines.0.quantity', actual: '1', expected: '2' },
      { place: 'lines.1', actual: '', expected: '"b"' },
    ])
  })
})
