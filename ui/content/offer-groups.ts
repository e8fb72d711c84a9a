/** The television plans. A brand without television has none of their pages. */
export const tvPlans = [
  'tv-stream-latino',
  'tv-stream',
  'tv-mi-plan-latino',
  'tv-select-signature',
  'tv-select-plus',
] as const

/** The offers of every page about mobile service. */
export const mobileOffers = ['internet-500', 'mobile-unlimited', 'mobile-unlimited-plus'] as const
