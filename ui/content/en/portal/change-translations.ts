import * as agentWords from './agent.ts'
import * as billingCycleWords from './billing-cycle.ts'
import * as changeReviewWords from './change-review.ts'
import * as changeWords from './change.ts'
import * as disclosuresWords from './disclosures.ts'
import * as reasonsWords from './reasons.ts'
import * as retentionOptionsWords from './retention-options.ts'
import * as switchingWords from './switching.ts'
import * as troubleshootingWords from './troubleshooting.ts'

/** The words of keeping, changing and cancelling in English, by the names of the Spanish ones. */
export const changeTranslations = {
  ...agentWords,
  ...billingCycleWords,
  ...changeReviewWords,
  ...changeWords,
  ...disclosuresWords,
  ...reasonsWords,
  ...retentionOptionsWords,
  ...switchingWords,
  ...troubleshootingWords,
}
