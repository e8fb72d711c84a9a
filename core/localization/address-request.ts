import type { Address } from '../address/address.ts'
import type { Channel } from '../session/session.ts'
import { PUBLIC_CHANNEL } from '../session/session.ts'
import { characterCount, visible } from '../shared/text.ts'
import type { LocalizationRequest } from './localization.ts'
import type { RETURN_USER_SOURCE } from './localization.ts'

/** Origin of a visit: channel, marketing parameters, and retail partner number. Null for a missing one. */
export type VisitParameters = {
  readonly channel: Channel | null
  readonly vParam: string | null
  readonly campaign: string | null
  readonly retailTransId: string | null
  readonly customerStatus: string | null
}

/** Entry of an address. `hasUnits`: several homes behind the street; `source`: names a stored address (LOC-21). */
export type AddressEntry = {
  readonly hasUnits: boolean
  readonly source: typeof RETURN_USER_SOURCE | null
}

/** Maximum length of a marketing parameter and a retail number, in characters (LOC-23). */
export const VISIT_TEXT_MAX = 64

const NO_BLANK = visible('\\s')

/** Pattern of a parameter of a visit: plain text without outer white space (LOC-23). */
export const VISIT_TEXT = new RegExp(`^${NO_BLANK}(?:${visible()}*${NO_BLANK})?$`, 'u')

/** Checks whether text is a valid parameter of a visit (LOC-23). */
export const isVisitText = (text: string): boolean =>
  characterCount(text) <= VISIT_TEXT_MAX && VISIT_TEXT.test(text)

const valid = (text: string | null): string | null => (text !== null && isVisitText(text) ? text : null)

/**
 * Builds the request of the address call: the address, the parameters of the visit, which has the public channel if it
 * names none, the retail number for the retail channel only, multiple units only while no unit is given, and the source
 * of a stored address. Invalid parameters are left out, because anybody can write a url (LOC-21, LOC-23).
 */
export const localizationRequest = (
  address: Address,
  { channel: named, ...visit }: VisitParameters,
  { hasUnits, source }: AddressEntry,
): LocalizationRequest => {
  const channel = named ?? PUBLIC_CHANNEL
  const [vParam, campaign, customerStatus] = [visit.vParam, visit.campaign, visit.customerStatus].map(valid)
  const retailTransId = channel === 'etail' ? valid(visit.retailTransId) : null
  return {
    address,
    channel,
    returnNearbyMatch: true,
    isMultipleAptUnit: hasUnits && address.unit === '',
    ...(vParam && { vParam }),
    ...(campaign && { campaign }),
    ...(customerStatus && { customerStatus }),
    ...(retailTransId && { retailTransId }),
    ...(source === null ? {} : { source }),
  }
}
