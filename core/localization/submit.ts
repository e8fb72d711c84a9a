/** The data that submitting an address clears before the address call, in order (LOC-24). */
export const resetOnSubmit = [
  'session',
  'offers',
  'checkout',
  'productTypes',
  'productLines',
  'riskFlag',
  'couponData',
] as const

/** The data that opening the localization page clears, before affiliate and marketing parameters are read (LOC-24). */
export const resetOnLocalizationPage = ['session', 'offers', 'cart'] as const

/** Details of a failed address call: status and text of the response, the url and the session. */
export type LocalizationTrouble = {
  readonly statusCode: number
  readonly statusText: string
  readonly url: string
  readonly message: string
  readonly sessionId: string | null
}

/**
 * Returns the effects of a failed address call: it is reported as an event, the response code is cleared, loading ends, and the visitor stays
 * (LOC-25).
 */
export const afterLocalizationFailure = (trouble: LocalizationTrouble) => ({
  event: { ...trouble, journey: 'localization', event: 'LocalizationFailed' } as const,
  effects: ['clearResponseCode', 'endLoading'] as const,
  move: { _tag: 'Stay' } as const,
})
