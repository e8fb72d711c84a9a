import { isPlainText } from '../shared/text.ts'

/** The query parameters for marketing on a landing page (AFF-05). */
export const marketingParameters = {
  vParam: 'vParam',
  affiliate: 'affpn',
  campaign: 'cmp',
  offerId: 'offerid',
  customerStatus: 'customerstatus',
  locationKey: 'referrerlocationkey',
  campaignDate: 'campaigndategenerated',
  chatIntent: 'iva_intent',
} as const

/** Longest marketing parameter, in characters (AFF-05). */
export const MARKETING_MAX = 128

/** The name and text of a parameter that a page passes on to the next one. */
export type CarriedParameter = readonly [name: string, text: string]

/**
 * Returns the marketing parameters that a page passes on, without outer white space. `read` returns every text of a parameter. Empty,
 * repeated, too long and malformed parameters are left out; each is checked on its own (AFF-06).
 */
export const carriedParameters = (read: (name: string) => readonly string[]): readonly CarriedParameter[] =>
  Object.values(marketingParameters).flatMap((name) => {
    const [given = '', ...others] = read(name)
    const text = given.trim()
    const isValid = text !== '' && text.length <= MARKETING_MAX && isPlainText(text)
    return isValid && others.length === 0 ? [[name, text] as const] : []
  })
