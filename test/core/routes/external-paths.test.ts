import { addressParameters } from '#core/query/query-parameters.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { externalPages, externalPaths, externalUrl } from '#core/routes/external-paths.ts'
import { address } from '#test/arbitraries/address.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('externalUrl', () => {
  it('is the page of the brand, with the address of a web lead only (RTE-09)', () =>
    forAll(fc.constantFrom(...externalPages), fc.option(address), (page, given) => {
      const url = new URL(externalUrl(cometa.links, page, given))
      expect(`${url.origin}${url.pathname}`).toBe(cometa.links[page])
      const isPassed = page === 'webLead' && given !== null
      expect(url.searchParams.get(addressParameters.street)).toBe(isPassed ? given.street : null)
      expect(url.searchParams.get(addressParameters.zip)).toBe(isPassed ? given.zip : null)
    }))
})

describe('externalPaths', () => {
  it('are distinct (RTE-09)', () => {
    expect(new Set(Object.values(externalPaths)).size).toBe(externalPages.length)
  })
})
