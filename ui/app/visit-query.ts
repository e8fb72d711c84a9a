import { parseMarketing } from '#core/affiliate/marketing-query.ts'
import { isVisitText } from '#core/localization/address-request.ts'
import { parseQuery } from './address-query.ts'

/**
 * Returns the marketing parameter of a visit from its query. Undefined if it is missing, if a marketing parameter is malformed (AFF-05), or if
 * the address call does not take it (LOC-23).
 */
export const vParamIn = (search: string): string | undefined => {
  const marketing = parseMarketing(new Map(Object.entries(parseQuery(search))))
  const vParam = marketing._tag === 'Right' ? marketing.right.vParam : null
  return vParam !== null && isVisitText(vParam) ? vParam : undefined
}
