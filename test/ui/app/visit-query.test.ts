import { describe, expect, it } from 'vitest'
import { MARKETING_MAX } from '#core/affiliate/marketing-parameters.ts'
import { VISIT_TEXT_MAX, isVisitText } from '#core/localization/address-request.ts'
import { readVisit } from '#ui/app/visit-query.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const visitIn = (search: string): string | undefined => readVisit(search).vParam

const searchOf = (vParam: string): string => `?${new URLSearchParams({ a: '1 Main', vParam }).toString()}`

describe('readVisit', () => {
  it('is the parameter of the query, without outer white space (LOC-23, AFF-05)', () => {
    expect(visitIn(searchOf('  socio-7 '))).toBe('socio-7')
    expect(visitIn('?a=1+Main')).toBeUndefined()
    expect(visitIn('?vParam=a&vParam=b')).toBeUndefined()
  })

  it('is the campaign of the parameter cmp (PRC-08, AFF-05)', () => {
    expect(readVisit('?cmp=spring&vParam=socio').campaign).toBe('spring')
    expect(readVisit('?vParam=socio').campaign).toBeUndefined()
  })

  it('is the offers of the parameter offerid (AFF-07)', () => {
    expect(readVisit('?offerid=internet-gig%2Cmobile-unlimited%3A3').selectedOffers).toEqual([
      { offerId: 'internet-gig', quantity: 1 },
      { offerId: 'mobile-unlimited', quantity: 3 },
    ])
    expect(readVisit('?cmp=spring').selectedOffers).toBeUndefined()
  })

  it('is nothing that the address call refuses, whatever a link contains (LOC-23)', () => {
    forAll(anyText, (text) => {
      const vParam = visitIn(searchOf(text))
      expect(vParam === undefined || isVisitText(vParam)).toBe(true)
    })
    expect(visitIn(searchOf('x'.repeat(VISIT_TEXT_MAX)))).toBe('x'.repeat(VISIT_TEXT_MAX))
    for (const length of [VISIT_TEXT_MAX + 1, MARKETING_MAX + 1])
      expect(visitIn(searchOf('x'.repeat(length)))).toBeUndefined()
  })
})
