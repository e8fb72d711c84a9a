import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confidenceOf, confidences, validUntil } from '#core/localization/confidence.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { SESSION_ABSOLUTE_MS } from '#core/session/session.ts'
import { responseCode } from '#test/arbitraries/localization.arbitrary.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const { addressNotFound, unitNotFound, multipleUnits, gisBluePreSale, gisGreenNotInBiller } = responseCodes
const unsure: readonly string[] = [unitNotFound, multipleUnits, gisBluePreSale, gisGreenNotInBiller]

describe('confidenceOf', () => {
  it.each(Object.entries(responseCodes))(
    'is by the code alone where no units are expected: %s (LOC-27)',
    (_, code) => {
      const expected = code === addressNotFound ? 'low' : unsure.includes(code) ? 'medium' : 'high'
      expect(confidenceOf({ code, expectsUnits: false })).toBe(expected)
    },
  )

  it('is never higher when units are expected, and then never high (LOC-27)', () =>
    forAll(responseCode, (code) => {
      const rank = (expectsUnits: boolean) => confidences.indexOf(confidenceOf({ code, expectsUnits }))
      expect(rank(true)).toBe(Math.max(rank(false), confidences.indexOf('medium')))
    }))
})

describe('validUntil', () => {
  it('is the maximum session duration for a certain answer, and none otherwise (LOC-28)', () =>
    forAll(fc.constantFrom(...confidences), instant, (confidence, now) => {
      expect(validUntil(confidence, now)).toBe(confidence === 'high' ? now + SESSION_ABSOLUTE_MS : null)
    }))
})
