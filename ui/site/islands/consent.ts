import type { Consent } from '#core/analytics/consent.ts'
import type { ConsentChoice } from '#core/analytics/consent-choice.ts'
import { parseConsent } from '#core/analytics/consent-choice.ts'

/** What the status line says about each choice. */
type ChosenWords = Readonly<Record<ConsentChoice, string>>

/** Shows the current choice on the buttons and in the status line. */
const showChoice = (place: HTMLElement, choice: ConsentChoice | null, words: ChosenWords): void => {
  for (const button of place.querySelectorAll<HTMLElement>('[data-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset['choice'] === choice))
  const status = place.querySelector('[role="status"]')
  if (status !== null && choice !== null) status.textContent = words[choice]
}

/** Gives the choice of a document its behavior. */
export const offerConsent = (
  place: HTMLElement,
  consent: Consent,
  words: ChosenWords,
  changed: () => void,
): void => {
  showChoice(place, consent.read(), words)
  place.addEventListener('click', ({ target }) => {
    const choice = target instanceof HTMLElement ? parseConsent(target.dataset['choice']) : null
    if (choice === null) return
    consent.choose(choice)
    showChoice(place, choice, words)
    changed()
  })
}
