import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAccount, parseRouting } from '#core/bank/bank.ts'
import { ACCOUNT_MAX, ACCOUNT_MIN, accountKinds, isAccountKind } from '#core/bank/account-kind.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import {
  accountNumber,
  districts,
  routingCheckDigit,
  routingNumber,
} from '#test/arbitraries/bank.arbitrary.ts'
import { digits } from '#test/arbitraries/card.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const invalid = E.left({ _tag: 'RoutingInvalid' })

/** A text with blanks and hyphens put between its characters. */
const spaced = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('', ' ', '-'), { minLength: text.length, maxLength: text.length })
    .map((gaps) => Array.from(text, (character, at) => character + gaps[at]).join(''))

describe('parseRouting', () => {
  it.each(['011000015', '021000021', '026009593', '091000019', '111000025', '121000358', '322271627'])(
    'accepts %s, the number of a real bank (BNK-01)',
    (number) => {
      expect(parseRouting(number)).toEqual(E.right(number))
    },
  )

  it('accepts nine digits of a valid district only with the right check digit (BNK-01)', () =>
    forAll(fc.constantFrom(...districts), digits(6), (district, rest) => {
      const eight = district + rest
      const right = Array.from('0123456789').filter((digit) => E.isRight(parseRouting(eight + digit)))
      expect(right).toEqual([routingCheckDigit(eight)])
    }))

  it('detects every single wrong digit, and swapped neighbors unless they differ by five (BNK-01)', () =>
    forAll(routingNumber, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const mistyped = (Number(number.charAt(at)) + by) % 10
      expect(parseRouting(number.slice(0, at) + mistyped + number.slice(at + 1))).toEqual(invalid)
      const [a, b] = [number.charAt(at), number.charAt(at + 1)]
      fc.pre(b !== '' && Math.abs(Number(a) - Number(b)) % 5 !== 0)
      expect(parseRouting(number.slice(0, at) + b + a + number.slice(at + 2))).toEqual(invalid)
    }))

  it('refuses a number of an unknown district (BNK-01)', () => {
    const others = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).filter(
      (prefix) => !districts.includes(prefix),
    )
    forAll(fc.constantFrom(...others), digits(6), (prefix, rest) => {
      expect(parseRouting(prefix + rest + routingCheckDigit(prefix + rest))).toEqual(invalid)
    })
  })

  it('ignores blanks and hyphens, and no other characters (BNK-01)', () => {
    forAll(
      routingNumber.chain((number) => fc.tuple(fc.constant(number), spaced(number))),
      ([number, typed]) => {
        expect(parseRouting(typed)).toEqual(E.right(number))
      },
    )
    for (const text of ['021000021.', '٠٢١٠٠٠٠٢١', '02100002', '0210000211'])
      expect(parseRouting(text)).toEqual(invalid)
  })

  it('distinguishes an empty field from an invalid one, and returns only nine digits (BNK-01)', () => {
    for (const text of ['', ' ', '- -'])
      expect(parseRouting(text)).toEqual(E.left({ _tag: 'RoutingMissing' }))
    forAll(anyText, (text) => {
      const parsed = parseRouting(text)
      if (E.isRight(parsed)) expect(parsed.right).toMatch(/^[0-9]{9}$/)
    })
  })
})

describe('parseAccount', () => {
  it('accepts four to seventeen digits and preserves leading zeros (BNK-02)', () => {
    forAllWith(
      { examples: [[[accepted(parseAccount('0001')), '0001']]] },
      accountNumber.chain((number) => fc.tuple(fc.constant(number), spaced(number))),
      ([number, typed]) => {
        expect(parseAccount(typed)).toEqual(E.right(number))
      },
    )
    expect([ACCOUNT_MIN, ACCOUNT_MAX]).toEqual([4, 17])
  })

  it('refuses other lengths, zeros only, and anything but digits (BNK-02)', () => {
    const wrong = E.left({ _tag: 'AccountInvalid', min: ACCOUNT_MIN, max: ACCOUNT_MAX })
    for (const text of ['123', '123456789012345678', '0000', '12a4', '١٢٣٤', '1234.'])
      expect(parseAccount(text)).toEqual(wrong)
    for (const text of ['', ' - ']) expect(parseAccount(text)).toEqual(E.left({ _tag: 'AccountMissing' }))
  })

  it('returns only digits for any text (BNK-02)', () =>
    forAll(anyText, (text) => {
      const parsed = parseAccount(text)
      if (E.isRight(parsed)) expect(parsed.right).toMatch(/^[0-9]{4,17}$/)
    }))
})

describe('isAccountKind', () => {
  it('accepts only checking and savings', () => {
    expect(accountKinds.every(isAccountKind)).toBe(true)
    for (const text of ['', 'Checking', 'toString', 'credit']) expect(isAccountKind(text)).toBe(false)
  })
})
