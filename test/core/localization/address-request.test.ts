import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressEntry, VisitParameters } from '#core/localization/address-request.ts'
import { VISIT_TEXT_MAX, localizationRequest } from '#core/localization/address-request.ts'
import { RETURN_USER_SOURCE } from '#core/localization/localization.ts'
import { channels } from '#core/session/session.ts'
import { address } from '#test/arbitraries/address.arbitrary.ts'
import { unprintable } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const good = fc.constantFrom('x', 'agencia norte', 'v'.repeat(VISIT_TEXT_MAX))
const bad = fc.oneof(fc.constantFrom('', ' x', 'x ', 'v'.repeat(VISIT_TEXT_MAX + 1)), unprintable)

const visit: fc.Arbitrary<VisitParameters> = fc.record({
  channel: fc.constantFrom(...channels),
  vParam: fc.option(good),
  campaign: fc.option(good),
  retailTransId: fc.option(good),
  customerStatus: fc.option(good),
})

const entry: fc.Arbitrary<AddressEntry> = fc.record({
  hasUnits: fc.boolean(),
  source: fc.option(fc.constant(RETURN_USER_SOURCE)),
})

/** The value of a property, or null where it is missing. */
const given = (value: string | undefined): string | null => value ?? null

describe('localizationRequest', () => {
  it('contains address, visit and source; the retail number only for retail, several units only without one (LOC-21, LOC-23)', () =>
    forAll(address, visit, entry, (home, from, entered) => {
      const request = localizationRequest(home, from, entered)
      expect(request).toMatchObject({ address: home, channel: from.channel, returnNearbyMatch: true })
      expect(given(request.vParam)).toBe(from.vParam)
      expect(given(request.campaign)).toBe(from.campaign)
      expect(given(request.retailTransId)).toBe(from.channel === 'etail' ? from.retailTransId : null)
      expect(given(request.source)).toBe(entered.source)
      expect(request.isMultipleAptUnit).toBe(home.unit.length === 0 && entered.hasUnits)
    }))

  it('accepts parameters of up to 64 characters (LOC-23)', () => {
    expect(VISIT_TEXT_MAX).toBe(64)
  })

  it('leaves out invalid parameters of a visit (LOC-23)', () =>
    forAll(address, visit, entry, bad, (home, { channel }, entered, text) => {
      const request = localizationRequest(
        home,
        { channel, vParam: text, campaign: text, retailTransId: text, customerStatus: text },
        entered,
      )
      expect(Object.values(request)).not.toContain(text)
    }))
})
