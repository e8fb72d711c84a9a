import { describe, expect, it } from 'vitest'
import { exposuresAt } from '#core/journeys/analytics/observe-sale.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { isShopStep, saleSteps } from '#core/routes/sale-step.ts'

describe('exposuresAt', () => {
  it('exposes a visitor to an experiment only where its variants differ (EXP-04)', () => {
    for (const step of saleSteps)
      for (const outcome of outcomeKinds) {
        const isSelected = outcome === 'serviceSelection' && isShopStep(step) && step !== 'configure'
        expect([step, outcome, exposuresAt(step, outcome)]).toEqual([
          step,
          outcome,
          step === 'configure'
            ? ['couponEntry']
            : step === 'checkout'
              ? ['autoPayTargetActivity']
              : isSelected
                ? ['serviceSelection']
                : [],
        ])
      }
  })
})
