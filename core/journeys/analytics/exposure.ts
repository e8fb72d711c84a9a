import type { OutcomeKind } from '../../localization/outcome.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import { isShopStep } from '../../routes/sale-step.ts'
import type { ExperimentName } from '../../experiments/experiment.ts'

/**
 * Returns the experiments whose variant a visitor sees on a step: the destination of the service selection on the first step of such an address,
 * the place of the coupon code in the configuration, and the offer of automatic payments in the checkout (EXP-04).
 */
export const exposuresAt = (step: SaleStep, outcome: OutcomeKind): readonly ExperimentName[] => {
  if (step === 'configure') return ['couponEntry']
  if (step === 'checkout') return ['autoPayTargetActivity']
  return outcome === 'serviceSelection' && isShopStep(step) ? ['serviceSelection'] : []
}
