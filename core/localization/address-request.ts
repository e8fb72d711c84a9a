import { either as E } from 'fp-ts'
import type { AddressForm } from '../address/address-form.ts'
import { parseAddressForm } from '../address/address-form.ts'
import type { Channel } from '../session/session.ts'
import { characterCount, visible } from '../shared/text.ts'
import type { AddressRequestFailure } from './localization.failure.ts'

/** The origin of a visit: its channel, the marketing parameter and the number of the retail partner. */
export type Visit = {
  readonly channel: Channel
  readonly vParam: string | null
  readonly retailTransId: string | null
}

/** Localization options of the address form. `hasUnits` states that several homes are behind the street. */
export type AddressWish = {
  readonly fetchOffers: boolean
  readonly returnNearbyMatch: boolean
  readonly hasUnits: boolean
}

/** The request of the address call, with the names of the specification. */
export type AddressRequest = {
  readonly aptUnit: string
  readonly streetAddress: string
  readonly zipCode: string
  readonly vParam: string | null
  readonly channel: Channel
  readonly retailTransId: string | null
  readonly fetchOffers: boolean
  readonly returnNearbyMatch: boolean
  readonly isMultipleAptUnit: boolean
}

/** Maximum length of a marketing parameter and a retail number, in characters (LOC-23). */
export const VISIT_TEXT_MAX = 64

const NO_BLANK = visible('\\s')

/** Pattern of a parameter of a visit: plain text without outer white space (LOC-23). */
export const VISIT_TEXT = new RegExp(`^${NO_BLANK}(?:${visible()}*${NO_BLANK})?$`, 'u')

/** Checks whether text is a valid parameter of a visit (LOC-23). */
export const isVisitText = (text: string): boolean =>
  characterCount(text) <= VISIT_TEXT_MAX && VISIT_TEXT.test(text)

/**
 * Builds the request from a form and a visit: a complete address, the parameters of the visit, the retail number for the retail channel only,
 * and multiple units only while no unit is given. Fails with the failures of the form, or with the invalid parameter (LOC-23).
 */
export const addressRequest = (
  form: AddressForm,
  { channel, vParam, retailTransId }: Visit,
  { fetchOffers, returnNearbyMatch, hasUnits }: AddressWish,
): E.Either<AddressRequestFailure, AddressRequest> => {
  const parsed = parseAddressForm(form)
  if (E.isLeft(parsed)) return E.left({ _tag: 'AddressIncomplete', errors: parsed.left })
  if (vParam !== null && !isVisitText(vParam)) return E.left({ _tag: 'VParamUnreadable', vParam })
  const retailNumber = channel === 'etail' ? retailTransId : null
  if (retailNumber !== null && !isVisitText(retailNumber))
    return E.left({ _tag: 'RetailTransIdUnreadable', retailTransId: retailNumber })
  const { street, unit, zip } = parsed.right
  return E.right({
    aptUnit: unit,
    streetAddress: street,
    zipCode: zip,
    vParam,
    channel,
    retailTransId: retailNumber,
    fetchOffers,
    returnNearbyMatch,
    isMultipleAptUnit: hasUnits && unit === '',
  })
}
