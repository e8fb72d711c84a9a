import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { caseLink } from '#stories/rules/case-link.ts'
import { type CartProperties, type CartProperty, holds } from '#stories/rules/properties/cart-property.ts'
import { forAllWith } from '#test/for-all.ts'

/** Tries a property with drawn carts. Its failure names the story that shows the smallest carts. */
export const checkCartProperty = (id: string, { carts, compare }: CartProperty): void => {
  forAllWith(
    {
      reporter: (details) => {
        if (!details.failed) return
        const { seed, counterexamplePath: path, errorInstance: cause } = details
        const link = path === null ? '' : `\n\nStory: ${caseLink({ property: id, seed, path })}`
        throw new Error(`${fc.defaultReportMessage(details)}${link}`, { cause })
      },
    },
    carts,
    (drawn) => {
      const comparison = compare(drawn)
      expect(comparison.actual).toEqual(comparison.expected)
      expect(holds(comparison)).toBe(true)
    },
  )
}

/** Tests each property by its own name. */
export const testCartProperties = (properties: CartProperties): void => {
  for (const [id, property] of Object.entries(properties))
    it(property.name, () => checkCartProperty(id, property))
}
