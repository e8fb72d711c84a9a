import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cvvLength, issuerOf, issuerRanges, issuers, type Issuer } from '#core/card/issuer.ts'
import { digits } from '#test/arbitraries/card.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

/** The specification's table, prefix by prefix. */
const table: Readonly<Record<string, Issuer>> = {
  '4': 'Visa',
  '51': 'Mastercard',
  '52': 'Mastercard',
  '53': 'Mastercard',
  '54': 'Mastercard',
  '55': 'Mastercard',
  '34': 'Amex',
  '37': 'Amex',
  '6011': 'Discover',
  '65': 'Discover',
}

const oracle = (number: string): Issuer =>
  Object.entries(table).find(([prefix]) => number.startsWith(prefix))?.[1] ?? 'Unknown'

const beginnings = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'))

describe('issuerRanges', () => {
  it('are disjoint: no prefix belongs to two issuers (CRD-01)', () => {
    const claims = beginnings.map((text) => issuerRanges.filter(([, range]) => range.test(text)).length)
    expect(Math.max(...claims)).toBe(1)
  })

  it('are total with Unknown for other prefixes, regardless of later digits (CRD-01)', () => {
    expect(issuerRanges.map(([issuer]) => issuer)).toEqual(issuers.filter((issuer) => issuer !== 'Unknown'))
    forAll(digits(0, 19), (number) => {
      const claimed = issuerRanges.filter(([, range]) => range.test(number)).map(([issuer]) => issuer)
      expect(claimed.length === 0 ? ['Unknown'] : claimed).toEqual([issuerOf(number)])
    })
  })

  it('match exactly the number of prefixes in the table (CRD-01)', () => {
    const counted = issuers.map((issuer) => beginnings.filter((text) => issuerOf(text) === issuer).length)
    expect(counted).toEqual([1_000, 500, 200, 101, 8_199])
  })
})

describe('issuerOf', () => {
  it('agrees with the table for every four-digit prefix (CRD-01)', () => {
    expect(beginnings.filter((beginning) => issuerOf(beginning) !== oracle(beginning))).toEqual([])
  })

  it('agrees with the table while typing, and ignores digits after the fourth (CRD-01)', () =>
    forAll(digits(0, 19), (number) => {
      expect(issuerOf(number)).toBe(oracle(number))
      if (number.length >= 4) expect(issuerOf(number)).toBe(issuerOf(number.slice(0, 4)))
    }))

  it('returns an issuer of the list for any text (CRD-01)', () =>
    forAll(fc.string({ unit: 'binary' }), (text) => issuers.includes(issuerOf(text))))
})

describe('cvvLength', () => {
  it.each([
    ['Visa', 3],
    ['Mastercard', 3],
    ['Amex', 4],
    ['Discover', 3],
    ['Unknown', 3],
  ] as const)('requires of %s %i digits (CRD-04)', (issuer, length) => {
    expect(cvvLength(issuer)).toBe(length)
  })
})
