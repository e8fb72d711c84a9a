import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import { EMERGENCY_CALLS, offeredAgreements } from '#core/checkout/offered-agreements.ts'
import { experimentVariants } from '#core/experiments/experiment.ts'

describe('offeredAgreements', () => {
  it.each([...experimentVariants.autoPayTargetActivity, 'unknown', undefined])(
    'leaves out automatic payments in one variant alone, and nothing else: %s (EXP-05)',
    (variant) => {
      const offered = offeredAgreements(cometa.agreements, ['Voice'], variant)
      const left = cometa.agreements.filter((agreement) => !offered.includes(agreement))
      expect(left.map(({ grants }) => grants)).toEqual(variant === 'withheld' ? ['automaticPayments'] : [])
    },
  )

  it.each([cometa, brisa])(
    'requires the agreement about emergency calls with a telephone at home alone, in each brand (CHK-25)',
    ({ agreements }) => {
      const all = requiredAgreements(offeredAgreements(agreements, ['Internet', 'Voice'], undefined))
      expect(all.filter(({ id }) => id === EMERGENCY_CALLS)).toHaveLength(1)
      const others = offeredAgreements(agreements, ['Internet', 'TV', 'Mobile'], undefined)
      expect(others).toEqual(agreements.filter(({ id }) => id !== EMERGENCY_CALLS))
    },
  )
})
