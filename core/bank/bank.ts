import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import { compactText } from '../shared/text.ts'
import type { AccountKind } from './account-kind.ts'
import { ACCOUNT_MAX, ACCOUNT_MIN } from './account-kind.ts'

export type BankFailure =
  | { readonly _tag: 'RoutingMissing' }
  | { readonly _tag: 'RoutingInvalid' }
  | { readonly _tag: 'AccountMissing' }
  | { readonly _tag: 'AccountInvalid'; readonly min: number; readonly max: number }

/** The nine digits that identify a US bank, with their check digit. */
export type RoutingNumber = Branded<string, 'RoutingNumber'>

/** Four to seventeen digits. Exists in memory only and is never stored. */
export type AccountNumber = Branded<string, 'AccountNumber'>

const WEIGHTS = '371'

/** Checks whether the weighted sum of the nine digits, with weights 3-7-1 in turn, is a multiple of ten (BNK-01). */
const passesRoutingCheck = (digits: string): boolean =>
  Array.from(digits, Number).reduce(
    (total, digit, index) => total + digit * Number(WEIGHTS.charAt(index % 3)),
    0,
  ) %
    10 ===
  0

/** Parses nine digits of a Federal Reserve district with check digit. Allows blanks and hyphens (BNK-01). */
export const parseRouting = (text: string): E.Either<BankFailure, RoutingNumber> => {
  const digits = compactText(text)
  if (digits === '') return E.left({ _tag: 'RoutingMissing' })
  const isDistrict = /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])[0-9]{7}$/.test(digits)
  return isDistrict && passesRoutingCheck(digits)
    ? E.right(digits as RoutingNumber)
    : E.left({ _tag: 'RoutingInvalid' })
}

/** Parses four to seventeen digits that are not all zero. Blanks and hyphens are allowed (BNK-02). */
export const parseAccount = (text: string): E.Either<BankFailure, AccountNumber> => {
  const digits = compactText(text)
  if (digits === '') return E.left({ _tag: 'AccountMissing' })
  const isCounted = digits.length >= ACCOUNT_MIN && digits.length <= ACCOUNT_MAX
  return isCounted && /^[0-9]+$/.test(digits) && !/^0+$/.test(digits)
    ? E.right(digits as AccountNumber)
    : E.left({ _tag: 'AccountInvalid', min: ACCOUNT_MIN, max: ACCOUNT_MAX })
}

/** The data of a bank account that may be stored and shown. */
export type BankSummary = { readonly accountKind: AccountKind; readonly lastFour: string }
