/** The page of terms and privacy, as `routes.json` lists it. */
export const termsPath = '/terms-policy'
