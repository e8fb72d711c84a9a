import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitParts, unitTypes } from '#core/address/unit-parts.ts'
import { unit } from '#test/arbitraries/address.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('unitParts', () => {
  it.each([
    ['Apt 4B', 'apartment', '4B'],
    ['apto. 12', 'apartment', '12'],
    ['APARTAMENTO #7', 'apartment', '7'],
    ['Depto 3', 'apartment', '3'],
    ['Unit 12', 'unit', '12'],
    ['Unidad A 2', 'unit', 'A 2'],
    ['Ste. 500', 'suite', '500'],
    ['Suite Ñandú', 'suite', 'Ñandú'],
    ['Piso 2', 'floor', '2'],
    ['Fl 9', 'floor', '9'],
    ['#4', null, '4'],
    ['4B', null, '4B'],
    ['Apt', null, 'Apt'],
    ['Aptly 4', null, 'Aptly 4'],
    ['#', null, '#'],
    ['', null, ''],
  ])('takes %j for %j %j (ADR-15)', (written, type, number) => {
    expect(unitParts(written)).toEqual({ type, number })
  })

  it('ends with the unit number, for any unit designator (ADR-15)', () =>
    forAll(fc.oneof(unit, anyText), (written) => {
      const { type, number } = unitParts(written)
      expect(written.endsWith(number)).toBe(true)
      expect(number === '').toBe(written === '')
      if (type === null) expect(['', '#']).toContain(written.slice(0, written.length - number.length).trim())
      else expect(unitTypes).toContain(type)
    }))
})
