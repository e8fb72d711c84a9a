import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canLocalizeAutomatically } from '#core/address/address-form.ts'
import { STREET_MAX, UNIT_MAX, ZIP_LENGTH } from '#core/address/address.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { formOfQuery, parseQuery, queryText } from '#ui/app/address-query.ts'
import { address } from '#test/arbitraries/address.arbitrary.ts'
import { unprintable } from '#test/arbitraries/text.arbitrary.ts'

const queryIn = (href: string): string => href.slice(href.indexOf('?'))

describe('formOfQuery', () => {
  it('parses every address that a link carries, with the leading zeros of its zip (ADR-04)', () => {
    fc.assert(
      fc.property(address, (given) => {
        const form = formOfQuery(parseQuery(queryIn(localizationHref(given))))
        expect(form).toEqual({ ...given, street: given.street.trimStart() })
        expect(canLocalizeAutomatically(form)).toBe(given.street.trim().length >= 3)
      }),
    )
  })

  it('keeps every field within its limit, for any query', () => {
    const search = fc.record(
      { a: fc.anything(), aptnum: fc.anything(), zip: fc.oneof(fc.anything(), fc.string()) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(search, (given) => {
        const { street, unit, zip } = formOfQuery(given)
        expect(Array.from(street).length).toBeLessThanOrEqual(STREET_MAX)
        expect(Array.from(unit).length).toBeLessThanOrEqual(UNIT_MAX)
        expect(zip).toMatch(new RegExp(`^[0-9]{0,${ZIP_LENGTH}}$`))
      }),
    )
  })

  it('splits a one-line address, and prefers separate fields (ADR-13)', () => {
    const line = { full_address: '742 Magnolia Ave, Miami, FL 33130' }
    expect(formOfQuery(line)).toEqual({ street: '742 Magnolia Ave', unit: '', zip: '33130' })
    expect(formOfQuery({ ...line, zip: '33131' })).toEqual({
      street: '742 Magnolia Ave',
      unit: '',
      zip: '33131',
    })
    expect(formOfQuery({ full_address: 'Miami' })).toEqual({ street: '', unit: '', zip: '' })
  })

  it('drops invisible characters of a link (VAL-01)', () => {
    fc.assert(
      fc.property(unprintable, (hidden) => {
        const search = { a: `742 ${hidden}Magnolia${hidden}`, aptnum: `${hidden}4B`, zip: '33130' }
        expect(formOfQuery(search)).toEqual({ street: '742 Magnolia', unit: '4B', zip: '33130' })
      }),
    )
  })
})

describe('queryText', () => {
  it('is undone by parseQuery, and keeps texts that look like numbers as they are', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ unit: 'grapheme', minLength: 1 }),
          fc.oneof(text, fc.constantFrom('02134', '1e3', 'true', '"x"')),
        ),
        (search) => {
          const plain = Object.fromEntries(Object.entries(search))
          expect(parseQuery(queryText(plain))).toEqual(plain)
        },
      ),
    )
  })

  it.each(['?a=742%', '?zip=33130&zip=33131'])('reads the malformed query %s as empty (ADR-13)', (search) => {
    expect(parseQuery(search)).toEqual({})
  })

  it('is nothing for a query without a text', () => {
    expect(queryText({})).toBe('')
    expect(queryText({ a: undefined, b: 3 })).toBe('')
  })
})
