/** The choices about analytics, in the order in which they are offered. */
export const consentChoices = ['accepted', 'rejected'] as const

export type ConsentChoice = (typeof consentChoices)[number]

/** The storage key of the choice. Its value is the choice alone, without an identifier (ANL-02). */
export const CONSENT_KEY = 'escaparate-analytics'

/** Returns the choice that a text names, or null. */
export const parseConsent = (text: string | null | undefined): ConsentChoice | null =>
  consentChoices.find((choice) => choice === text) ?? null
