import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '#core/localization/outcome.ts'
import { addressCodeMapping } from '#core/routes/address-mapping.ts'
import { outcomePaths, stepOfPath } from '#core/routes/routes.ts'
import { parsePlace } from '#core/shared/place.ts'
import { localizationResponse } from '#test/arbitraries/localization.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('addressCodeMapping', () => {
  it('is the page of the outcome, a path of the store for any configured hosts, and for the service selection that of its variant (LOC-32, RTE-03)', () =>
    forAll(localizationResponse, (response) => {
      const { url } = addressCodeMapping(response)
      const { kind } = outcomeOf(response)
      const isProducts = response.sessionInfo?.serviceSelection === 'products'
      expect(url).toBe(
        kind === 'serviceSelection' && isProducts ? outcomePaths.serviceable : outcomePaths[kind],
      )
      expect(E.isRight(parsePlace(url, []))).toBe(true)
      expect(url === outcomePaths.bundle || stepOfPath(url) !== null).toBe(true)
    }))

  it('preserves previous data exactly while the address is incomplete (LOC-32)', () => {
    const unfinished = ['enterAddress', 'addressNotFound', 'multipleUnits', 'unitNotFound']
    forAll(localizationResponse, (response) => {
      expect(addressCodeMapping(response).shouldClearPreviousData).toBe(
        !unfinished.includes(outcomeOf(response).kind),
      )
    })
  })
})
