import { either as E } from 'fp-ts'
import { passesLuhn } from '../card/card.ts'
import type { Branded } from '../shared/branded.ts'
import { compactText } from '../shared/text.ts'
import type { ImeiFailure } from './mobile.failure.ts'

/** The fifteen digits that identify a telephone. The last one is a check digit. */
export type Imei = Branded<string, 'Imei'>

export const IMEI_LENGTH = 15

/** Parses fifteen digits with a valid Luhn check, optional blanks and hyphens. Fails with `ImeiFailure` (MOB-11). */
export const parseImei = (text: string): E.Either<ImeiFailure, Imei> => {
  const digits = compactText(text)
  if (digits === '') return E.left({ _tag: 'ImeiMissing' })
  if (!/^[0-9]+$/.test(digits)) return E.left({ _tag: 'ImeiNotDigits' })
  if (digits.length !== IMEI_LENGTH) return E.left({ _tag: 'ImeiLength', length: digits.length })
  return passesLuhn(digits) ? E.right(digits as Imei) : E.left({ _tag: 'ImeiCheckDigit' })
}
