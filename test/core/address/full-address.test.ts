import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STREET_MAX, parseStreet, parseUnit, parseZip } from '#core/address/address.ts'
import { FULL_ADDRESS_MAX, fullAddressIn, parseFullAddress } from '#core/address/full-address.ts'
import { fullAddress } from '#core/address/suggestion.ts'
import { addressForm, suggestion } from '#test/arbitraries/address.arbitrary.ts'
import { anyText, textOf, unmendable } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('parseFullAddress', () => {
  it.each([
    ['742 Magnolia Street, Apt 2B, Miami, FL 33130', '742 Magnolia Street', 'Apt 2B'],
    ['742 Magnolia Street, Miami, FL 33130', '742 Magnolia Street', ''],
    ['742 Magnolia Street , Miami , FL 33130-0001 ', '742 Magnolia Street', ''],
    ['742 Magnolia Street Apt 2B, Miami, FL 33130', '742 Magnolia Street', 'Apt 2B'],
    ['742 Magnolia Street STE. 4, Miami, FL 33130', '742 Magnolia Street', 'STE. 4'],
    ['742 Magnolia Street #2B, Miami FL 33130', '742 Magnolia Street', '#2B'],
    ['742 Magnolia Street # 2B, 33130', '742 Magnolia Street', '# 2B'],
    ['742 Magnolia Street  unidad  7, Miami, FL 33130', '742 Magnolia Street', 'unidad  7'],
    ['742 Magnolia Street Apt 2B rear, Miami, FL 33130', '742 Magnolia Street Apt 2B rear', ''],
    ['Apt 2B, Miami, FL 33130', 'Apt 2B', ''],
    ['12 Suite Street, Miami, FL 33130', '12 Suite Street', ''],
    ['742 Magnolia Street, Miami, FL 33130, USA', '742 Magnolia Street', ''],
    ['742 Magnolia Street, Apt 2B, Miami, FL 33130, U.S.A.', '742 Magnolia Street', 'Apt 2B'],
    ['742 Magnolia Street, Miami, FL 33130, EE. UU.', '742 Magnolia Street', ''],
    ['742 Magnolia Street\nMiami, FL 33130\nEstados Unidos', '742 Magnolia Street Miami', ''],
    ['742 Magnolia Street, Miami, FL, 33130', '742 Magnolia Street', ''],
    ['12 Suite Street Apt 1, Apt 2B, Miami, FL 33130', '12 Suite Street Apt 1', 'Apt 2B'],
  ])('takes %j apart (ADR-12)', (text, street, apt) => {
    expect(parseFullAddress(text)).toEqual(E.right({ street, apt, zip: '33130' }))
  })

  it('accepts any five-digit zip, with or without the four-digit extension (ADR-12)', () => {
    for (const [end, zip] of [
      ['90876', '90876'],
      ['12345-9876', '12345'],
    ])
      expect(parseFullAddress(`1 A, Miami, FL ${end}`)).toEqual(E.right({ street: '1 A', apt: '', zip }))
  })

  it('parses street, unit and zip of any formatted suggestion (ADR-12)', () => {
    const plain = suggestion.map((shown) => ({ ...shown, streetLine: '742 Magnolia Street' }))
    forAll(plain, (shown) => {
      expect(parseFullAddress(fullAddress(shown))).toEqual(
        E.right({ street: '742 Magnolia Street', apt: shown.secondary.trim(), zip: shown.zip }),
      )
    })
  })

  it('never throws, and accepts only what the fields accept (ADR-12)', () => {
    const likely = textOf('12345 ,-#aptFL', 0, 60)
    forAll(fc.oneof(anyText, likely), (text) => {
      const parsed = parseFullAddress(text)
      if (E.isLeft(parsed)) return
      expect(parseStreet(parsed.right.street)).toEqual(E.right(parsed.right.street))
      expect(parseUnit(parsed.right.apt)).toEqual(E.right(parsed.right.apt))
      expect(parseZip(parsed.right.zip)).toEqual(E.right(parsed.right.zip))
    })
  })

  it.each([
    ['', { _tag: 'FullAddressMissing' }],
    [' \n', { _tag: 'FullAddressMissing' }],
    ['742 Magnolia Street', { _tag: 'FullAddressIncomplete', text: '742 Magnolia Street' }],
    ['1 A, 2, 3, 4, FL 33130', { _tag: 'FullAddressTooManyParts', parts: 5 }],
    ['742 Magnolia Street, Miami, FL', { _tag: 'FullAddressWithoutZip', place: 'FL' }],
    ['1 A, Miami, FL 3313', { _tag: 'FullAddressWithoutZip', place: 'FL 3313' }],
    ['1 A, Miami, FL 331300', { _tag: 'FullAddressWithoutZip', place: 'FL 331300' }],
    ['1 A, Miami, FL33130', { _tag: 'FullAddressWithoutZip', place: 'FL33130' }],
    ['1 A, Miami, FL 33130-1', { _tag: 'FullAddressWithoutZip', place: 'FL 33130-1' }],
    ['1 A, Miami, FL 33130 x 1', { _tag: 'FullAddressWithoutZip', place: 'FL 33130 x 1' }],
    [', Miami, FL 33130', { _tag: 'StreetMissing' }],
    [`${'x'.repeat(STREET_MAX + 1)}, FL 33130`, { _tag: 'StreetTooLong', max: STREET_MAX }],
    [`1 A, ${'x'.repeat(21)}, Miami, FL 33130`, { _tag: 'UnitTooLong', max: 20 }],
  ] as const)('says of %j what is wrong (ADR-12)', (text, failure) => {
    expect(parseFullAddress(text)).toEqual(E.left(failure))
  })

  it('rejects text that is too long or unreadable before it parses the parts (ADR-12)', () => {
    const place = ', FL 33130'
    expect(FULL_ADDRESS_MAX).toBe(200)
    const fits = `1${' '.repeat(FULL_ADDRESS_MAX - place.length - 1)}${place}`
    expect(parseFullAddress(fits)).toEqual(E.right({ street: '1', apt: '', zip: '33130' }))
    expect(parseFullAddress(`${fits} `)).toEqual(
      E.left({ _tag: 'FullAddressTooLong', max: FULL_ADDRESS_MAX }),
    )
    forAll(unmendable, (bad) => {
      expect(parseFullAddress(`1 A${bad}, Miami, FL 33130`)).toEqual(
        E.left({ _tag: 'FullAddressUnreadable' }),
      )
    })
  })
})

describe('fullAddressIn', () => {
  it('is the parsed line of the street field; a unit in its own field stays when the line has none (ADR-10)', () =>
    forAll(addressForm, fc.constantFrom('', 'Apt 2B'), (form, apt) => {
      const line = `742 Magnolia Street ${apt}, Miami, FL 33130`
      const typed = parseUnit(form.unit)
      const unit = apt === '' && E.isRight(typed) ? typed.right : apt
      const expected = { street: '742 Magnolia Street', unit, zip: '33130' }
      expect(fullAddressIn({ ...form, street: line })).toEqual(expected)
    }))

  it('is null exactly when the street field has no complete address (ADR-10)', () =>
    forAll(addressForm, anyText, (form, street) => {
      expect(fullAddressIn({ ...form, street }) === null).toBe(E.isLeft(parseFullAddress(street)))
    }))
})
