import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasExpired, parseCardNumber, parseCvv, parseExpiry, passesLuhn } from '#core/card/card.ts'
import { CARD_NAME_MAX, parseNameOnCard } from '#core/card/name-on-card.ts'
import { addDays, addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { cardDay, cardExpiry, cardNumber, digits, nameOnCard } from '#test/arbitraries/card.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789/ -٣.')), maxLength: 40 }),
  fc.constantFrom('__proto__', '\u202E4111', '\uD800', 'NaN', '1e19', '０'.repeat(16)),
)

/** The check by its other definition: the last digit fills the doubled sum up to the next ten. */
const luhnOracle = (number: string): boolean => {
  let total = 0
  for (let place = 1; place < number.length; place += 1) {
    const digit = Number(number[number.length - 1 - place])
    total += place % 2 === 1 ? Math.floor((digit * 2) / 10) + ((digit * 2) % 10) : digit
  }
  return (10 - (total % 10)) % 10 === Number(number.at(-1))
}

describe('passesLuhn', () => {
  it('agrees with the check digit definition (CRD-02)', () =>
    forAll(digits(1, 19), (number) => passesLuhn(number) === luhnOracle(number)))

  it('detects any single wrong digit (CRD-02)', () =>
    forAll(cardNumber, fc.nat(18), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
      const at = place % number.length
      const wrong = (Number(number[at]) + shift) % 10
      expect(passesLuhn(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
    }))
})

describe('parseCardNumber', () => {
  it('accepts blanks and hyphens anywhere and returns the digits (CRD-02)', () => {
    const gap = fc.constantFrom('', '', ' ', '-', ' - ')
    forAll(cardNumber, fc.array(gap, { minLength: 19, maxLength: 19 }), (number, gaps) => {
      const typed = Array.from(number, (digit, place) => digit + gaps[place]).join('')
      expect(parseCardNumber(typed)).toEqual(E.right(number))
    })
  })

  it.each(['', ' ', ' - '])('reports a missing number for "%s" (CRD-02)', (text) => {
    expect(parseCardNumber(text)).toEqual(E.left({ _tag: 'NumberMissing' }))
  })

  it.each([
    ['too short', '411111111116'],
    ['too long', '41111111111111111116'],
    ['of a wrong check digit', '4111111111111112'],
    ['too short by one, its check digit right', '411111111117'],
    ['too long by one, its check digit right', '41111111111111111115'],
    ['with a letter', '4111a11111111111'],
    ['of digits of another script', '４１１１１１１１１１１１１１１１'],
    ['with a control', '4111\u0000111111111111'],
  ])('refuses a number %s (CRD-02)', (_, text) => {
    expect(parseCardNumber(text)).toEqual(E.left({ _tag: 'NumberInvalid' }))
  })

  it('accepts only 13 to 19 digits that pass the Luhn check, of any issuer (CRD-01, CRD-02)', () =>
    forAllWith(
      { examples: [['2223003122003222'], ['6445644564456445'], ['3530111333300000'], ['30569309025904']] },
      fc.oneof(digits(1, 25), cardNumber),
      (text) => {
        const isValid = text.length >= 13 && text.length <= 19 && luhnOracle(text)
        expect(parseCardNumber(text)).toEqual(isValid ? E.right(text) : E.left({ _tag: 'NumberInvalid' }))
      },
    ))
})

const typedExpiry = (date: PlainDate): string => `${date.slice(5, 7)}/${date.slice(0, 4)}`

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01' as PlainDate, count))

describe('parseExpiry', () => {
  it('accepts the current month on each of its days, and refuses the previous month (CRD-03)', () =>
    forAllWith(
      { examples: [['2026-12-31'], ['2027-01-01'], ['2028-02-29']] as [PlainDate][] },
      days.filter((day) => day >= '2000-02-01' && day < '2099-12-01'),
      (today) => {
        expect(parseExpiry(typedExpiry(today), today)).toEqual(E.right(today.slice(0, 7)))
        expect(parseExpiry(typedExpiry(addMonths(today, -1)), today)).toEqual(E.left({ _tag: 'CardExpired' }))
        expect(E.isRight(parseExpiry(typedExpiry(addMonths(today, 1)), today))).toBe(true)
      },
    ))

  it('returns the gateway’s year and month, from a two- or four-digit year (CRD-03, CRD-05)', () =>
    forAll(cardExpiry, (expiry) => {
      const [year = '', month = ''] = expiry.split('-')
      const typed = [`${month}/${year}`, `${month}/${year.slice(2)}`, ` ${month} / ${year} `]
      typed.forEach((text) => expect(parseExpiry(text, cardDay)).toEqual(E.right(expiry)))
    }))

  it.each([
    '',
    '00/2030',
    '13/2030',
    '1/2030',
    '2030-01',
    '01/230',
    '01/20300',
    '01/1999',
    '01.2030',
    '0１/2030',
    '01/\u00002030',
    '01/2030x',
    'x01/2030',
  ])('refuses "%s" as malformed (CRD-03)', (text) => {
    expect(parseExpiry(text, cardDay)).toEqual(E.left({ _tag: 'ExpiryMalformed' }))
  })
})

describe('hasExpired', () => {
  it('is true exactly of the months before the current one (CRD-03)', () =>
    forAll(cardExpiry, days, (expiry, today) => {
      expect(hasExpired(expiry, today)).toBe(today > `${expiry}-31`)
    }))
})

describe('parseCvv', () => {
  it('accepts four digits for Amex and three for other cards, with or without gaps (CRD-04)', () =>
    forAll(fc.oneof(cardNumber, digits(0, 19)), digits(0, 6), (number, cvv) => {
      const length = /^3[47]/.test(number) ? 4 : 3
      const spaced = number.replace(/(.{4})/g, '$1 ')
      const expected =
        cvv.length === length ? E.right(cvv) : E.left({ _tag: 'CvvMalformed' as const, length })
      expect(parseCvv(cvv, number)).toEqual(expected)
      expect(parseCvv(cvv, spaced)).toEqual(expected)
    }))

  it.each(['12a', ' 12', '1 2', '-12', '１２３', '1.2'])('refuses "%s" (CRD-04)', (text) => {
    expect(parseCvv(text, '4111111111111111')).toEqual(E.left({ _tag: 'CvvMalformed', length: 3 }))
  })
})

describe('parseNameOnCard', () => {
  it('normalizes and trims a name, and is idempotent (CRD-06)', () =>
    forAll(nameOnCard, (name) => {
      expect(parseNameOnCard(`  ${name.normalize('NFD')} `)).toEqual(E.right(name))
    }))

  it.each(['', '   ', 'A\u0000na', 'Ana \uD800', 'a'.repeat(CARD_NAME_MAX + 1)])(
    'refuses %j (CRD-06)',
    (text) => {
      expect(parseNameOnCard(text)).toEqual(E.left({ _tag: 'NameMissing' }))
    },
  )
})

describe('the card constructors', () => {
  it('return an Either for any text and never throw (CRD-02, CRD-03, CRD-04, CRD-06)', () =>
    forAll(anyText, anyText, (text, other) => {
      const answers = [
        parseCardNumber(text),
        parseExpiry(text, cardDay),
        parseCvv(text, other),
        parseNameOnCard(text),
      ]
      answers.forEach((answer) => expect(answer._tag).toMatch(/^(Left|Right)$/))
    }))
})
