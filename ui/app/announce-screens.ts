import type { BrandFace } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { writeTitle } from '#ui/head/document-title.ts'
import type { AppRouter } from './router.tsx'
import { screenTitle } from './screen-title.ts'

/** A part of a new screen that takes the focus in place of its heading, such as the reason why the visitor is back there. */
const FOCUS_FIRST = 'main [data-focus-first]'

const focusHeading = (): void => {
  const first = document.querySelector<HTMLElement>(FOCUS_FIRST)
  if (first !== null) return first.focus()
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

const WATCH_MS = 15_000

/** Focuses the heading, or what goes before it, and the one that takes its place while the screen still loads, until the visitor does something. */
const focusScreen = (): (() => void) => {
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading()
  })
  const stop = (): void => {
    watch.disconnect()
    clearTimeout(timer)
    window.removeEventListener('keydown', stop)
    window.removeEventListener('pointerdown', stop)
  }
  const timer = setTimeout(stop, WATCH_MS)
  window.addEventListener('keydown', stop)
  window.addEventListener('pointerdown', stop)
  watch.observe(document.body, { childList: true, subtree: true })
  focusHeading()
  return stop
}

/** Gives each screen its title, and a new one the focus on its heading, at the top. The first screen leaves the focus alone. */
export const announceScreens = (router: AppRouter, sale: Sale, brand: BrandFace): (() => void) => {
  let shown: string | null = null
  let stopWatching = (): void => undefined
  return router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    writeTitle(screenTitle(sale, brand, pathname))
    if (shown !== null && shown !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      stopWatching()
      stopWatching = focusScreen()
    }
    shown = pathname
  })
}
