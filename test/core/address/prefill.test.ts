import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_ADDRESS_FORM, canLocalizeAutomatically } from '#core/address/address-form.ts'
import { STREET_MAX, UNIT_MAX, ZIP_LENGTH } from '#core/address/address.ts'
import { prefilledForm } from '#core/address/prefill.ts'
import { prefillParameters } from '#core/query/query-parameters.ts'
import { parseQuery } from '#core/query/query.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { address } from '#test/arbitraries/address.arbitrary.ts'
import { anyText, unmendable } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const filled = (fields: Readonly<Record<string, string | undefined>>) =>
  prefilledForm(
    new Map(Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, [text]]]))),
  )

const fullAddressText = '742 Magnolia Street, Apt 2B, Miami, FL 33130'

describe('prefilledForm', () => {
  it('reads the query parameters the specification names (ADR-13)', () => {
    expect(Object.values(prefillParameters)).toEqual(['a', 'aptnum', 'zip', 'full_address'])
    expect(filled({})).toEqual(EMPTY_ADDRESS_FORM)
  })

  it('prefers the fields of the query over the full address (ADR-13)', () => {
    const optional = (text: string) => fc.constantFrom(undefined, text)
    const full = optional(fullAddressText)
    forAll(optional('9 Main St'), optional('4B'), optional('02134'), full, (a, aptnum, zip, full) => {
      const parts = full === undefined ? ['', '', ''] : ['742 Magnolia Street', 'Apt 2B', '33130']
      expect(filled({ a, aptnum, zip, full_address: full })).toEqual({
        street: a ?? parts[0],
        unit: aptnum ?? parts[1],
        zip: zip ?? parts[2],
      })
    })
  })

  it('fills an address on one line, with its unit or without (ADR-13)', () => {
    const line = { full_address: '742 Magnolia Ave, Miami, FL 33130' }
    expect(filled(line)).toEqual({ street: '742 Magnolia Ave', unit: '', zip: '33130' })
    expect(filled({ ...line, zip: '33131' }).zip).toBe('33131')
  })

  it('reads every address that a link contains, with the leading zeros of its zip (ADR-04)', () =>
    forAll(address, (given) => {
      const form = prefilledForm(parseQuery(localizationHref(given).replace(/^[^?]*/, '')))
      expect(form).toEqual({ ...given, street: given.street.trimStart() })
      expect(canLocalizeAutomatically(form)).toBe(given.street.trim().length >= 3)
    }))

  it('limits every field, for any query (ADR-13)', () => {
    const text = fc.option(anyText, { nil: undefined })
    forAll(text, text, text, text, (a, aptnum, zip, full) => {
      const form = filled({ a, aptnum, zip, full_address: full })
      expect(Array.from(form.street).length).toBeLessThanOrEqual(STREET_MAX)
      expect(Array.from(form.unit).length).toBeLessThanOrEqual(UNIT_MAX)
      expect(form.zip).toMatch(new RegExp(`^[0-9]{0,${ZIP_LENGTH}}$`))
    })
    expect(filled({ a: 'x'.repeat(STREET_MAX + 1), zip: '33130' })).toEqual({
      street: '',
      unit: '',
      zip: '33130',
    })
  })

  it('drops invisible characters of a link (VAL-01)', () =>
    forAll(unmendable, (hidden) => {
      const search = { a: `742 ${hidden}Magnolia${hidden}`, aptnum: `${hidden}4B`, zip: '33130' }
      expect(filled(search)).toEqual({ street: '742 Magnolia', unit: '4B', zip: '33130' })
    }))

  it('treats an invalid full address as missing, without the fields of the query (ADR-13)', () => {
    for (const full of ['', 'Miami', 'a,b,c,d,e'])
      expect(filled({ a: '742 Magnolia Street', full_address: full })).toEqual({
        ...EMPTY_ADDRESS_FORM,
        street: '742 Magnolia Street',
      })
  })
})
