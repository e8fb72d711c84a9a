import type { BrandIdentity } from '#core/brand/brand.ts'
import { onLanguage } from '#ui/content/language.ts'
import type * as ScreenHead from '#ui/head/screen-head.ts'
import type { AppRouter } from './router.tsx'
import { whenIdle } from '#ui/features/shared/when-idle.ts'

/** A part of a new screen that receives the focus instead of the heading, such as the reason for a redirect. */
const FOCUS_FIRST = 'main [data-focus-first]'

const focusHeading = (): void => {
  const first = document.querySelector<HTMLElement>(FOCUS_FIRST)
  if (first !== null) return first.focus()
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

const WATCH_MS = 15_000

/** Focuses the heading, and each replacement while the screen loads, until the visitor presses something. */
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

/** Writes the rest of a screen's head, for links and search engines only. Loads when the browser is idle. */
const describeScreen = (screen: ScreenHead.Screen): void =>
  whenIdle(() => {
    const write = ({ writeScreenHead }: typeof ScreenHead): void => {
      if (window.location.pathname === screen.path) writeScreenHead(screen)
    }
    import('#ui/head/screen-head.ts').then(write, () => undefined)
  })

/** Writes each screen's head and title, in any language. After the first, scrolls up and focuses the heading. */
export const announceScreens = (
  router: Pick<AppRouter, 'subscribe'>,
  brand: BrandIdentity,
  titleOf: (pathname: string) => string,
): (() => void) => {
  let shown: string | null = null
  let stopWatching = (): void => undefined
  const describe = (pathname: string): void => {
    const title = titleOf(pathname)
    document.title = title
    describeScreen({ title, path: pathname, brand })
  }
  const stopLanguage = onLanguage(() => {
    if (shown !== null) describe(shown)
  })
  const stopRendered = router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    describe(pathname)
    if (shown !== null && shown !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      stopWatching()
      stopWatching = focusScreen()
    }
    shown = pathname
  })
  return () => {
    stopRendered()
    stopLanguage()
  }
}
