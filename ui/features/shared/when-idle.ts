/** The longest wait for an idle moment, in ms. Without it, a busy machine may never have one. */
const LONGEST_MS = 2_000

/** Runs work once the browser has nothing else to do, at the latest after two seconds. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LONGEST_MS })
  else setTimeout(work, 200)
}
