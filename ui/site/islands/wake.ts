/**
 * The trigger of an island: the visitor's intent to use it, or also the submit of its plain form, which only script can
 * answer, or also its coming into view.
 */
export type Wake = 'intent' | 'intentOrSubmit' | 'viewOrSubmit'

/** The events that show a visitor's intent to use a form. */
const INTENTS = ['focusin', 'pointerenter', 'pointerdown', 'input'] as const

/** The maximum time between a press and its click, in ms. A press without a click counts as finished after it. */
const CLICK_WITHIN_MS = 350

/** What happened to the plain form before the code loaded: submitted, or refused by the browser. */
export type Meanwhile = { readonly wasRefused: boolean; readonly wasSent: boolean }

/** Returns a function that waits while a press or input composition is in progress. Replacing is then safe. */
const watchInput = (place: HTMLElement): (() => Promise<void>) => {
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
 * Loads an island at the first sign of intent and replaces its plain markup while no input is in progress. If loading
 * fails, the plain markup stays and the next intent tries again.
 */
export const wakeIsland = (
  place: HTMLElement,
  rule: Wake,
  load: () => Promise<(place: HTMLElement, meanwhile: Meanwhile) => void>,
): void => {
  const idle = watchInput(place)
  let isWaking = false
  const meanwhile = { wasRefused: false, wasSent: false }
  const sleep = new AbortController()
  const wake = async (): Promise<void> => {
    if (isWaking) return
    isWaking = true
    try {
      const mount = await load()
      await idle()
      sleep.abort()
      mount(place, meanwhile)
    } catch {
      isWaking = false
    }
  }
  const refused = (): void => {
    meanwhile.wasRefused = true
  }
  const sent = (event: Event): void => {
    event.preventDefault()
    meanwhile.wasSent = true
    void wake()
  }
  place.addEventListener('invalid', refused, { capture: true, signal: sleep.signal })
  if (rule !== 'intent') place.addEventListener('submit', sent, { signal: sleep.signal })
  for (const intent of INTENTS) place.addEventListener(intent, () => void wake(), { signal: sleep.signal })
  if (place.contains(document.activeElement)) void wake()
  if (rule !== 'viewOrSubmit') return
  const view = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void wake()
  })
  view.observe(place)
  sleep.signal.addEventListener('abort', () => view.disconnect())
}
