import { either as E } from 'fp-ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays } from '../shared/plain-date.ts'
import type { MobilePlan } from './mobile-plan.ts'
import type { MobileFailure } from './mobile.failure.ts'

/** How long who comes to Unlimited Plus from another plan waits for Anytime Upgrade, in days (MOB-16). */
export const UPGRADE_WAIT_DAYS = 30

/** `from`: the first day on which the device can be changed; null where no day is. */
export type UpgradeDecision = {
  readonly isAllowed: boolean
  readonly reason: 'NeedsUnlimitedPlus' | 'PlusFromTheStart' | 'Waiting' | 'WaitOver'
  readonly from: PlainDate | null
}

/**
 * Whether a line may change its device today, and why. `upgradedOn` is the day it came to Unlimited Plus from another plan, null when it
 * began there. Fails with `UpgradeAhead` when that day is still to come (MOB-16).
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
