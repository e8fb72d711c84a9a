import { SESSION_ABSOLUTE_MS } from '../session/session.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { ResponseCode } from './response-code.ts'
import { responseCodes } from './response-code.ts'

/** How reliable a response about an address is. */
export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** Basis of a response. `expectsUnits`: the caller says that the network's one street has several homes. */
export type Ground = { readonly code: ResponseCode; readonly expectsUnits: boolean }

/**
 * Returns the confidence of a response: low where the address is unknown; medium where only the building is known,
 * where network or billing do not know the home yet, or where there may be several homes; otherwise high (LOC-27).
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

/** Returns a response's guarantee: its session's maximum lifetime. Null without high confidence (LOC-28). */
export const validUntil = (confidence: Confidence, now: EpochMs): EpochMs | null =>
  confidence === 'high' ? ((now + SESSION_ABSOLUTE_MS) as EpochMs) : null
