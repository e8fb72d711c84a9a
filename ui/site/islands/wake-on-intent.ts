/** What a visitor does who is about to use a form. */
const INTENTS = ['focusin', 'pointerenter', 'pointerdown', 'input'] as const

/** A press whose click does not come within this time, in ms, was none. */
const CLICK_WITHIN_MS = 350

/** What happened to an island's plain markup before its code was there. */
export type Meanwhile = { readonly wasRefused: boolean }

/** Resolves once nobody is in the middle of a press or of composing a letter: then elements may be exchanged. */
const watchHands = (place: HTMLElement): (() => Promise<void>) => {
  let isBusy = false
  const waiting: (() => void)[] = []
  const busy = (): void => {
    isBusy = true
  }
  const free = (): void => {
    isBusy = false
    for (const go of waiting.splice(0)) go()
  }
  place.addEventListener('pointerdown', busy)
  place.addEventListener('compositionstart', busy)
  for (const end of ['click', 'pointercancel', 'compositionend'])
    window.addEventListener(end, () => window.setTimeout(free))
  window.addEventListener('pointerup', () => window.setTimeout(free, CLICK_WITHIN_MS))
  return () =>
    isBusy
      ? new Promise((go) => {
          waiting.push(go)
        })
      : Promise.resolve()
}

/**
 * Fetches an island at the first sign of intent and puts it in place of its plain markup between two movements of the hand. If it
 * can't be fetched the plain markup goes on working, and the next intent tries again.
 */
export const wakeOnIntent = (
  place: HTMLElement,
  load: () => Promise<(place: HTMLElement, meanwhile: Meanwhile) => void>,
): void => {
  const calm = watchHands(place)
  let isWaking = false
  let wasRefused = false
  const sleep = new AbortController()
  const wake = async (): Promise<void> => {
    if (isWaking) return
    isWaking = true
    try {
      const mount = await load()
      await calm()
      sleep.abort()
      mount(place, { wasRefused })
    } catch {
      isWaking = false
    }
  }
  const refused = (): void => {
    wasRefused = true
  }
  place.addEventListener('invalid', refused, { capture: true, signal: sleep.signal })
  for (const intent of INTENTS) place.addEventListener(intent, () => void wake(), { signal: sleep.signal })
  if (place.contains(document.activeElement)) void wake()
}
