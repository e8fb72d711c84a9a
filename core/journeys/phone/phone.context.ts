import { either as E } from 'fp-ts'
import type { PhoneDetails } from '../../phone/phone-details.ts'
import type { LineNumber } from '../../phone/phone-number.ts'
import type { PhoneFailure } from '../../phone/phone.failure.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { PhoneOptions } from '../../ports/phone-calls.ts'
import type { ChangedShop } from '../../ports/promotion-calls.ts'
import type { NumberEntry, NumberRequest, TransferAnswer } from './phone.actors.ts'

/**
 * The numbers of the lines of one product. `request` is the number of another carrier that is being checked, `invalid`
 * why the entered one cannot be checked, and `pending` the details to save.
 */
export type PhoneContext = PhoneOptions & {
  readonly request: NumberRequest | null
  readonly transfer: TransferAnswer | null
  readonly pending: PhoneDetails | null
  readonly invalid: PhoneFailure | null
  readonly failure: OrchestratorFailure | null
}

export type PhoneEvent =
  /** The line gets a number of the list, or one that is assigned later. */
  | { readonly type: 'number.chosen'; readonly lineId: string; readonly number: LineNumber | null }
  /** The line is to keep a number of another carrier. */
  | ({ readonly type: 'number.entered' } & NumberEntry)
  | { readonly type: 'transfer.confirmed' }
  | { readonly type: 'choice.reopened' }
  | { readonly type: 'retry.requested' }

export type Answer<A> = E.Either<OrchestratorFailure, A>

export type Saved = PhoneOptions & ChangedShop

export const present = <A>(value: A | null): A => {
  if (value === null) throw new Error('a telephone request without its data')
  return value
}

export const isPortable = ({
  event: { output },
}: {
  readonly event: { readonly output: Answer<TransferAnswer> }
}): boolean => E.isRight(output) && output.right.isPortable

export const NO_RESULT = { transfer: null, invalid: null, failure: null }
