import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { offeredAgreements } from '#core/checkout/offered-agreements.ts'
import { experimentVariants } from '#core/experiments/experiment.ts'

describe('offeredAgreements', () => {
  it.each([...experimentVariants.autoPayTargetActivity, 'unknown', undefined])(
    'leaves out automatic payments in one variant alone, and nothing else: %s (EXP-05)',
    (variant) => {
      const left = cometa.agreements.filter(
        (agreement) => !offeredAgreements(cometa.agreements, variant).includes(agreement),
      )
      expect(left.map(({ grants }) => grants)).toEqual(variant === 'withheld' ? ['automaticPayments'] : [])
    },
  )
})
