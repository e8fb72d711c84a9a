import { parseMarketing } from '#core/affiliate/marketing-query.ts'
import type { Visit } from '#core/journeys/sale/sale.context.ts'
import { isVisitText } from '#core/localization/address-request.ts'
import { parseQuery } from './address-query.ts'

const taken = (text: string | null): string | undefined =>
  text !== null && isVisitText(text) ? text : undefined

/**
 * Returns the marketing parameters of a visit from its query. One is undefined if it is missing, if a marketing parameter is malformed
 * (AFF-05), or if the address call does not take it (LOC-23).
 */
export const visitParameters = (search: string): Pick<Visit, 'vParam' | 'campaign'> => {
  const marketing = parseMarketing(new Map(Object.entries(parseQuery(search))))
  if (marketing._tag === 'Left') return {}
  const { vParam, campaign } = marketing.right
  return { vParam: taken(vParam), campaign: taken(campaign) }
}
