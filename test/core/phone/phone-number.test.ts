import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineNumber, numberKind, parseLineNumber } from '#core/phone/phone-number.ts'
import { phoneDigits } from '#test/arbitraries/checkout.arbitrary.ts'
import { lineNumber } from '#test/arbitraries/phone.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const codes = Array.from({ length: 800 }, (_, index) => String(index + 200))

/** The reserved numbers of the numbering plan, digit by digit. */
const isService = ([, b, c]: string): boolean => b === '1' && c === '1'
const isKept = (code: string): boolean =>
  isService(code) || code[1] === '9' || ['37', '96'].includes(code.slice(0, 2))

describe('parseLineNumber', () => {
  it('accepts every assigned area code, and reports any other (PHN-01)', () => {
    for (const areaCode of codes) {
      const digits = `${areaCode}5550142`
      expect(parseLineNumber(digits)).toEqual(
        isKept(areaCode) ? E.left({ _tag: 'AreaCodeReserved', areaCode }) : E.right(digits),
      )
    }
  })

  it('accepts every exchange except service codes (PHN-01)', () => {
    for (const exchange of codes) {
      const digits = `305${exchange}0142`
      expect(parseLineNumber(digits)).toEqual(
        isService(exchange) ? E.left({ _tag: 'ExchangeReserved', exchange }) : E.right(digits),
      )
    }
  })

  it('ignores separators and the country code, and reports a missing or malformed number (PHN-01)', () => {
    forAll(lineNumber, (number) => {
      const [area, exchange, line] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)]
      expect(parseLineNumber(`+1 (${area}) ${exchange}-${line}`)).toEqual(E.right(number))
    })
    expect(parseLineNumber('  ')).toEqual(E.left({ _tag: 'PhoneMissing' }))
    for (const text of ['911', '1115550142', '٣٠٥٥٥٥٠١٤٢', '305555\u00000142'])
      expect(parseLineNumber(text)).toEqual(E.left({ _tag: 'PhoneMalformed' }))
  })

  it('repeats at most three digits (PHN-01)', () =>
    forAll(fc.oneof(phoneDigits, anyText), (text) => {
      const parsed = parseLineNumber(text)
      if (E.isLeft(parsed)) expect(JSON.stringify(parsed.left)).not.toMatch(/\d{4}/)
    }))
})

describe('numberKind', () => {
  it('depends on the area code only (PHN-03)', () => {
    const free = new Set(['800', '833', '844', '855', '866', '877', '888'])
    for (const areaCode of codes) {
      const kind = numberKind(`${areaCode}5550142` as LineNumber)
      expect([areaCode, kind]).toEqual([
        areaCode,
        free.has(areaCode) ? 'tollFree' : areaCode === '900' ? 'premium' : 'geographic',
      ])
    }
  })
})
