import type { SaleStep } from '../../routes/sale-step.ts'
import type { LocalizationSnapshot } from './localization.selectors.ts'

/** The place of the sale this state is seen at. */
export const localizationStepOf = (
  snapshot: LocalizationSnapshot,
): Extract<SaleStep, 'address' | 'outcome'> =>
  snapshot.matches({ resolution: 'resolved' }) ? 'outcome' : 'address'
