import { SESSION_ABSOLUTE_MS } from '../session/session.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { ResponseCode } from './response-code.ts'
import { responseCodes } from './response-code.ts'

/** How sure an answer about an address is. */
export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** What an answer rests on; `expectsUnits`: its asker says that several homes lie behind a street the network knows as one. */
export type Ground = { readonly code: ResponseCode; readonly expectsUnits: boolean }

/**
 * Low where the address is unknown; medium where only its building is, where network or billing are yet to know the home, or where there may
 * be more homes than one; else high (LOC-27).
 */
export const confidenceOf = ({ code, expectsUnits }: Ground): Confidence => {
  switch (code) {
    case responseCodes.addressNotFound:
      return 'low'
    case responseCodes.unitNotFound:
    case responseCodes.multipleUnits:
    case responseCodes.gisBluePreSale:
    case responseCodes.gisGreenNotInBiller:
      return 'medium'
    default:
      return expectsUnits ? 'medium' : 'high'
  }
}

/** Until when an answer is kept to: as long as a session begun with it can last, and null where it is not sure (LOC-28). */
export const validUntil = (confidence: Confidence, now: EpochMs): EpochMs | null =>
  confidence === 'high' ? ((now + SESSION_ABSOLUTE_MS) as EpochMs) : null
