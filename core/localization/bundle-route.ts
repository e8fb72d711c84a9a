/** The page of pre-wired homes. A url that contains it leads to the bundle (LOC-04). */
export const BUNDLE_ROUTE = '/buy/bundle'
