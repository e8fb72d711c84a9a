import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import type { NumberedIdentification } from '#core/risk/identification-type.ts'
import { type ClearIdentification, parseIdentification } from '#core/risk/risk.ts'
import { accepted } from './accepted.ts'
import { digits } from './card.arbitrary.ts'

/** Prefixes that each type may begin with, so that few drawn numbers are thrown away. */
const prefixes: Record<NumberedIdentification, readonly string[]> = {
  SSN: ['001', '219', '555', '665', '667', '899'],
  ITIN: ['900', '912', '999'],
  EIN: ['01', '12', '30', '88', '99'],
}

export const numberedIdentification: fc.Arbitrary<NumberedIdentification> = fc.constantFrom(
  'SSN',
  'ITIN',
  'EIN',
)

/** Numbers of every type, in the forms the tax office gives out. */
export const clearIdentification: fc.Arbitrary<ClearIdentification> = numberedIdentification.chain((type) =>
  fc
    .constantFrom(...prefixes[type])
    .chain((prefix) => digits(9 - prefix.length).map((rest) => parseIdentification(type, prefix + rest)))
    .filter(E.isRight)
    .map(accepted),
)
