import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCardNumber, parseExpiry } from '#core/card/card.ts'
import { cardDay, cardExpiry, cardNumber, digits } from '#test/arbitraries/card.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { groupNumber, slashExpiry } from '#ui/features/sale/payment/card-form.view.tsx'
import { forAll } from '#test/for-all.ts'

describe('groupNumber', () => {
  it('returns at most nineteen digits and nothing else', () =>
    forAll(anyText, (text) => {
      expect(groupNumber(text).replaceAll(' ', '')).toBe(text.replace(/\D/g, '').slice(0, 19))
    }))

  it('is idempotent', () =>
    forAll(digits(0, 22), (text) => {
      expect(groupNumber(groupNumber(text))).toBe(groupNumber(text))
    }))

  it('never changes which card it is', () =>
    forAll(cardNumber, (number) => {
      expect(parseCardNumber(groupNumber(number))).toEqual(E.right(number))
    }))

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['41111', '4111 1'],
    ['37828', '3782 8'],
    ['', ''],
  ])('groups %s as on the card', (typed, grouped) => expect(groupNumber(typed)).toBe(grouped))
})

describe('slashExpiry', () => {
  it('is idempotent', () =>
    forAll(fc.oneof(anyText, digits(0, 6)), (text) => {
      expect(slashExpiry(slashExpiry(text))).toBe(slashExpiry(text))
    }))

  it.each([
    '04/31',
    '04/2031',
    '04 / 31',
    '04 / 2031',
    '04-31',
    '4/31',
    '4/2031',
    '0431',
    '042031',
    '2031-04',
    '2031/4',
  ])('reads %s as a browser fills it in (CRD-03)', (filled) =>
    expect(parseExpiry(slashExpiry(filled), cardDay)).toEqual(E.right('2031-04')),
  )

  it('lets every expiry of the core be typed as four digits (CRD-03)', () =>
    forAll(cardExpiry, (expiry) => {
      const typed = expiry.slice(5) + expiry.slice(2, 4)
      expect(parseExpiry(slashExpiry(typed), cardDay)).toEqual(E.right(expiry))
    }))

  it.each([
    ['08', '08'],
    ['08/', '08/'],
    ['083', '08/3'],
    ['8/', '08/'],
    ['8/31', '08/31'],
    ['08/2031', '08/2031'],
  ])('writes %s as %s', (typed, written) => expect(slashExpiry(typed)).toBe(written))
})
