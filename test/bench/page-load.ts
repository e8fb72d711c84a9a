import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** The measures of one load: times in ms, scripts in bytes as sent. */
export type PageLoad = {
  readonly fcp: number
  readonly lcp: number
  /** Total blocking time: the time over 50 ms of every task after the first paint. */
  readonly tbt: number
  readonly longestTask: number
  readonly cls: number
  readonly scripts: Readonly<Record<string, number>>
  readonly requests: number
}

/** A phone, and a desktop whose processor and network are not slowed down. */
const profiles = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const

export type Profile = keyof typeof profiles

const REGION = { locale: 'es-US', timezoneId: 'America/New_York' } as const

/** Emulates a slow phone: processor 4x slower, 150 ms latency, 1.6 Mbit/s down. Disables the cache by default. */
export const slowDown = async (page: Page, { hasCache = false } = {}): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: !hasCache })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  })
  return session
}

type Recorder = { lcp: number; cls: number; tasks: { start: number; duration: number }[] }

/** Runs in the page before its own scripts. */
const watch = (): void => {
  const seen: Recorder = { lcp: 0, cls: 0, tasks: [] }
  Object.assign(globalThis, { benchWatch: seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) seen.cls += value
  })
  observe('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, duration }))
}

/** Runs in the page once it is at rest. */
const readWatch = (): PageLoad => {
  const { lcp, cls, tasks } = (globalThis as unknown as { benchWatch: Recorder }).benchWatch
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = resources.filter(({ name }) => name.endsWith('.js'))
  const late = tasks.filter(({ start }) => start >= fcp).map(({ duration }) => duration)
  return {
    fcp,
    lcp,
    cls,
    tbt: late.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...late),
    scripts: Object.fromEntries(
      scripts.map(({ name, encodedBodySize }) => [new URL(name).pathname.slice(1), encodedBodySize]),
    ),
    requests: resources.length + 1,
  }
}

/** The wait for a page to settle after its last request, in ms. */
export const SETTLE_MS = 500

/** Opens a phone, or another profile, with an empty cache. `isEager` allows prefetching, which first loads exclude. */
export const openPhone = async (
  browser: Browser,
  { isEager, profile = 'phone' }: { readonly isEager: boolean; readonly profile?: Profile },
): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({ ...profiles[profile], ...REGION })
  await context.addInitScript(watch)
  if (!isEager) await context.addInitScript(() => void (window.requestIdleCallback = () => 0))
  return { context, page: await context.newPage() }
}

/** Loads an address on the slow phone and returns its measures. */
export const loadSlowly = async (page: Page, url: string): Promise<PageLoad> => {
  await slowDown(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(readWatch)
}
