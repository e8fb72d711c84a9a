/** What a submitted address drops before the address call is made, in order (LOC-24). */
export const resetOnSubmit = [
  'session',
  'offers',
  'checkout',
  'productTypes',
  'productLines',
  'riskFlag',
  'couponData',
] as const

/** What opening the localization page drops, before affiliate and marketing values are read (LOC-24). */
export const resetOnLocalizationPage = ['session', 'offers', 'cart'] as const

/** What an address call that failed tells: status and words of the answer, where it was sent and which session it was of. */
export type LocalizationTrouble = {
  readonly statusCode: number
  readonly statusText: string
  readonly url: string
  readonly message: string
  readonly sessionId: string | null
}

/**
 * What a failed address call does: it is told as an event of the journey, the response code is dropped, loading ends, and the visitor stays
 * (LOC-25).
 */
export const afterLocalizationFailure = (trouble: LocalizationTrouble) => ({
  event: { ...trouble, journey: 'localization', event: 'LocalizationFailed' } as const,
  effects: ['clearResponseCode', 'endLoading'] as const,
  move: { _tag: 'Stay' } as const,
})
