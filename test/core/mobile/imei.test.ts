import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseImei } from '#core/mobile/imei.ts'
import { digits } from '#test/arbitraries/card.arbitrary.ts'
import { imei, imeiCheckDigit } from '#test/arbitraries/mobile.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const refusedAs = (text: string) => {
  const parsed = parseImei(text)
  return E.isLeft(parsed) ? parsed.left : null
}

describe('parseImei', () => {
  it('accepts fifteen digits with a valid check digit, with any separators (MOB-11)', () => {
    forAll(imei, fc.constantFrom('', ' ', '-', ' - '), (number, gap) => {
      expect(parseImei(Array.from(number).join(gap))).toEqual(E.right(number))
    })
    expect(parseImei('490154203237518')).toEqual(E.right('490154203237518'))
  })

  it('accepts exactly one of ten check digits (MOB-11)', () =>
    forAll(digits(14), digits(1), (fourteen, last) => {
      const isRight = last === imeiCheckDigit(fourteen)
      expect(refusedAs(fourteen + last)).toEqual(isRight ? null : { _tag: 'ImeiCheckDigit' })
    }))

  it('reports a missing, non-numeric, short or long number without repeating it (MOB-11)', () => {
    expect(refusedAs('')).toEqual({ _tag: 'ImeiMissing' })
    expect(refusedAs(' - ')).toEqual({ _tag: 'ImeiMissing' })
    expect(refusedAs('49015420323751X')).toEqual({ _tag: 'ImeiNotDigits' })
    expect(refusedAs('４９０１５４２０３２３７５１８')).toEqual({ _tag: 'ImeiNotDigits' })
    expect(refusedAs('4901542032375\u000018')).toEqual({ _tag: 'ImeiNotDigits' })
    forAll(digits(1, 30), (text) => {
      fc.pre(text.length !== 15)
      expect(refusedAs(text)).toEqual({ _tag: 'ImeiLength', length: text.length })
    })
  })

  it('never throws on any typed text (MOB-11)', () =>
    forAll(anyText, (text) => {
      expect(E.isLeft(parseImei(text))).toBe(true)
    }))
})
