import type { JourneyStep } from '../../routes/sale-step.ts'
import type { LocalizationSnapshot } from './localization.selectors.ts'

/** Returns the step of the sale at which this state is shown. */
export const localizationStepOf = (snapshot: LocalizationSnapshot): JourneyStep<'localization'> =>
  snapshot.matches({ resolution: 'resolved' }) ? 'outcome' : 'address'
