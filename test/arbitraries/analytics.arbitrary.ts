import * as fc from 'fast-check'
import { type AnalyticsEvent, analyticsEventNames } from '#core/analytics/analytics-event.ts'
import { experimentVariants } from '#core/experiments/experiment.ts'
import { saleSteps } from '#core/routes/sale-step.ts'

/** An event of a page, with known variants, some variants missing, and unknown ones. */
export const analyticsEvent: fc.Arbitrary<AnalyticsEvent> = fc.record({
  name: fc.constantFrom(...analyticsEventNames),
  at: fc.constantFrom(...saleSteps, '/', '/support'),
  variants: fc.record(
    {
      serviceSelection: fc.constantFrom(...experimentVariants.serviceSelection, 'unknown'),
      couponEntry: fc.constantFrom(...experimentVariants.couponEntry),
    },
    { requiredKeys: [] },
  ),
})
