import type { Places, Spot } from '#ui/app/journey-bridge.ts'
import { parseQuery } from '#ui/app/address-query.ts'

export type Went = { readonly path: string; readonly replace: boolean }

const spotOf = (href: string): Spot => {
  const { pathname, search } = new URL(href, 'http://store.example')
  return { pathname, search: parseQuery(search) }
}

/** A browser without a screen: a history to go along, which arrives at once wherever it is sent. */
export const browserAt = (href: string) => {
  const history = [href]
  const went: Went[] = []
  const listeners = new Set<(spot: Spot) => void>()
  let index = 0

  const arrive = (): void => listeners.forEach((listener) => listener(spotOf(history[index] ?? '')))
  const places: Places = {
    here: () => spotOf(history[index] ?? ''),
    go: (path, { replace }) => {
      went.push({ path, replace })
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
    places,
    went,
    history: () => [...history],
    path: () => spotOf(history[index] ?? '').pathname,
    back: () => {
      index = Math.max(0, index - 1)
      arrive()
    },
    forward: () => {
      index = Math.min(history.length - 1, index + 1)
      arrive()
    },
    opens: (path: string) => {
      index += 1
      history.splice(index, history.length, path)
      arrive()
    },
  }
}

/** Lets everything that is queued happen. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
