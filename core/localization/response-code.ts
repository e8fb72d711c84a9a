import { either as E } from 'fp-ts'
import type { ResponseCodeFailure } from './localization.failure.ts'

/**
 * What an address look-up can answer. 601 is given by the specification; the other values are not shown there and are
 * chosen here, in one place: 1xx can buy, 2xx buildings under contract, 3xx other shops, 6xx the address itself (LOC-01).
 */
export const responseCodes = {
  serviceable: '100',
  gisBluePreSale: '110',
  gisGreenNotInBiller: '120',
  existingCoverage: '130',
  bulk1: '201',
  bulk2: '202',
  webLead: '301',
  gisWebload: '302',
  commercial: '310',
  addressNotFound: '600',
  unitNotFound: '601',
  multipleUnits: '602',
  activeLocation: '603',
  notServiceable: '604',
} as const

export type ResponseCode = (typeof responseCodes)[keyof typeof responseCodes]

export const isBulkCode = (code: ResponseCode): boolean =>
  code === responseCodes.bulk1 || code === responseCodes.bulk2

const known: readonly string[] = Object.values(responseCodes)

/** A code of the closed list; any other text fails with `ResponseCodeUnknown`, it is never taken for one (LOC-01). */
export const parseResponseCode = (code: string): E.Either<ResponseCodeFailure, ResponseCode> =>
  known.includes(code) ? E.right(code as ResponseCode) : E.left({ _tag: 'ResponseCodeUnknown', code })
