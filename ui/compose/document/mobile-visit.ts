import { marketingOnDocument } from '#core/guards/mobile-guard.ts'
import { spanishPath } from '#core/shared/language.ts'
import { storageNames } from '#ui/content/browser-entries.ts'

/** Returns the query of this store's referring page; null for other visitors. Back and a reload lead here again. */
const queryBefore = (): string | null => {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') return ''
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return before?.origin === window.location.origin ? before.search : null
}

/** Removes what this browser knows of its session. The next visit of the shop begins a new one. */
const forgetSession = (): void => {
  try {
    for (const name of storageNames.sessionMark) window.localStorage.removeItem(name)
    for (const name of storageNames.draft) window.sessionStorage.removeItem(name)
  } catch {
    // A browser without storage has nothing to forget.
  }
}

/** Completes the marketing parameters of a document of the mobile shop, without a request (GRD-10). */
export const completeMobileVisit = (): void => {
  const { pathname, search, hash } = window.location
  if (!`${spanishPath(pathname)}/`.startsWith('/mobile/')) return
  const completed = marketingOnDocument(search, queryBefore())
  if (completed === null) return
  window.history.replaceState(window.history.state, '', `${pathname}${completed.search}${hash}`)
  if (completed.resetsSession) forgetSession()
}
