import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { numberKind, parseE164, parseLineNumber, toE164 } from '#core/phone/phone-number.ts'
import { phoneDigits } from '#test/arbitraries/checkout.arbitrary.ts'
import { lineNumber } from '#test/arbitraries/phone.arbitrary.ts'
import { anyText, textOf } from '#test/arbitraries/text.arbitrary.ts'

const codes = Array.from({ length: 800 }, (_, index) => String(index + 200))

/** What the numbering plan reserves, digit by digit. */
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
    fc.assert(
      fc.property(lineNumber, (number) => {
        const [area, exchange, line] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)]
        expect(parseLineNumber(`+1 (${area}) ${exchange}-${line}`)).toEqual(E.right(number))
      }),
    )
    expect(parseLineNumber('  ')).toEqual(E.left({ _tag: 'PhoneMissing' }))
    for (const text of ['911', '1115550142', '٣٠٥٥٥٥٠١٤٢', '305555\u00000142'])
      expect(parseLineNumber(text)).toEqual(E.left({ _tag: 'PhoneMalformed' }))
  })

  it('repeats at most three digits (PHN-01)', () => {
    fc.assert(
      fc.property(fc.oneof(phoneDigits, anyText), (text) => {
        const parsed = parseLineNumber(text)
        if (E.isLeft(parsed)) expect(JSON.stringify(parsed.left)).not.toMatch(/\d{4}/)
      }),
    )
  })
})

describe('toE164', () => {
  it('adds the country code, and is parsed back (PHN-02)', () => {
    fc.assert(
      fc.property(lineNumber, (number) => {
        expect(toE164(number)).toBe(`+1${number}`)
        expect(parseE164(toE164(number))).toEqual(E.right(number))
      }),
    )
  })
})

describe('parseE164', () => {
  it.each([
    '',
    '3055550142',
    '+52 5555550142',
    '+13055550142 ',
    '+1 3055550142',
    'x+13055550142',
    '+1305555014',
    '+130555501420',
  ])('refuses %j (PHN-02)', (text) => {
    expect(parseE164(text)).toEqual(E.left({ _tag: 'NotE164' }))
  })

  it('refuses an unassignable number, and accepts no other form (PHN-01, PHN-02)', () => {
    expect(parseE164('+19115550142')).toEqual(E.left({ _tag: 'AreaCodeReserved', areaCode: '911' }))
    expect(parseE164('+11115550142')).toEqual(E.left({ _tag: 'PhoneMalformed' }))
    fc.assert(
      fc.property(fc.oneof(anyText, textOf('+1234567890 ', 10, 13)), (text) => {
        const parsed = parseE164(text)
        if (E.isRight(parsed)) expect(toE164(parsed.right)).toBe(text)
      }),
    )
  })
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
