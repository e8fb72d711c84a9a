import { describe, expect, it } from 'vitest'
import { brand } from '#adapters/brand/brand.ts'
import { withoutMarks } from '#core/template/claim.ts'
import { factsOf } from '#ui/content/facts.ts'
import { inLanguage } from '#ui/content/language.ts'
import { pageTranslations } from '#ui/content/pages.ts'

const facts = factsOf(brand)

describe('the facts of television and calls', () => {
  it('count each channel of a plan in one language', () => {
    for (const plan of ['tv-stream-latino', 'tv-select-plus']) {
      const all = facts.channels({ plan }).amount
      const [spanish, english] = (['es', 'en'] as const).map(
        (language) => facts.channels({ plan, language }).amount,
      )
      expect(spanish).toBeGreaterThan(0)
      expect(all).toBe((spanish ?? 0) + (english ?? 0))
    }
    expect(facts.channels().amount).toBe(brand.site.channels.length)
    expect(facts.channels({ category: 'sports' }).amount).toBeLessThan(brand.site.channels.length)
  })

  it('name the application that only television has', () => {
    expect(brand.site.apps.find(({ name }) => name === facts.tvApp())?.lines).toEqual(['TV'])
  })

  it('list every country once, by its name in the language of the page', () => {
    const namesIn = (language: 'es' | 'en') =>
      inLanguage(language, () => facts.callingRates().map(({ country }) => country))
    expect(Object.keys(pageTranslations)).toEqual(['es', 'en'])
    expect(namesIn('es')).toContain('Alemania')
    expect(namesIn('en')).toContain('Germany')
    expect(new Set(namesIn('es')).size).toBe(brand.site.callingRates.length)
  })

  it('multiply the price of a minute', () => {
    const { landline, mobile, amount } = facts.call('MX', 60)
    expect([withoutMarks(landline), withoutMarks(mobile), amount]).toEqual(['$0.60', '$1.20', 60])
  })

  it('add up instalments and compare prices', () => {
    const { total, count } = facts.installments('xumo-own')
    expect(withoutMarks(total)).toBe('$60')
    expect(withoutMarks(facts.paidOver('xumo-lease', 2 * count))).toBe('$120')
    expect(withoutMarks(facts.difference('disney-premium', 'disney-basic'))).toBe('$6')
  })
})
