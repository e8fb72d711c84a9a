import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressFailure } from '#core/address/address.failure.ts'
import { type FieldMessage, fieldMessage, formLayouts } from '#core/address/field-message.ts'
import { forAll } from '#test/for-all.ts'

const failures: readonly (readonly [AddressFailure, FieldMessage])[] = [
  [{ _tag: 'StreetMissing' }, 'requiredInvalid'],
  [{ _tag: 'StreetStartsWithSpace' }, 'patternInvalid'],
  [{ _tag: 'StreetTooLong', max: 100 }, 'patternInvalid'],
  [{ _tag: 'StreetUnreadable' }, 'patternInvalid'],
  [{ _tag: 'ZipMissing' }, 'requiredInvalid'],
  [{ _tag: 'ZipMalformed' }, 'patternInvalid'],
  [{ _tag: 'UnitTooLong', max: 20 }, 'patternInvalid'],
  [{ _tag: 'UnitUnreadable' }, 'patternInvalid'],
]

describe('fieldMessage', () => {
  it.each(failures)('describes %j as %s (ADR-08)', (failure, message) => {
    for (const layout of formLayouts)
      expect(fieldMessage(layout, { touched: true, submitted: true }, failure)).toBe(message)
  })

  it('appears in the bars once touched and submitted, elsewhere after either (ADR-08)', () => {
    const layout = fc.constantFrom(...formLayouts)
    const failure = fc.constantFrom(...failures.map(([one]) => one))
    forAll(layout, fc.boolean(), fc.boolean(), failure, (shape, touched, submitted, wrong) => {
      const done = [touched, submitted].filter(Boolean).length
      const wanted = ['bar', 'borderlessBar'].includes(shape) ? 2 : 1
      expect(fieldMessage(shape, { touched, submitted }, wrong) !== null).toBe(done >= wanted)
      expect(fieldMessage(shape, { touched, submitted }, null)).toBeNull()
    })
    expect(formLayouts).toEqual(['page', 'bar', 'borderlessBar', 'modal'])
  })
})
