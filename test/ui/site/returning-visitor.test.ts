import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import { storedKeys } from '#core/localization/stored-keys.ts'
import { Hero } from '#ui/site/sections/hero.tsx'
import { writePage } from '#ui/site/site-records.ts'
import { returnAddress } from '#ui/site/islands/returning-visitor.ts'
import { addressForm } from '#test/arbitraries/address.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const stored = fc.record({
  street: fc.option(anyText),
  apt: fc.option(anyText),
  zip: fc.option(anyText),
  cart: fc.option(anyText),
})

const readerOf =
  (entries: Readonly<Partial<Record<keyof typeof storedKeys, string | null>>>) =>
  (key: string): string | null =>
    Object.entries(entries).find(([name]) => storedKeys[name as keyof typeof storedKeys] === key)?.[1] ?? null

describe('Hero', () => {
  it('has the way back to an order only where the store recognizes returning visitors (LOC-20)', () => {
    const section = writePage(cometa, '/').page.sections.find((found) => found.kind === 'hero')
    if (section?.kind !== 'hero') throw new Error('no hero')
    const isShown = (returnVisitorExperience: boolean): boolean =>
      renderToStaticMarkup(Hero({ section, brand: { ...cometa, returnVisitorExperience } })).includes(
        'data-returning',
      )
    expect([true, false].map(isShown)).toEqual([true, false])
  })
})

describe('returnAddress', () => {
  it('is the stored address of a visitor with a saved cart (LOC-20)', () =>
    forAll(addressForm, fc.boolean(), (form, hasCart) => {
      const { street, unit, zip } = form
      const read = readerOf({ street, apt: unit, zip, cart: hasCart ? '{}' : null })
      const isValid = parseAddressForm(form)._tag === 'Right'
      expect(returnAddress(read)).toEqual(hasCart && isValid ? form : null)
    }))

  it('is never an address that the form refuses, whatever is stored (LOC-20)', () => {
    forAll(stored, (entries) => {
      const address = returnAddress(readerOf(entries))
      expect(address === null || parseAddressForm(address)._tag === 'Right').toBe(true)
    })
    expect(returnAddress(() => null)).toBeNull()
  })
})
