import type { Portal } from '#core/journeys/portal/portal.ts'
import { TOKEN_VALIDATION_MS } from '#core/portal/token.ts'

/** The part of the page that shows whether it is in use. */
export type UsedPage = {
  readonly onUse: (listener: () => void) => () => void
  readonly onShown: (listener: () => void) => () => void
  readonly isShown: () => boolean
  readonly every: (ms: number, listener: () => void) => () => void
}

/** The page of this browser. */
export const browserPage: UsedPage = {
  onUse: (listener) => {
    window.addEventListener('pointerdown', listener)
    window.addEventListener('keydown', listener)
    return () => {
      window.removeEventListener('pointerdown', listener)
      window.removeEventListener('keydown', listener)
    }
  },
  onShown: (listener) => {
    const look = (): void => {
      if (document.visibilityState === 'visible') listener()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  },
  isShown: () => document.visibilityState === 'visible',
  every: (ms, listener) => {
    const timer = setInterval(listener, ms)
    return () => clearInterval(timer)
  },
}

/**
 * Checks the session once a minute while the page is in the foreground and used, and when it comes back to the
 * foreground (PTL-07). Without use it is left to end, so that a page that was left alone does not stay signed in.
 */
export const watchPortalSession = ({ actor }: Portal, page: UsedPage = browserPage): (() => void) => {
  let isUsed = true
  const check = (): void => {
    isUsed = false
    actor.send({ type: 'session.due' })
  }
  const stops = [
    page.onUse(() => {
      isUsed = true
    }),
    page.onShown(check),
    page.every(TOKEN_VALIDATION_MS, () => {
      if (isUsed && page.isShown()) check()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
