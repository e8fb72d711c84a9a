import type { AddressForm } from '../address/address-form.ts'
import type { CarriedParameter } from '../affiliate/marketing-parameters.ts'
import { RETURN_USER_SOURCE } from '../localization/localization.ts'
import { addressParameters, marketingParameters, visitParameters } from '../query/query-parameters.ts'
import type { Query } from '../query/query.ts'
import { readParameters } from '../query/query.ts'

/** Path of the address step. Outside the table, because public page islands need nothing else of it. */
export const localizationPath = '/address/localization'

/** The page that checks an address without opening a session (LOC-38). */
export const serviceabilityCheckPath = '/address/serviceability-check'

/** Writes a text for a query. A lone surrogate cannot be written in a URL and becomes the replacement character. */
const inQuery = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))

/** Writes an address, and marketing parameters, as the query of a url with its question mark (RTE-02, AFF-06). */
export const addressSearch = (
  { street, unit, zip }: AddressForm,
  carried: readonly CarriedParameter[] = [],
): string => {
  const query = [
    [addressParameters.street, street],
    [addressParameters.unit, unit],
    [addressParameters.zip, zip],
    ...carried,
  ] as const
  return `?${query.map(([name, text]) => `${name}=${inQuery(text)}`).join('&')}`
}

/**
 * Returns the link to the localization page with an address, and with marketing parameters, in its query; the page
 * fills itself and submits (RTE-02, AFF-06).
 */
export const localizationHref = (form: AddressForm, carried: readonly CarriedParameter[] = []): string =>
  `${localizationPath}${addressSearch(form, carried)}`

/** Returns the link to the localization page for a visit of a campaign, whose prices the shop then shows (CAT-09). */
export const campaignHref = (campaign: string): string =>
  `${localizationPath}?${marketingParameters.campaign}=${inQuery(campaign)}`

/** The link with which a returning visitor continues the order, without the stored address (LOC-21). */
export const RETURN_HREF = `${localizationPath}?${visitParameters.source}=${RETURN_USER_SOURCE}`

/** Returns the link with which a returning visitor continues at the stored address (LOC-21). */
export const returnHref = (form: AddressForm, carried: readonly CarriedParameter[]): string =>
  localizationHref(form, [...carried, [visitParameters.source, RETURN_USER_SOURCE]])

/** Returns the source of the address in a query, if it is the stored one of a returning visitor (LOC-21). */
export const sourceIn = (query: Query): typeof RETURN_USER_SOURCE | undefined =>
  readParameters(visitParameters, query).source === RETURN_USER_SOURCE ? RETURN_USER_SOURCE : undefined
