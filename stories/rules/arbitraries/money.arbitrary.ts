import * as fc from 'fast-check'
import type { BasisPoints, Cents } from '#core/shared/money.ts'
import { MAX_CENTS, basisPoints, cents } from '#core/shared/money.ts'

/** Amounts from nothing to `max` cents. */
export const amount = (max = MAX_CENTS): fc.Arbitrary<Cents> => fc.integer({ min: 0, max }).map(cents)

/** Tax rates from none to all, and those of states more often. */
export const taxRate: fc.Arbitrary<BasisPoints> = fc
  .oneof(
    fc.integer({ min: 0, max: 1_100 }),
    fc.integer({ min: 0, max: 10_000 }),
    fc.constantFrom(0, 825, 10_000),
  )
  .map(basisPoints)
