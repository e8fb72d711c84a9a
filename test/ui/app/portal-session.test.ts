import { describe, expect, it } from 'vitest'
import { watchPortalSession } from '#ui/app/portal-session.ts'
import { buildPortal } from '#test/builders/portal-visit.builder.ts'

const page = () => {
  const listeners = {
    use: () => undefined as void,
    shown: () => undefined as void,
    tick: () => undefined as void,
  }
  let isShown = true
  let ms = 0
  return {
    listeners,
    hide: () => {
      isShown = false
    },
    ms: () => ms,
    used: {
      onUse: (listener: () => void) => {
        listeners.use = listener
        return () => undefined
      },
      onShown: (listener: () => void) => {
        listeners.shown = listener
        return () => undefined
      },
      isShown: () => isShown,
      every: (every: number, listener: () => void) => {
        ms = every
        listeners.tick = listener
        return () => {
          listeners.tick = () => undefined
        }
      },
    },
  }
}

const watched = async () => {
  const built = buildPortal()
  await built.quiet()
  const parts = page()
  const stop = watchPortalSession(built.portal, parts.used)
  const checks = () => built.made.filter(({ name }) => name === 'portalSession').length - 1
  return { built, checks, stop, ...parts }
}

describe('watchPortalSession', () => {
  it('checks the session once a minute while the page is used (PTL-07)', async () => {
    const { built, checks, listeners, ms } = await watched()
    expect(ms()).toBe(60_000)
    listeners.tick()
    await built.quiet()
    listeners.tick()
    await built.quiet()
    expect(checks()).toBe(1)
    listeners.use()
    listeners.tick()
    await built.quiet()
    expect(checks()).toBe(2)
  })

  it('does not check a page in the background, and checks it once it comes back', async () => {
    const { built, checks, listeners, hide } = await watched()
    hide()
    listeners.tick()
    await built.quiet()
    expect(checks()).toBe(0)
    listeners.shown()
    await built.quiet()
    expect(checks()).toBe(1)
  })

  it('stops checking', async () => {
    const { checks, listeners, stop } = await watched()
    stop()
    listeners.tick()
    expect(checks()).toBe(0)
  })
})
