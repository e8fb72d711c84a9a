import { option as O } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import { SPOKEN_SYMBOLS, spokenCode } from '../shared/spoken-code.ts'

/** A short name under which a kept cart is carried to another device, `4K7M9QRT`. */
export type TransferCode = Branded<string, 'TransferCode'>

const LENGTH = 8

/** How long a code may be used, in milliseconds: long enough to take up another device (CRT-14). */
export const TRANSFER_CODE_MS = 10 * 60_000

/** A code from a random name of 128 bits or more (CRT-14). */
export const transferCodeFrom = (randomId: string): TransferCode =>
  spokenCode(randomId, LENGTH) as TransferCode

/** A code as somebody types it, in either case and with blanks or hyphens in it; none when it can be no code (CRT-14). */
export const parseTransferCode = (typed: string): O.Option<TransferCode> => {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode = code.length === LENGTH && Array.from(code).every((symbol) => SPOKEN_SYMBOLS.includes(symbol))
  return isCode ? O.some(code as TransferCode) : O.none
}
