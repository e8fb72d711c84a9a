import { addressParameters } from '#core/query/query-parameters.ts'
import type { Browser, Locator, Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import type { IslandName } from '#core/template/page-record.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { openPhone, SETTLE_MS, slowDown } from './page-load.ts'
import { median, row, say } from './report.ts'

const ROUNDS = 5

/** From the first letter or press after an island's code is there to its paint, in ms. */
const ANSWER_MS = 100

/** What a visitor does with the island of a page. */
type Visit = {
  readonly path: string
  readonly island: IslandName
  /** Uses the form before the code of the island is there. */
  readonly early: (form: Locator) => Promise<void>
  /** What the form then contains. */
  readonly entered: string
  /** The first use of the island itself. */
  readonly first: (form: Locator) => Promise<void>
}

const press = (form: Locator, name: string, value: string): Promise<void> =>
  form.locator(`label:has([name="${name}"][value="${value}"])`).tap()

const visits: readonly Visit[] = [
  {
    path: paths.home,
    island: 'addressForm',
    early: (form) => form.locator(`[name="${addressParameters.street}"]`).pressSequentially('742 Mag'),
    entered: '742 Mag',
    first: (form) => form.locator(`[name="${addressParameters.street}"]`).press('n'),
  },
  {
    path: '/packages/savings-calculator',
    island: 'savingsCalculator',
    early: async (form) => {
      await press(form, 'speedImportance', 'critical')
      await press(form, 'mobileLineQty', '2')
    },
    entered: 'critical 2',
    first: (form) => press(form, 'mobileLineQty', '3'),
  },
]

/** Runs in the page before its own scripts: records the time of each press or key until its paint. */
const watchAnswers = (): void => {
  const answers: number[] = []
  Object.assign(globalThis, { benchAnswers: answers })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) answers.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns the times since the last call. Those too short for the browser to report count as 16 ms. */
const slowestAnswer = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { benchAnswers } = globalThis as unknown as { benchAnswers: number[] }
    return Math.max(16, ...benchAnswers.splice(0))
  })

/** Runs in the page: what a form contains, in the order of its fields. */
const contentOf = (form: Element): string =>
  Array.from(new FormData(form.closest('form') ?? form.querySelector('form') ?? undefined).entries())
    .filter(([name]) => ['a', 'speedImportance', 'mobileLineQty'].includes(name))
    .map(([, value]) => (typeof value === 'string' ? value : ''))
    .join(' ')

const isMounted = (place: Element): boolean =>
  Object.keys(place).some((key) => key.startsWith('__reactContainer'))

const visitOnce = async (
  browser: Browser,
  origin: string,
  { path, island, early, entered, first }: Visit,
): Promise<number> => {
  const { context, page } = await openPhone(browser, { isEager: true })
  await context.addInitScript(watchAnswers)
  await slowDown(page, { hasCache: true })
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  const form = page.locator(`[data-island="${island}"]`).first()
  await early(form)
  await page.waitForFunction(isMounted, await form.elementHandle())
  const content = await form.evaluate(contentOf)
  if (content !== entered) throw new Error(`${path}: "${entered}" became "${content}"`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  await slowestAnswer(page)
  await first(form)
  await page.waitForTimeout(SETTLE_MS)
  const answer = await slowestAnswer(page)
  await context.close()
  return answer
}

/** Times the first use of each island on the slow phone. Throws where something that was entered before is lost. */
export const benchIslands = async (browser: Browser): Promise<void> => {
  const host = await startTestHost({ isSiteBuilt: true })
  say(
    '\nThe first letter or press in an island on the slow phone, to its paint; nothing entered before is lost',
  )
  try {
    for (const visit of visits) {
      const answers: number[] = []
      for (let round = 0; round < ROUNDS; round += 1)
        answers.push(await visitOnce(browser, host.origin, visit))
      row(median(answers).toFixed(0), `ms of ${ANSWER_MS}: ${visit.island} on ${visit.path}`)
    }
  } finally {
    await host.stop()
  }
}
