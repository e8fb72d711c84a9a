/** Finds the server's HTML for visitors without script: an outcome or the address form. */
export const staticOutcome = (): Element | null => document.querySelector('#static-outcome:not(:empty)')

/** The longest wait for a paint, in ms. A page in the background is never painted. */
const PAINT_MS = 300

/** Resolves after the browser painted what the document contains. */
export const whenPainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PAINT_MS)
  })
