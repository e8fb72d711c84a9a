import { either as E } from 'fp-ts'
import type { AddressForm } from '../address/address-form.ts'
import { parseAddressForm } from '../address/address-form.ts'
import type { Channel } from '../session/session.ts'
import { characterCount, visible } from '../shared/text.ts'
import type { AddressRequestFailure } from './localization.failure.ts'

/** Where a visit comes from: its channel, the marketing parameter and the retail partner's own number of it. */
export type Visit = {
  readonly channel: Channel
  readonly vParam: string | null
  readonly retailTransId: string | null
}

/** What is asked beside the address; `hasUnits` says that more than one home lies behind the street. */
export type AddressWish = {
  readonly fetchOffers: boolean
  readonly returnNearbyMatch: boolean
  readonly hasUnits: boolean
}

/** The address call's request, by the names of the specification. */
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

/** Longest marketing parameter and retail number, in characters (LOC-23). */
export const VISIT_TEXT_MAX = 64

const NO_BLANK = visible('\\s')

/** A visit's parameter: plain text without white space around it (LOC-23). */
export const VISIT_TEXT = new RegExp(`^${NO_BLANK}(?:${visible()}*${NO_BLANK})?$`, 'u')

/** Whether text can be a visit's parameter (LOC-23). */
export const isVisitText = (text: string): boolean =>
  characterCount(text) <= VISIT_TEXT_MAX && VISIT_TEXT.test(text)

/**
 * The request of a form and a visit: a whole address, the visit's parameters, the retail number for the retail channel alone, and several
 * units only while none is named. Fails with the failures of the form, or the parameter that can't be sent (LOC-23).
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
