import { option as O } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import { compactText } from '../shared/text.ts'
import { UNAMBIGUOUS_ALPHABET, humanReadableCode } from '../shared/human-readable-code.ts'

/** A short code that moves a saved cart to another device, such as `4K7M9QRT`. */
export type TransferCode = Branded<string, 'TransferCode'>

/** Number of symbols of a code (CRT-14). */
export const TRANSFER_CODE_LENGTH = 8

/** How long a code is valid, in milliseconds: long enough to pick up another device (CRT-14). */
export const TRANSFER_CODE_MS = 10 * 60_000

/** Derives a code from a random id of at least 128 bits (CRT-14). */
export const transferCodeFrom = (randomId: string): TransferCode =>
  humanReadableCode(randomId, TRANSFER_CODE_LENGTH) as TransferCode

/** Returns the code in two groups, which are easier to read aloud and to type (CRT-14). */
export const transferCodeText = (code: TransferCode): string =>
  `${code.slice(0, TRANSFER_CODE_LENGTH / 2)}-${code.slice(TRANSFER_CODE_LENGTH / 2)}`

/** Parses a typed code in either case, with optional blanks or hyphens. None for malformed text (CRT-14). */
export const parseTransferCode = (typed: string): O.Option<TransferCode> => {
  const code = compactText(typed).toUpperCase()
  const isCode =
    code.length === TRANSFER_CODE_LENGTH &&
    Array.from(code).every((symbol) => UNAMBIGUOUS_ALPHABET.includes(symbol))
  return isCode ? O.some(code as TransferCode) : O.none
}
