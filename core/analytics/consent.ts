import type { ConsentChoice } from './consent-choice.ts'
import { CONSENT_KEY, parseConsent } from './consent-choice.ts'

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
