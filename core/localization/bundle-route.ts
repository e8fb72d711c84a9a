/** The page of homes that are connected already; a url that contains it leads to the bundle (LOC-04). */
export const BUNDLE_ROUTE = '/buy/bundle'
