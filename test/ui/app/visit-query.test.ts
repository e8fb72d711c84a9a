import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETING_MAX } from '#core/affiliate/marketing-parameters.ts'
import { VISIT_TEXT_MAX, isVisitText } from '#core/localization/address-request.ts'
import { vParamIn } from '#ui/app/visit-query.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'

const searchOf = (vParam: string): string => `?${new URLSearchParams({ a: '1 Main', vParam }).toString()}`

describe('vParamIn', () => {
  it('is the parameter of the query, without outer white space (LOC-23, AFF-05)', () => {
    expect(vParamIn(searchOf('  socio-7 '))).toBe('socio-7')
    expect(vParamIn('?a=1+Main')).toBeUndefined()
    expect(vParamIn('?vParam=a&vParam=b')).toBeUndefined()
  })

  it('is nothing that the address call refuses, whatever a link contains (LOC-23)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const vParam = vParamIn(searchOf(text))
        expect(vParam === undefined || isVisitText(vParam)).toBe(true)
      }),
    )
    expect(vParamIn(searchOf('x'.repeat(VISIT_TEXT_MAX)))).toBe('x'.repeat(VISIT_TEXT_MAX))
    for (const length of [VISIT_TEXT_MAX + 1, MARKETING_MAX + 1])
      expect(vParamIn(searchOf('x'.repeat(length)))).toBeUndefined()
  })
})
