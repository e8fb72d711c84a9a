import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serviceSelectionPath, serviceSelectionPaths } from '#core/routes/address-mapping.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('serviceSelectionPath', () => {
  it('follows the experiment’s variant, and ignores unknown variants (RTE-03)', () => {
    expect(serviceSelectionPaths).toEqual({ control: '/buy/service-selection', products: '/buy/products' })
    const variant = fc.oneof(anyText, fc.constantFrom('control', 'products', 'constructor'))
    forAll(variant, (text) => {
      const path = Object.entries(serviceSelectionPaths).find(([name]) => name === text)?.[1]
      expect(serviceSelectionPath(text)).toEqual(
        path === undefined ? E.left({ _tag: 'ExperimentUnknown', variant: text }) : E.right(path),
      )
    })
  })
})
