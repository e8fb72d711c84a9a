import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOfBusiness } from '#core/catalog/offer.ts'
import { transferPinUntil } from '#core/phone/transfer-pin.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('transferPinUntil', () => {
  it('is required of mobile lines alone, through today (PHN-09)', () =>
    forAll(fc.constantFrom(...linesOfBusiness), fc.option(plainDate), plainDate, (line, until, today) => {
      const result = transferPinUntil(line, until, today)
      if (line !== 'Mobile') expect(result).toEqual(E.right(null))
      else if (until === null) expect(result).toEqual(E.left({ _tag: 'TransferPinMissing' }))
      else if (until < today) expect(result).toEqual(E.left({ _tag: 'TransferPinExpired', until }))
      else expect(result).toEqual(E.right(until))
    }))
})
