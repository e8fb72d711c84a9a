import { describe, expect, it } from 'vitest'
import { linesOfBusiness } from '#core/catalog/offer.ts'
import { monthlyGroups, onceLines } from '#ui/features/sale/shared/quote-groups.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { alone, offerNamed, priced } from '../products/storefront-data.builder.ts'

describe('the groups of a quote', () => {
  it('contain every line, and none twice per billing period', () =>
    forAll(quoteInput, (input) => {
      const { lines } = priced(input)
      const monthly = monthlyGroups(lines).flatMap((group) => group.lines)
      const once = onceLines(lines)
      expect(new Set([...monthly, ...once])).toEqual(new Set(lines))
      expect(new Set(monthly).size).toBe(monthly.length)
      expect(new Set(once).size).toBe(once.length)
    }))

  it('add up to the month and to what is paid once, before tax', () =>
    forAll(quoteInput, (input) => {
      const quote = priced(input)
      const monthly = monthlyGroups(quote.lines).flatMap((group) => group.lines)
      const once = onceLines(quote.lines)
      expect(monthly.reduce((sum, line) => sum + line.monthly.net, 0)).toBe(quote.monthly.net)
      expect(once.reduce((sum, line) => sum + line.oneTime.net, 0)).toBe(quote.oneTime.net)
    }))

  it('contain every line of an older receipt without a service', () =>
    forAll(quoteInput, (input) => {
      const lines = priced(input).lines.map((line) => ({ ...line, lineOfBusiness: null, role: null }))
      const monthly = monthlyGroups(lines).flatMap((group) => group.lines)
      expect(new Set([...monthly, ...onceLines(lines)])).toEqual(new Set(lines))
      expect(monthlyGroups(lines).map(({ line }) => line)).toEqual(monthly.length === 0 ? [] : ['Internet'])
    }))

  it('list a free installation among the one-time charges', () => {
    const { lines } = alone(offerNamed('install-self'))
    expect(onceLines(lines)).toEqual(lines)
    expect(monthlyGroups(lines)).toEqual([])
  })

  it('contain only lines of their line of business, in catalogue order', () =>
    forAll(quoteInput, (input) => {
      const groups = monthlyGroups(priced(input).lines)
      const names = groups.map(({ line }) => line)
      expect(names).toEqual(linesOfBusiness.filter((line) => names.includes(line)))
      for (const { line, lines } of groups)
        for (const { offerId } of lines)
          expect(input.offers.find(({ id }) => id === offerId)?.lineOfBusiness).toBe(line)
    }))
})
