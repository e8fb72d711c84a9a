import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartMarkers } from '#core/cart/cart.ts'
import { mappedPlace } from '#core/localization/next-move.ts'
import type { KeptVisit, OpenVisit } from '#core/localization/return-visitor.ts'
import { RETURN_USER_SOURCE } from '#core/localization/localization.ts'
import { returnVisitor, startOfReturn, startOfVisit } from '#core/localization/return-visitor.ts'
import { HOSTS, foreignUrl, ourUrl } from '#test/arbitraries/place.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const savedStreet = fc.constantFrom('', ' ', '1 Main St')

const keptVisit: fc.Arbitrary<KeptVisit> = fc.record({
  isEnabled: fc.boolean(),
  address: fc.option(fc.record({ street: savedStreet, zip: savedStreet })),
  restorationData: fc.option(fc.constantFrom('', '\n', '{}')),
})

const openVisit: fc.Arbitrary<OpenVisit> = fc.record({
  isAlive: fc.oneof(fc.constant(true), fc.boolean()),
  productTypes: fc.nat(3),
  offers: fc.nat(2),
  marker: fc.constantFrom(...cartMarkers),
  mappedUrl: fc.oneof(ourUrl, fc.option(foreignUrl)),
  hosts: fc.constant(HOSTS),
})

describe('returnVisitor', () => {
  it('requires the feature flag, a saved street and zip, and a cart to restore (LOC-20)', () =>
    forAll(keptVisit, (visit) => {
      const { isReturning, reason } = returnVisitor(visit)
      const facts = {
        isEnabled: visit.isEnabled,
        hasStreet: visit.address?.street === '1 Main St',
        hasZip: visit.address?.zip === '1 Main St',
        hasCart: visit.restorationData === '{}',
      }
      expect(reason).toEqual({ rule: 'LOC-20', facts })
      expect(isReturning).toBe(!Object.values(facts).includes(false))
    }))
})

describe('startOfReturn', () => {
  it('goes to the mapped URL in a live session with more than one product type, and otherwise localizes the saved address (LOC-21)', () => {
    forAll(openVisit, (visit) => {
      const place = mappedPlace(visit.mappedUrl, HOSTS)
      const { move, reason } = startOfReturn(visit)
      const isOpen = visit.isAlive && visit.productTypes >= 2 && place !== null
      expect(move).toEqual(
        isOpen ? { _tag: 'GoTo', place } : { _tag: 'Localize', source: RETURN_USER_SOURCE },
      )
      const { isAlive, productTypes } = visit
      expect(reason).toEqual({ rule: 'LOC-21', facts: { isAlive, productTypes, isMapped: place !== null } })
    })
    expect(RETURN_USER_SOURCE).toBe('return-user-address')
  })
})

const ready: OpenVisit = {
  isAlive: true,
  productTypes: 2,
  offers: 1,
  marker: 'active',
  mappedUrl: '/buy/products',
  hosts: HOSTS,
}

describe('startOfVisit', () => {
  it.each<[Partial<OpenVisit>, boolean, boolean]>([
    [{}, true, true],
    [{ isAlive: false }, false, false],
    [{ productTypes: 1 }, false, true],
    [{ offers: 0 }, true, false],
    [{ marker: 'ordered' }, true, false],
    [{ mappedUrl: null }, false, false],
    [{ mappedUrl: '//evil.example' }, false, false],
  ])('with %j goes straight as each rule says (LOC-21, LOC-22)', (lack, ofReturn, ofVisit) => {
    const visit = { ...ready, ...lack }
    expect(startOfReturn(visit).move._tag).toBe(ofReturn ? 'GoTo' : 'Localize')
    expect(startOfVisit(visit).move._tag).toBe(ofVisit ? 'GoTo' : 'Localize')
  })

  it('goes directly to the mapped URL with a live session, offers and a cart that is not ordered (LOC-22)', () =>
    forAll(openVisit, (visit) => {
      const place = mappedPlace(visit.mappedUrl, HOSTS)
      const { isAlive, offers, marker } = visit
      const { move, reason } = startOfVisit(visit)
      const isOpen = isAlive && offers >= 1 && marker === 'active' && place !== null
      expect(move).toEqual(isOpen ? { _tag: 'GoTo', place } : { _tag: 'Localize', source: null })
      expect(reason).toEqual({
        rule: 'LOC-22',
        facts: { isAlive, offers, marker, isMapped: place !== null },
      })
    }))
})
