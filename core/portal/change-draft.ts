import type { IdempotencyKey } from '../checkout/order.ts'
import type { CancelReason } from './cancel-reason.ts'
import type { ServiceId } from './portal-account.ts'
import type { OptionId } from './retention-option.ts'
import type { ChangeRequest, ChangeTiming, Disclosure, ReturnMethod } from './service-change.ts'

/** Selection on the way to a cancellation or option. `key` identifies the request, however often it is sent. */
export type ChangeDraft = {
  readonly serviceIds: readonly ServiceId[]
  readonly reason: CancelReason | null
  readonly optionId: OptionId | null
  readonly timing: ChangeTiming
  readonly returnMethod: ReturnMethod
  readonly read: readonly Disclosure[]
  readonly key: IdempotencyKey | null
}

export const EMPTY_CHANGE: ChangeDraft = {
  serviceIds: [],
  reason: null,
  optionId: null,
  timing: 'endOfCycle',
  returnMethod: 'store',
  read: [],
  key: null,
}

/** Returns the cancellation that a draft describes, or null without a service. */
export const cancellationIn = (draft: ChangeDraft): ChangeRequest | null => {
  const [first, ...rest] = draft.serviceIds
  if (first === undefined) return null
  const { reason, timing, returnMethod } = draft
  return { kind: 'cancel', serviceIds: [first, ...rest], reason, timing, returnMethod }
}

/** Returns the acceptance of the option of a draft, or null without one. */
export const acceptanceIn = ({ optionId, reason }: ChangeDraft): ChangeRequest | null =>
  optionId === null ? null : { kind: 'acceptOption', optionId, reason }

/** Checks whether two requests ask for the same change. */
export const isSameRequest = (one: ChangeRequest, other: ChangeRequest): boolean => {
  if (one.kind === 'acceptOption' || other.kind === 'acceptOption')
    return (
      one.kind === 'acceptOption' &&
      other.kind === 'acceptOption' &&
      one.optionId === other.optionId &&
      one.reason === other.reason
    )
  return (
    one.reason === other.reason &&
    one.timing === other.timing &&
    one.returnMethod === other.returnMethod &&
    one.serviceIds.join(' ') === other.serviceIds.join(' ')
  )
}
