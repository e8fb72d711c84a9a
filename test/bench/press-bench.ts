import type { Browser, Page } from '@playwright/test'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { pageDriver } from '#test/e2e/page-driver.ts'
import { screenBudgets } from './budgets.ts'
import { type Profile, SETTLE_MS, slowDown } from './page-load.ts'
import { median, row, say } from './report.ts'
import { shopperAt } from './shopper.ts'

/** The number of purchases for a median. */
const ROUNDS = 5

/** The limits of a press, in ms: until the next screen is painted, and until any press or key is painted (INP). */
const wanted = {
  phone: { next: 150, inp: 80 },
  desktop: { next: 50, inp: 40 },
} as const satisfies Readonly<Record<Profile, { readonly next: number; readonly inp: number }>>

type Timed = { readonly path: string; readonly ms: number }
/** `arrivals`: from a press to the painted heading of the next screen. `answers`: from an input to the next paint. */
type Presses = { readonly arrivals: Timed[]; readonly answers: Timed[] }

/** Runs in the page before its own scripts. */
const watchPresses = (): void => {
  const seen: Presses = { arrivals: [], answers: [] }
  Object.assign(globalThis, { benchPresses: seen })
  let pressed = 0
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (pressed = timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) seen.answers.push({ path: location.pathname, ms: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  let shown = ''
  const look = (): void => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    if (heading !== '' && heading !== shown) {
      if (shown !== '' && pressed > 0) {
        const from = pressed
        setTimeout(() => seen.arrivals.push({ path: location.pathname, ms: performance.now() - from }))
      }
      shown = heading
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Buys from the plans to the payment page, which a phone or a desktop opens for the first time. */
const buyOnce = async (browser: Browser, origin: string, profile: Profile): Promise<Presses> => {
  const shopper = shopperAt(origin)
  await shopper.leadTo('products')
  const { context, page } = await shopper.takeUp(browser, true, profile)
  shopper.stop()
  await context.addInitScript(watchPresses)
  if (profile === 'phone') await slowDown(page)
  await page.goto(`${origin}${screenBudgets.products.path}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  await buy(pageDriver(page), usualPurchase, { from: 'choosePlan', through: 'chooseVisit' })
  const presses = await readPresses(page)
  await context.close()
  return presses
}

const readPresses = (page: Page): Promise<Presses> =>
  page.evaluate(() => (globalThis as unknown as { benchPresses: Presses }).benchPresses)

const worst = (times: readonly Timed[]): number => Math.max(0, ...times.map(({ ms }) => ms))

const sayPresses = (profile: Profile, rounds: readonly Presses[]): void => {
  const { next, inp } = wanted[profile]
  const at = (times: readonly Timed[], path: string): readonly Timed[] =>
    times.filter((timed) => timed.path === path)
  say(`\nA purchase on a ${profile === 'phone' ? 'slow phone' : 'desktop'}, in ms (medians of ${ROUNDS})`)
  for (const [screen, { path }] of Object.entries(screenBudgets)) {
    const arrival =
      screen === 'products'
        ? ''
        : `painted ${median(rounds.map(({ arrivals }) => worst(at(arrivals, path)))).toFixed(0)} of ${next} after the press before; `
    const answer = median(rounds.map(({ answers }) => worst(at(answers, path)))).toFixed(0)
    row('', `${screen.padEnd(12)} ${arrival}slowest answer ${answer} of ${inp}`)
  }
}

/** Times each press of a purchase: on the slow phone with its network, and on a desktop. */
export const benchPresses = async (browser: Browser): Promise<void> => {
  const host = await startTestHost({ isSiteBuilt: true })
  try {
    for (const profile of ['phone', 'desktop'] as const) {
      const rounds: Presses[] = []
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await buyOnce(browser, host.origin, profile))
      sayPresses(profile, rounds)
    }
  } finally {
    await host.stop()
  }
}
