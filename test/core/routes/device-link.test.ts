import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { parseQuery } from '#core/query/query.ts'
import { deviceLinkHref, skuIn } from '#core/routes/device-link.ts'
import { forAll } from '#test/for-all.ts'

describe('the link of a device', () => {
  it('names the variant that is read from its query (MOB-36)', () => {
    for (const { sku } of devices.flatMap(({ variants }) => variants)) {
      const { search } = new URL(deviceLinkHref(sku), 'https://tienda.example')
      expect(skuIn(parseQuery(search))).toBe(sku)
    }
  })

  it('names nothing in any other query (MOB-36)', () => {
    forAll(fc.webQueryParameters(), (query) => {
      fc.pre(!/(?:^|&)sku=/.test(query))
      expect(skuIn(parseQuery(query))).toBeNull()
    })
    expect(skuIn(parseQuery('?sku=%3Cb%3E'))).toBeNull()
  })
})
