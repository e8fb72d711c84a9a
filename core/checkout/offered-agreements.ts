import type { LineOfBusiness } from '../catalog/offer.ts'
import type { AcceptedAgreement, Agreement } from './agreement.ts'

/** The id of the agreement about the limits of emergency calls over the internet (47 CFR 9.11, CHK-25). */
export const EMERGENCY_CALLS = 'emergency-calls'

/** Lists agreements for plans of these lines of business: emergency calls only with a home telephone (CHK-25). */
export const applicableAgreements = <Text extends Pick<AcceptedAgreement, 'id'>>(
  agreements: readonly Text[],
  planned: readonly (LineOfBusiness | null)[],
): readonly Text[] => agreements.filter(({ id }) => id !== EMERGENCY_CALLS || planned.includes('Voice'))

/**
 * Returns the agreements a buyer is offered: the brand's for the cart's plans (CHK-25), minus automatic payments in
 * variant `withheld` of `autoPayTargetActivity` (EXP-05). A missing or unknown variant counts as the control.
 */
export const offeredAgreements = (
  agreements: readonly Agreement[],
  planned: readonly (LineOfBusiness | null)[],
  autoPayTargetActivity: string | undefined,
): readonly Agreement[] =>
  applicableAgreements(agreements, planned).filter(
    ({ grants }) => autoPayTargetActivity !== 'withheld' || grants !== 'automaticPayments',
  )
