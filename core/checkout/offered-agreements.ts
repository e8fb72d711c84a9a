import type { Agreement } from './agreement.ts'

/**
 * Returns the agreements that a buyer is offered: those of the brand, without the one of automatic payments in the variant `withheld` of
 * `autoPayTargetActivity` (EXP-05). A missing or unknown variant counts as the control.
 */
export const offeredAgreements = (
  agreements: readonly Agreement[],
  autoPayTargetActivity: string | undefined,
): readonly Agreement[] =>
  autoPayTargetActivity === 'withheld'
    ? agreements.filter(({ grants }) => grants !== 'automaticPayments')
    : agreements
