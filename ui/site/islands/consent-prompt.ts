import type { ConsentChoice } from '#core/analytics/consent-choice.ts'

const wantsNoTracking = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/**
 * Shows the choice about analytics. Without a stored choice it stays at the lower edge of the window, unless the browser already says that
 * its user wants no tracking. Its space at the end of the page is reserved, so that nothing moves. `load` fetches its behavior and gives it
 * to the place: at once for a stored choice, otherwise at a press, which counts then. If it can't be loaded, the next press tries again.
 */
export const promptConsent = (
  place: HTMLElement,
  stored: ConsentChoice | null,
  load: () => Promise<void>,
): void => {
  if (stored !== null) return void load().catch(() => undefined)
  place.dataset['consent'] = wantsNoTracking() ? 'ready' : 'asking'
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
