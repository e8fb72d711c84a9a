import { readMarketing } from '#core/affiliate/marketing-parameters.ts'
import { parseOfferSelection } from '#core/affiliate/offer-selection.ts'
import type { Visit } from '#core/journeys/sale/sale.context.ts'
import { isVisitText } from '#core/localization/address-request.ts'
import { parseQuery } from '#core/query/query.ts'
import { skuIn } from '#core/routes/device-link.ts'

type LinkedVisit = Pick<
  Visit,
  'vParam' | 'campaign' | 'retailTransId' | 'customerStatus' | 'selectedOffers' | 'linkedSku'
>

const taken = (text: string | null): string | undefined =>
  text !== null && isVisitText(text) ? text : undefined

/**
 * Returns the marketing parameters, the selected offers (AFF-07) and the device of its link (MOB-36) of a visit from
 * its query. One is undefined if it is missing or invalid (AFF-05), or if the address call does not take it (LOC-23).
 */
export const readVisit = (search: string): LinkedVisit => {
  const query = parseQuery(search)
  const { vParam, campaign, customerStatus, retailTransId, offerId } = readMarketing(query)
  return {
    vParam: taken(vParam),
    campaign: taken(campaign),
    customerStatus: taken(customerStatus),
    retailTransId: taken(retailTransId),
    linkedSku: skuIn(query) ?? undefined,
    selectedOffers: offerId === null ? undefined : parseOfferSelection(offerId),
  }
}
