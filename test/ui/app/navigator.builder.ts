import type { SaleStep } from '#core/routes/sale-step.ts'
import type { Navigator, BrowserLocation } from '#ui/app/journey-bridge.ts'

export type Navigation = { readonly path: string; readonly replace: boolean }

const browserLocationOf = (href: string): BrowserLocation => {
  const { pathname, search } = new URL(href, 'http://store.example')
  return { pathname, search }
}

/**
 * Builds a memory history whose navigations resolve at once. `redirect` returns the path that replaces a path,
 * `blocksBack` says where the Back button is blocked.
 */
export const browserAt = (
  href: string,
  redirect: (path: string) => string = (path) => path,
  blocksBack: (path: string) => boolean = () => false,
) => {
  const history = [href]
  const navigations: Navigation[] = []
  const listeners = new Set<(location: BrowserLocation, from: BrowserLocation | null) => void>()
  let index = 0

  const here = (): BrowserLocation => browserLocationOf(history[index] ?? '')
  let from: BrowserLocation | null = null
  const arrive = (refused: SaleStep | null = null): void => {
    const { pathname } = here()
    const path = redirect(pathname)
    if (path !== pathname) history[index] = path
    const left = from
    from = here()
    listeners.forEach((listener) => listener({ ...here(), refused }, left))
  }
  const back = (): void => {
    index = Math.max(0, index - 1)
    arrive()
  }
  const navigator: Navigator = {
    here,
    goBack: back,
    go: (path, { replace }) => {
      navigations.push({ path, replace })
      if (!replace) index += 1
      history.splice(index, history.length, path)
      arrive()
    },
    onArrived: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  return {
    navigator,
    navigations,
    history: () => [...history],
    path: () => here().pathname,
    /** Loads a path in place of this entry. */
    load: (path: string) => {
      history[index] = path
      arrive()
    },
    /** Presses the Back button. */
    back: () => {
      if (!blocksBack(here().pathname)) back()
    },
    forward: () => {
      index = Math.min(history.length - 1, index + 1)
      arrive()
    },
    /** `refused` is the step in whose place the router shows the path. */
    opens: (path: string, refused: SaleStep | null = null) => {
      index += 1
      history.splice(index, history.length, path)
      arrive(refused)
    },
  }
}

/** Runs everything that is queued. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
