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

/** The path of the address call, as the log names it. */
export const ADDRESS_CALL = 'attos/address'

/**
 * Details of a failed address call: its HTTP status as digits (`none` without a response) and its text, the url, a
 * message, and the session. Never the address.
 */
export type LocalizationTrouble = {
  readonly statusCode: string
  readonly statusText: string
  readonly url: string
  readonly message: string
  readonly sessionId: string
}

/**
 * Returns the effects of a failed address call: it is reported as an event, the response code is cleared, loading ends,
 * and the visitor stays (LOC-25).
 */
export const afterLocalizationFailure = (trouble: LocalizationTrouble) => ({
  event: { ...trouble, journey: 'localization', event: 'LocalizationFailed' } as const,
  effects: ['clearResponseCode', 'endLoading'] as const,
  move: { _tag: 'Stay' } as const,
})
