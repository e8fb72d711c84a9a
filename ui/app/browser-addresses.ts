import type { Addresses } from './router.ts'

/** The address bar of the tab and its history. */
export const browserAddresses: Addresses = {
  href: () => `${window.location.pathname}${window.location.search}`,
  push: (href) => window.history.pushState(null, '', href),
  replace: (href) => window.history.replaceState(null, '', href),
  onMoved: (listener) => window.addEventListener('popstate', listener),
}
