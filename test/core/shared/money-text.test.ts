import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoneyText } from '#core/shared/money-text.ts'
import { MAX_CENTS, isCents } from '#core/shared/money.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { anyText, textOf } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

/** An amount as the platform writes it for the United States. */
const written = (amountInCents: number, useGrouping: boolean): string =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, useGrouping }).format(amountInCents / 100)

describe('parseMoneyText', () => {
  it('parses a written amount, with or without dollar sign, grouping and outer blanks (PAY-05)', () => {
    forAllWith({ examples: [[0 as never, true]] }, amount(), fc.boolean(), (cents, useGrouping) => {
      const text = written(cents, useGrouping)
      expect(parseMoneyText(text)).toEqual(E.right(cents))
      expect(parseMoneyText(` $${text}\t`)).toEqual(E.right(cents))
    })
    expect(parseMoneyText('85,50')).toEqual(E.right(8_550))
    expect(parseMoneyText('80')).toEqual(E.right(8_000))
    expect(parseMoneyText('1,234')).toEqual(E.right(123_400))
  })

  it.each(['', ' ', '\t '])('finds no amount in %j (PAY-05)', (text) => {
    expect(parseMoneyText(text)).toEqual(E.left({ _tag: 'MoneyMissing' }))
  })

  it.each([
    '-0.00',
    '-1',
    '+1',
    '1.5',
    '1.005',
    '1.',
    '.50',
    '1234,567',
    '1,2345',
    ',123',
    '1 000',
    '$',
    '$$1',
    '1$',
    'x1',
    '1x',
    '1e3',
    'NaN',
    'Infinity',
    '٣.٠٠',
    '１２',
    '0.00\u0000',
  ])('refuses %j as malformed (PAY-05)', (text) => {
    expect(parseMoneyText(text)).toEqual(E.left({ _tag: 'MoneyMalformed', text }))
  })

  it('accepts amounts up to the largest amount of the store (PAY-05)', () => {
    expect(parseMoneyText('1,000,000.00')).toEqual(E.right(MAX_CENTS))
    for (const text of ['1000000.01', '9'.repeat(400)])
      expect(parseMoneyText(text)).toEqual(E.left({ _tag: 'MoneyOutOfRange', text, max: MAX_CENTS }))
  })

  it('returns only valid cents for any text (PAY-05)', () =>
    forAll(fc.oneof(anyText, textOf('0123456789.,$- ', 0, 14)), (text) => {
      const parsed = parseMoneyText(text)
      if (E.isRight(parsed)) expect(isCents(parsed.right) && parsed.right >= 0).toBe(true)
    }))
})

describe('moneyText', () => {
  it('formats an amount like Intl for the United States, and parses back (VAL-04)', () => {
    forAll(amount(), (cents) => {
      expect(moneyText(cents)).toBe(`$${written(cents, true)}`)
      expect(parseMoneyText(moneyText(cents))).toEqual(E.right(cents))
    })
    expect(moneyText(MAX_CENTS as never)).toBe('$1,000,000.00')
  })
})
