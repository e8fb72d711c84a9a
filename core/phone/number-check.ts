import { either as E } from 'fp-ts'
import type { PhoneFailure } from './phone.failure.ts'
import type { LineNumber } from './phone-number.ts'

/** The request of the number check. */
export type NumberCheckRequest = { readonly telephoneNumber: LineNumber }

/** States of a number in the check's response. Chosen here: the specification gives no values. */
export const numberStatuses = ['active', 'inactive', 'unassigned'] as const
export type NumberStatus = (typeof numberStatuses)[number]

export type NumberCheckAnswer = { readonly telephoneNumber: string; readonly status: string }

/** Whether a number is in use, and why. `isVerified` is null when the check failed. */
export type NumberCheck =
  | { readonly isVerified: true; readonly reason: 'active' }
  | { readonly isVerified: false; readonly reason: 'inactive' | 'unassigned' }
  | { readonly isVerified: null; readonly reason: 'checkUnavailable' }

const checks: Readonly<Record<NumberStatus, NumberCheck>> = {
  active: { isVerified: true, reason: 'active' },
  inactive: { isVerified: false, reason: 'inactive' },
  unassigned: { isVerified: false, reason: 'unassigned' },
}

/**
 * Reads the response of the check for a number (PHN-04). Without a response the result is undecided. Fails with
 * `AnswerAboutAnother` and with `CheckStatusUnknown`.
 */
export const readNumberCheck = (
  { telephoneNumber }: NumberCheckRequest,
  answer: NumberCheckAnswer | null,
): E.Either<PhoneFailure, NumberCheck> => {
  if (answer === null) return E.right({ isVerified: null, reason: 'checkUnavailable' })
  if (answer.telephoneNumber !== telephoneNumber) return E.left({ _tag: 'AnswerAboutAnother' })
  const status = numberStatuses.find((known) => known === answer.status)
  return status === undefined
    ? E.left({ _tag: 'CheckStatusUnknown', status: answer.status })
    : E.right(checks[status])
}
