import type { Page, Request } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import type { PurchaseDriver, PurchasePart, PurchaseStep } from '#test/builders/purchase.ts'
import { buy, purchaseSteps, usualPurchase } from '#test/builders/purchase.ts'
import { blockedBackWords } from '#ui/content/es/sale/sale-layout.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import { priceDetailsWords } from '#ui/content/es/shared/price-details.ts'
import { blocksBack } from '#ui/app/journey-paths.ts'
import { pageDriver } from './page-driver.ts'
import { drawFrames, pageProgress } from './page-progress.ts'
import { expect, test } from './store.fixture.ts'

/** Reads heading, fields and amounts of a page, without the late details and the notice of the last change. */
const contentOf = (page: Page): Promise<unknown> =>
  page.evaluate((detailsHeading) => {
    const main = document.querySelector('main')
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input')].map((input) =>
      input.type === 'radio' || input.type === 'checkbox'
        ? [input.name, input.checked]
        : [input.name, input.value],
    )
    const headings = [...document.querySelectorAll('main h2')]
    const details = headings.find(({ textContent }) => textContent === detailsHeading)?.closest('section')
    if (details) details.hidden = true
    const text = document.body.innerText.replaceAll(/(?:mensualidad (?:sube|baja)|hoy pagas) \$[\d.,]+/g, '')
    if (details) details.hidden = false
    const amounts = [...new Set(text.match(/\$[\d.,]+/g))].toSorted()
    return { heading: main?.querySelector('h1')?.innerText, fields, amounts }
  }, priceDetailsWords.heading)

/** Collects the requests of a page that have no response yet. */
const pendingRequests = (page: Page): ReadonlySet<Request> => {
  const pending = new Set<Request>()
  const end = (request: Request): void => void pending.delete(request)
  page.on('request', (request) => {
    // Nothing waits for the requests of the page before.
    if (request.isNavigationRequest()) pending.clear()
    pending.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return pending
}

/** The frames in which a place whose requests have ended shows their responses. */
const FRAMES = 8

/** Returns the content of a place once it shows an amount, no request is pending and nothing changes. */
const settledContent = async (page: Page, pending: ReadonlySet<Request>): Promise<unknown> => {
  let last: unknown
  const isSettled = async (): Promise<boolean> => {
    const before = JSON.stringify(await contentOf(page))
    if (pending.size > 0 || !before.includes('$')) return false
    await drawFrames(page, FRAMES)
    last = await contentOf(page)
    return pending.size === 0 && JSON.stringify(last) === before
  }
  await pageProgress(page)(isSettled, 'settled content')
  return last
}

/** Expects the same path and content after reload, Back and Forward. A blocked Back focuses the link (GRD-08). */
const expectToStay = async (page: Page, before: string, pending: ReadonlySet<Request>): Promise<void> => {
  const { pathname } = new URL(page.url())
  const { expectPath } = pageDriver(page)
  const loading = page.getByRole('main').locator('output:has(svg)').filter({ visible: true })
  await expect(loading).toHaveCount(0)
  const content = await settledContent(page, pending)
  const isUnchanged = async (): Promise<void> => {
    await expectPath(pathname)
    await expect.poll(() => contentOf(page)).toEqual(content)
  }
  await page.reload()
  await isUnchanged()
  await page.goBack()
  if (blocksBack(pathname)) {
    await expectPath(pathname)
    const change = page.getByRole('link', { name: blockedBackWords.change(stepNames.schedule.label) })
    await expect(change).toBeFocused()
    return
  }
  await expectPath(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goForward()
  await isUnchanged()
}

/** The parts of the purchase that begin on a place: all before them is done without a browser. */
const parts: readonly (Required<Pick<PurchasePart, 'through'>> &
  PurchasePart & { readonly after?: PurchaseStep; readonly place: string })[] = [
  { place: paths.home, through: 'findAddress' },
  { after: 'findAddress', place: paths.products, from: 'choosePlan', through: 'addItems' },
  { after: 'addItems', place: paths.configure, from: 'confirmCart', through: 'acceptAgreements' },
  { after: 'acceptAgreements', place: paths.schedule, from: 'chooseVisit', through: 'order' },
]

/** The steps after which no place is complete. Paying places the order: the next step waits for its confirmation. */
const incomplete: readonly PurchaseStep[] = ['answerRisk', 'chooseInstall', 'pay']

for (const { after, place, from = 'findAddress', through } of parts)
  test(`reload, Back and Forward keep the step with the selected and typed values, from ${from} through ${through} (F14, F15)`, async ({
    page,
    openAfter,
  }) => {
    const pending = pendingRequests(page)
    const driver = pageDriver(page)
    const visited: string[] = [place]
    const orderKeys = new Set<string | undefined>()
    page.on('request', (request) => {
      if (request.url().endsWith('/api/attos/order')) orderKeys.add(request.headers()['idempotency-key'])
    })
    if (after !== undefined) await openAfter(page, after, place)
    const check = async (step: PurchaseStep): Promise<void> => {
      await driver[step](usualPurchase)
      if (incomplete.includes(step)) return
      const { pathname } = new URL(page.url())
      if (visited.at(-1) !== pathname) visited.push(pathname)
      await expectToStay(page, step === 'order' ? pathname : (visited.at(-2) ?? ''), pending)
    }
    const checked = Object.fromEntries(
      purchaseSteps.map((step) => [step, () => test.step(step, () => check(step))]),
    ) as unknown as PurchaseDriver
    await buy(checked, usualPurchase, { from, through })
    expect(orderKeys.size).toBe(through === 'order' ? 1 : 0)
  })
