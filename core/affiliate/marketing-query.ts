import { either as E } from 'fp-ts'
import type { Query } from '../shared/query.ts'
import { isPlainText } from '../shared/text.ts'
import type { MarketingFailure } from './affiliate.failure.ts'
import { MARKETING_MAX, marketingParameters } from './marketing-parameters.ts'

export type MarketingParameter = keyof typeof marketingParameters

/** The marketing parameters of a landing page. Null for a missing parameter. */
export type Marketing = Readonly<Record<MarketingParameter, string | null>>

/** A visit without marketing parameters. */
export const NO_MARKETING: Marketing = {
  vParam: null,
  affiliate: null,
  campaign: null,
  offerId: null,
  customerStatus: null,
  locationKey: null,
  campaignDate: null,
  chatIntent: null,
}

const isParameter = (name: string): name is MarketingParameter => name in marketingParameters

/**
 * Parses the marketing parameters of a query, without outer white space. An empty parameter counts as missing. Fails with the first that is
 * too long or malformed (AFF-05).
 */
export const parseMarketing = (query: Query): E.Either<MarketingFailure, Marketing> => {
  const marketing: Record<MarketingParameter, string | null> = { ...NO_MARKETING }
  for (const parameter of Object.keys(marketingParameters).filter(isParameter)) {
    const text = (query.get(marketingParameters[parameter]) ?? '').trim()
    if (text.length > MARKETING_MAX)
      return E.left({ _tag: 'ParameterTooLong', parameter, max: MARKETING_MAX })
    if (!isPlainText(text)) return E.left({ _tag: 'ParameterUnreadable', parameter, text })
    if (text !== '') marketing[parameter] = text
  }
  return E.right(marketing)
}
