import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { type Frn, hashOf, labelServices, parseFrn, planIdOf } from '#core/label/plan-id.ts'
import { frn } from '#test/arbitraries/label.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const shortText = anyText.map((text) => text.slice(0, 30))
const offerId = shortText.map((text) => text as OfferId)

describe('parseFrn', () => {
  it.each([
    '',
    '123456789',
    '12345678901',
    ' 123456789',
    '123456789\n',
    '12345 6789',
    '１２３４５６７８９０',
    '-123456789',
  ])('refuses %j (LBL-02)', (text) => {
    expect(parseFrn(text)).toEqual(E.left({ _tag: 'FrnMalformed', frn: text }))
  })

  it('accepts ten digits (LBL-02)', () => {
    expect(parseFrn('0012345678')).toEqual(E.right('0012345678'))
  })
})

describe('hashOf', () => {
  it.each([
    ['', '6c62272e07bb014262b821756295c58d'],
    ['a', 'd228cb696f1a8caf78912b704e4a8964'],
    ['ab', '08809544bbab1be95aa0733055b69a62'],
    ['abc', 'a68d622cec8b5822836dbc7977af7f3b'],
    ['foobar', '343e1662793c64bf6f0d3597ba446f18'],
  ])('is FNV-1a of 128 bit: of %j %s (LBL-02)', (text, expected) => {
    expect(hashOf(text).toString(16).padStart(32, '0')).toBe(expected)
  })
})

describe('planIdOf', () => {
  it('is a letter, the FRN and fifteen letters and digits, for any offer name (LBL-02)', () =>
    forAll(fc.constantFrom(...labelServices), frn, offerId, anyText, (service, provider, id, version) => {
      const planId = planIdOf(service, provider, id, version)
      expect(planId).toMatch(/^[FM]\d{10}[A-Z0-9]{15}$/)
      expect(planId.slice(0, 11)).toBe(`${service === 'fixed' ? 'F' : 'M'}${provider}`)
      expect(planIdOf(service, provider, id, version)).toBe(planId)
    }))

  it('is unique: another offer or another version of the catalogue has another id (LBL-02)', () => {
    const ids = fc.uniqueArray(fc.tuple(offerId, shortText), {
      minLength: 2,
      maxLength: 20,
      comparator: (a, b) => a[0] === b[0] && a[1] === b[1],
    })
    forAllWith(
      {
        examples: [
          [[['a', 'b"'] as never, ['a"', 'b'] as never, ['a","b', ''] as never], '0000000000' as Frn],
        ],
      },
      ids,
      frn,
      (names, provider) => {
        const planIds = names.map(([id, version]) => planIdOf('fixed', provider, id, version))
        expect(new Set(planIds).size).toBe(names.length)
      },
    )
  })

  it('has no collision among twenty thousand (LBL-02)', () => {
    const ids = Array.from({ length: 20_000 }, (_, at) =>
      planIdOf(
        'fixed',
        '0000000000' as Frn,
        `internet-${at % 1_000}` as OfferId,
        `v${Math.floor(at / 1_000)}`,
      ),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is stable across versions (LBL-02)', () => {
    expect(planIdOf('fixed', '0000000000' as Frn, 'internet-500' as OfferId, '2026-11.2')).toBe(
      'F000000000042ZKBH9HKZLCTB9',
    )
    expect(planIdOf('fixed', '0000000000' as Frn, 'internet-1' as OfferId, '1')).toBe(
      'F000000000006SFWZTAC7Y2UH9',
    )
    expect(planIdOf('mobile', '0000000000' as Frn, 'internet-500' as OfferId, '2026-11.2')).toMatch(/^M/)
  })
})
