import { carriedParameters, marketingParameters } from '#core/affiliate/marketing-parameters.ts'
import { isVisitText } from '#core/localization/address-request.ts'
import { parseQuery } from './address-query.ts'

/** Returns the marketing parameter of a visit from its query. Undefined if it is missing, or not what an address call takes (LOC-23). */
export const vParamIn = (search: string): string | undefined => {
  const query = new Map(Object.entries(parseQuery(search)))
  const carried = new Map(carriedParameters((name) => query.get(name) ?? null))
  const vParam = carried.get(marketingParameters.vParam)
  return vParam !== undefined && isVisitText(vParam) ? vParam : undefined
}
