import { parseMarketing } from '#core/affiliate/marketing-query.ts'
import { parseOfferSelection } from '#core/affiliate/offer-selection.ts'
import type { Visit } from '#core/journeys/sale/sale.context.ts'
import { skuInQuery } from '#core/routes/device-link.ts'
import { isVisitText } from '#core/localization/address-request.ts'
import { parseQuery } from './address-query.ts'

type VisitParameters = Pick<Visit, 'vParam' | 'campaign' | 'retailTransId' | 'selectedOffers' | 'linkedSku'>

/** The query parameter with the number of the retail partner. Only the retail channel sends it (LOC-23). */
const RETAIL_NUMBER = 'retailTransId'

const taken = (text: string | null): string | undefined =>
  text !== null && isVisitText(text) ? text : undefined

/**
 * Returns the marketing parameters, the selected offers (AFF-07), the device of its link (MOB-36) and the retail number of a visit from its query. One is undefined if it is missing, if a marketing parameter is malformed
 * (AFF-05), or if the address call does not take it (LOC-23).
 */
export const visitParameters = (search: string): VisitParameters => {
  const query = new Map(Object.entries(parseQuery(search)))
  const retailTransId = taken(query.get(RETAIL_NUMBER) ?? null)
  const linkedSku = skuInQuery(search) ?? undefined
  const marketing = parseMarketing(query)
  if (marketing._tag === 'Left') return { retailTransId, linkedSku }
  const { vParam, campaign, offerId } = marketing.right
  return {
    vParam: taken(vParam),
    campaign: taken(campaign),
    retailTransId,
    linkedSku,
    selectedOffers: offerId === null ? undefined : parseOfferSelection(offerId),
  }
}
