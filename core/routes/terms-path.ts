/** The page of terms and privacy. */
export const termsPath = '/terms-policy'
