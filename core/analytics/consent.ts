/** The choices about analytics, in the order in which they are offered. */
export const consentChoices = ['accepted', 'rejected'] as const

export type ConsentChoice = (typeof consentChoices)[number]

/** The storage key of the choice. Its value is the choice alone, without an identifier (ANL-02). */
const CONSENT_KEY = 'escaparate-analytics'

/** Returns the choice that a text names, or null. */
export const parseConsent = (text: string | null | undefined): ConsentChoice | null =>
  consentChoices.find((choice) => choice === text) ?? null

/** The choice of the visitor. A browser without storage remembers it for the page. */
export type Consent = {
  /** Returns the choice, or null before it is made. Each read sees a choice of another tab. */
  readonly read: () => ConsentChoice | null
  readonly choose: (choice: ConsentChoice) => void
}

/** The storage that all tabs share. `reach` may throw where storage is denied. */
type ReachStorage = () => {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
}

/** Creates the choice of the visitor over the storage of the browser (ANL-02). */
export const createConsent = (reach: ReachStorage): Consent => {
  let chosen: ConsentChoice | null = null
  return {
    read: () => {
      try {
        return parseConsent(reach().getItem(CONSENT_KEY)) ?? chosen
      } catch {
        return chosen
      }
    },
    choose: (choice) => {
      chosen = choice
      try {
        reach().setItem(CONSENT_KEY, choice)
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  }
}
