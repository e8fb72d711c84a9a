import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Meanwhile, type Wake, wakeIsland } from '#ui/site/islands/wake.ts'

type Mount = (place: HTMLElement, meanwhile: Meanwhile) => void

/** A page with one island, and the input of its visitor. */
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
    start: (rule: Wake = 'intent') => wakeIsland(place, rule, load),
    does: (type: string) => place.dispatchEvent(new Event(type, { cancelable: true })),
    lets: (type: string) => page.dispatchEvent(new Event(type)),
    settle: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
  }
}

describe('wakeIsland', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('loads nothing before the visitor starts to use the form', async () => {
    const page = buildPage()
    page.start()
    await page.settle(10_000)
    expect(page.load).not.toHaveBeenCalled()
  })

  it.each(['focusin', 'pointerenter', 'pointerdown', 'input'])(
    'loads once, at the first %s',
    async (intent) => {
      const page = buildPage()
      page.start()
      page.does(intent)
      page.does('focusin')
      page.lets('click')
      await page.settle()
      page.does('input')
      expect(page.load).toHaveBeenCalledTimes(1)
      expect(page.mount).toHaveBeenCalledExactlyOnceWith(page.place, { wasRefused: false, wasSent: false })
    },
  )

  it('loads at once when the visitor used the form before', async () => {
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

  it('preserves the plain form when the code fails to load, and retries at the next intent', async () => {
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

  it('reports to the island that the browser refused to submit', async () => {
    const page = buildPage()
    page.start()
    page.does('focusin')
    page.does('invalid')
    await page.settle()
    expect(page.mount).toHaveBeenCalledExactlyOnceWith(page.place, { wasRefused: true, wasSent: false })
  })

  it('intercepts an early submit where only the script can handle it', async () => {
    const page = buildPage()
    page.start('intentOrSubmit')
    expect(page.does('submit')).toBe(false)
    await page.settle()
    expect(page.mount).toHaveBeenCalledExactlyOnceWith(page.place, { wasRefused: false, wasSent: true })
    expect(page.does('submit')).toBe(true)
  })

  it('lets the browser submit a plain form that the server handles', () => {
    const page = buildPage()
    page.start('intent')
    expect(page.does('submit')).toBe(true)
  })
})
