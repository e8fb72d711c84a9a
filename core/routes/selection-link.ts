import { marketingParameters } from '../query/query-parameters.ts'
import type { CarriedParameter } from '../affiliate/marketing-parameters.ts'
import { offerSelectionText } from '../affiliate/offer-selection.ts'
import type { CartLine } from '../cart/cart.ts'
import { localizationPath } from './localization-link.ts'

/** Returns the address form link into the shop with these lines and a visit's parameters (AFF-06, AFF-07). */
export const selectionHref = (
  lines: readonly CartLine[],
  carried: readonly CarriedParameter[] = [],
): string => {
  const { offerId } = marketingParameters
  const query = [
    ...carried.filter(([name]) => name !== offerId),
    [offerId, offerSelectionText(lines)] as const,
  ]
  return `${localizationPath}?${query.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')}`
}
