import { either as E } from 'fp-ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays } from '../shared/plain-date.ts'
import type { MobilePlan } from './mobile-plan.ts'
import type { MobileFailure } from './mobile.failure.ts'

/** Waiting time for Anytime Upgrade after a change to Unlimited Plus from another plan, in days (MOB-16). */
export const UPGRADE_WAIT_DAYS = 30

/** A decision. `from` is the first day on which the device can be changed, or null without one. */
export type UpgradeDecision = {
  readonly isAllowed: boolean
  readonly reason: 'NeedsUnlimitedPlus' | 'PlusFromTheStart' | 'Waiting' | 'WaitOver'
  readonly from: PlainDate | null
}

/**
 * Decides whether a line may change its device today, and why. `upgradedOn` is the day of the change to Unlimited Plus,
 * null when the line started with it. Fails with `UpgradeAhead` when that day is in the future (MOB-16).
 */
export const decideUpgrade = (
  plan: MobilePlan,
  upgradedOn: PlainDate | null,
  today: PlainDate,
): E.Either<MobileFailure, UpgradeDecision> => {
  if (plan !== 'unlimitedPlus') return E.right({ isAllowed: false, reason: 'NeedsUnlimitedPlus', from: null })
  if (upgradedOn === null) return E.right({ isAllowed: true, reason: 'PlusFromTheStart', from: today })
  if (upgradedOn > today) return E.left({ _tag: 'UpgradeAhead', upgradedOn, today })
  const from = addDays(upgradedOn, UPGRADE_WAIT_DAYS)
  return today < from
    ? E.right({ isAllowed: false, reason: 'Waiting', from })
    : E.right({ isAllowed: true, reason: 'WaitOver', from })
}
