import { addressParameters } from '#core/query/query-parameters.ts'
import type { Browser, Page } from '@playwright/test'
import { addressWithOutcome } from '#test/builders/purchase.ts'
import { openPhone, slowDown } from './page-load.ts'

/** The way from the address form of the landing page to the plans: times in ms from the press, bytes as sent. */
export type LandingJourney = {
  /** The first paint of the new document, which has the plans. */
  readonly painted: number
  /** The first frame in which a plan can be chosen. */
  readonly ready: number
  readonly tbt: number
  readonly longestTask: number
  /** The script of the complete way, since the landing page was opened. */
  readonly script: number
  /** The script that was requested after the press. */
  readonly scriptAfterPress: number
  /** Files that were sent more than once. */
  readonly twice: readonly string[]
}

const PRESSED = 'bench.pressed'

/** Runs in every document of the journey: records the press, the first choice of a plan, and long tasks. */
const watchJourney = (key: string): void => {
  const tasks: number[] = []
  Object.assign(globalThis, { benchTasks: tasks })
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => tasks.push(duration)),
  ).observe({
    type: 'longtask',
    buffered: true,
  })
  addEventListener(
    'submit',
    ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
    { capture: true },
  )
  const pressed = sessionStorage.getItem(key)
  if (pressed === null) return
  const look = (): void => {
    const isReady = [...document.querySelectorAll('main button')].some(({ textContent }) =>
      textContent.startsWith('Elegir'),
    )
    if (!isReady) return void requestAnimationFrame(look)
    setTimeout(() => Object.assign(globalThis, { benchReady: performance.now() }))
  }
  requestAnimationFrame(look)
}

type Watched = { readonly benchReady?: number; readonly benchTasks: readonly number[] }

/** Runs in the document of the plans, once it is at rest. */
const readJourney = (key: string): Pick<LandingJourney, 'painted' | 'ready' | 'tbt' | 'longestTask'> => {
  const { benchReady = Number.NaN, benchTasks } = globalThis as unknown as Watched
  const before = performance.timeOrigin - Number(sessionStorage.getItem(key))
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  return {
    painted: before + fcp,
    ready: before + benchReady,
    tbt: benchTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...benchTasks),
  }
}

type Sent = { readonly url: string; readonly bytes: number; readonly isAfterPress: boolean }

/** Records the sent bytes of each script, without those from the cache. */
const watchScripts = async (
  page: Page,
): Promise<{ readonly press: () => void; readonly sent: readonly Sent[] }> => {
  const session = await slowDown(page, { hasCache: true })
  const sent: Sent[] = []
  const urls = new Map<string, string>()
  let isAfterPress = false
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js') && response.fromDiskCache !== true) urls.set(requestId, response.url)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => urls.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const url = urls.get(requestId)
    if (url !== undefined && bytes > 0) sent.push({ url, bytes, isAfterPress })
  })
  return {
    press: () => {
      isAfterPress = true
    },
    sent,
  }
}

const sum = (all: readonly Sent[]): number => all.reduce((total, { bytes }) => total + bytes, 0)

/** Fills in the address form of the landing page by typing, takes the suggestion, and presses the button once. */
export const goFromLanding = async (browser: Browser, origin: string): Promise<LandingJourney> => {
  const { context, page } = await openPhone(browser, { isEager: true })
  await context.addInitScript(watchJourney, PRESSED)
  const { press, sent } = await watchScripts(page)
  const { street, zip } = addressWithOutcome('serviceable')
  await page.goto(origin, { waitUntil: 'networkidle' })
  const form = page.locator('form').first()
  await form
    .locator(`[name="${addressParameters.street}"]`)
    .pressSequentially(street.slice(0, 8), { delay: 60 })
  await page.getByRole('option').filter({ hasText: zip }).first().click()
  await page.waitForLoadState('networkidle')
  press()
  await form.locator('button[type="submit"]').click()
  await page.waitForFunction(() => 'benchReady' in globalThis)
  await page.waitForLoadState('networkidle')
  const times = await page.evaluate(readJourney, PRESSED)
  await context.close()
  const files = sent.map(({ url }) => url)
  return {
    ...times,
    script: sum(sent),
    scriptAfterPress: sum(sent.filter(({ isAfterPress }) => isAfterPress)),
    twice: files.filter((file, at) => files.indexOf(file) !== at),
  }
}
