import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_ADDRESS_FORM,
  automaticAddress,
  canLocalizeAutomatically,
  parseAddressForm,
} from '#core/address/address-form.ts'
import { parseStreet, parseUnit, parseZip } from '#core/address/address.ts'
import { address, addressForm, zip } from '#test/arbitraries/address.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const failureOf = <F>(field: E.Either<F, unknown>): F | null => (E.isLeft(field) ? field.left : null)

describe('parseAddressForm', () => {
  it('returns the address of a valid form, and otherwise the failure of each field (ADR-01, ADR-02, ADR-03)', () =>
    forAll(addressForm, (form) => {
      const failures = {
        street: failureOf(parseStreet(form.street)),
        unit: failureOf(parseUnit(form.unit)),
        zip: failureOf(parseZip(form.zip)),
      }
      const parsed = parseAddressForm(form)
      if (Object.values(failures).every((failure) => failure === null)) expect(E.isRight(parsed)).toBe(true)
      else expect(parsed).toEqual(E.left(failures))
    }))

  it('parses an accepted address to itself (ADR-01, ADR-02, ADR-03)', () =>
    forAll(address, (whole) => {
      expect(parseAddressForm(whole)).toEqual(E.right(whole))
    }))

  it('requires street and zip, and never the unit (ADR-01, ADR-02, ADR-03)', () => {
    expect(parseAddressForm(EMPTY_ADDRESS_FORM)).toEqual(
      E.left({ street: { _tag: 'StreetMissing' }, unit: null, zip: { _tag: 'ZipMissing' } }),
    )
  })
})

describe('automaticAddress', () => {
  it('returns the address of an automatically submitted form without wrong fields (ADR-01 to ADR-04)', () =>
    forAll(fc.oneof(addressForm, address), (form) => {
      const parsed = parseAddressForm(form)
      const isSent = canLocalizeAutomatically(form) && E.isRight(parsed)
      expect(automaticAddress(form)).toEqual(isSent ? parsed.right : null)
    }))
})

describe('canLocalizeAutomatically', () => {
  it('depends only on the trimmed street and on five digits of zip (ADR-04)', () =>
    forAllWith(
      { examples: [[{ street: ' 742 Magnolia Street', unit: 'x'.repeat(21), zip: '33130' }]] },
      fc.oneof(addressForm, address),
      (form) => {
        expect(canLocalizeAutomatically(form)).toBe(
          form.street.trim().length > 2 && /^[0-9]{5}$/.test(form.zip),
        )
      },
    ))

  it.each([
    ['12', false],
    ['12 ', false],
    ['1 A', true],
    [' 123 Main', true],
    [`1\u0007 ${'x'.repeat(200)}`, true],
  ])('of the street %j and a complete zip is %s (ADR-04)', (street, expected) =>
    forAllWith({ numRuns: 10 }, zip, (whole) => {
      expect(canLocalizeAutomatically({ street, unit: '', zip: whole })).toBe(expected)
    }),
  )
})
