import type { Addresses } from '#ui/app/router.ts'

/** The addresses of a tab without a browser. */
export const tabAt = (href: string) => {
  const history = [href]
  const listeners = new Set<() => void>()
  let index = 0
  const move = (by: number): void => {
    index = Math.min(history.length - 1, Math.max(0, index + by))
    listeners.forEach((listener) => listener())
  }
  const addresses: Addresses = {
    href: () => history[index] ?? '',
    push: (next) => {
      index += 1
      history.splice(index, history.length, next)
    },
    replace: (next) => void history.splice(index, 1, next),
    onMoved: (listener) => void listeners.add(listener),
  }
  return { addresses, history: () => [...history], back: () => move(-1), forward: () => move(1) }
}
