import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Meanwhile } from '#ui/site/islands/wake-on-intent.ts'
import { wakeOnIntent } from '#ui/site/islands/wake-on-intent.ts'

type Mount = (place: HTMLElement, meanwhile: Meanwhile) => void

/** A page with one place, and the hands of its visitor. */
const buildPage = (isFocused = false) => {
  const place = Object.assign(new EventTarget(), { contains: () => isFocused }) as unknown as HTMLElement
  const page = Object.assign(new EventTarget(), {
    setTimeout: (run: () => void, wait = 0) => setTimeout(run, wait),
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { activeElement: null })
  const mount = vi.fn<Mount>()
  const load = vi.fn<() => Promise<Mount>>(() => Promise.resolve(mount))
  return {
    mount,
    load,
    place,
    start: () => wakeOnIntent(place, load),
    does: (type: string) => place.dispatchEvent(new Event(type)),
    lets: (type: string) => page.dispatchEvent(new Event(type)),
    settle: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
  }
}

describe('wakeOnIntent', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('fetches nothing before the visitor means to use the form', async () => {
    const page = buildPage()
    page.start()
    await page.settle(10_000)
    expect(page.load).not.toHaveBeenCalled()
  })

  it.each(['focusin', 'pointerenter', 'pointerdown', 'input'])(
    'fetches at the first %s, and once',
    async (intent) => {
      const page = buildPage()
      page.start()
      page.does(intent)
      page.does('focusin')
      page.lets('click')
      await page.settle()
      page.does('input')
      expect(page.load).toHaveBeenCalledTimes(1)
      expect(page.mount).toHaveBeenCalledExactlyOnceWith(page.place, { wasRefused: false })
    },
  )

  it('fetches at once when the visitor was there before the script', async () => {
    const page = buildPage(true)
    page.start()
    await page.settle()
    expect(page.mount).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['pointerdown', 'click', 0],
    ['pointerdown', 'pointerup', 350],
    ['pointerdown', 'pointercancel', 0],
    ['compositionstart', 'compositionend', 0],
  ])('exchanges nothing between %s and %s', async (from, to, after) => {
    const page = buildPage()
    page.start()
    page.does('focusin')
    page.does(from)
    await page.settle(10_000)
    expect(page.mount).not.toHaveBeenCalled()
    page.lets(to)
    await page.settle(after)
    expect(page.mount).toHaveBeenCalledTimes(1)
  })

  it('leaves the plain form as it is when the code does not come, and tries again at the next intent', async () => {
    const page = buildPage()
    page.load.mockRejectedValueOnce(new TypeError('offline'))
    page.start()
    page.does('focusin')
    await page.settle()
    expect(page.mount).not.toHaveBeenCalled()
    page.does('input')
    await page.settle()
    expect(page.mount).toHaveBeenCalledTimes(1)
  })

  it('tells the island that the browser refused to send the form meanwhile', async () => {
    const page = buildPage()
    page.start()
    page.does('focusin')
    page.does('invalid')
    await page.settle()
    expect(page.mount).toHaveBeenCalledExactlyOnceWith(page.place, { wasRefused: true })
  })
})
