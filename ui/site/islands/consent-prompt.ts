import type { ConsentChoice } from '#core/analytics/consent-choice.ts'

/**
 * Shows the choice about analytics in the footer. `load` fetches its behavior and gives it to the place: at once for a
 * stored choice, otherwise at a press, which counts then. If it can't be loaded, the next press tries again.
 */
export const promptConsent = (
  place: HTMLElement,
  stored: ConsentChoice | null,
  load: () => Promise<void>,
): void => {
  place.dataset['consent'] = 'ready'
  if (stored !== null) return void load().catch(() => undefined)
  const answer = async (target: EventTarget | null): Promise<void> => {
    try {
      await load()
      if (target instanceof HTMLElement) target.click()
    } catch {
      awaitPress()
    }
  }
  const awaitPress = (): void =>
    place.addEventListener('click', ({ target }) => void answer(target), { once: true })
  awaitPress()
}
