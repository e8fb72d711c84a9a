import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { orderNumberFrom } from '#adapters/provider/order/order-number.ts'
import { ORDER_CODE_DIGITS } from '#core/checkout/order-code.ts'
import { ORDER_NUMBER_SIGNS, parseOrderCode, parseOrderNumber } from '#core/checkout/order-status-form.ts'
import { forAll } from '#test/for-all.ts'

const blank = fc.constantFrom('', ' ', '-', '  ', ' - ', '\t')

/** A text as people write it: blanks and dashes anywhere. */
const spaced = (text: string) =>
  fc
    .array(blank, { minLength: text.length, maxLength: text.length })
    .map((blanks) => Array.from(text, (sign, at) => `${sign}${blanks[at] ?? ''}`).join(''))

describe('parseOrderNumber', () => {
  it('parses every issued order number in any typed form (MSG-07)', () => {
    const written = fc
      .uuid()
      .map(orderNumberFrom)
      .chain((number) => spaced(number.replace('-', '')).map((text) => ({ number, text })))
    forAll(written, fc.boolean(), ({ number, text }, isLower) => {
      expect(parseOrderNumber(isLower ? text.toLowerCase() : text)).toEqual(E.right(number))
    })
  })

  it('refuses anything else (MSG-07)', () => {
    forAll(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const read = parseOrderNumber(text)
      const signs = text.replace(/[\s-]/g, '')
      if (E.isRight(read)) expect(read.right).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)
      else expect(read.left._tag === 'OrderNumberMissing').toBe(signs === '')
    })
    for (const text of ['4K7MP-9QRT', '4K7MP-9QRTXX', '4K7MP-9QRTÑ', '٤K7MP-9QRTX'])
      expect(parseOrderNumber(text)).toEqual(E.left({ _tag: 'OrderNumberMalformed' }))
    expect(ORDER_NUMBER_SIGNS).toBe(10)
  })
})

describe('parseOrderCode', () => {
  it('parses the digits of a code, with or without blanks (MSG-07)', () => {
    const code = fc.stringMatching(new RegExp(`^[0-9]{${ORDER_CODE_DIGITS}}$`))
    const written = code.chain((digits) => spaced(digits).map((text) => ({ digits, text })))
    forAll(written, ({ digits, text }) => {
      expect(parseOrderCode(text)).toEqual(E.right(digits))
    })
  })

  it('distinguishes a missing code from an invalid one (MSG-07)', () => {
    for (const text of ['', ' - ']) expect(parseOrderCode(text)).toEqual(E.left({ _tag: 'OrderCodeMissing' }))
    for (const text of ['12345', '1234567', '12345a', '١٢٣٤٥٦'])
      expect(parseOrderCode(text)).toEqual(E.left({ _tag: 'OrderCodeMalformed' }))
  })
})
