import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { stepsOf, usualPurchase } from '#test/builders/purchase.ts'
import { blockedBackWords } from '#ui/content/es/sale/sale-layout.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import { priceDetailsWords } from '#ui/content/es/shared/price-details.ts'
import { blocksBack } from '#ui/app/journey-paths.ts'
import { pageDriver } from './page-driver.ts'
import { expect, test } from './store.fixture.ts'

/** What a place shows of the sale: its heading, its fields and the amounts of the order, without the details that load later and the note about the last change. */
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

/** The number of equal readings after which nothing more of a place loads. */
const EQUAL_READINGS = 4

/** Returns the content of a place once it does not change any more and shows an amount. */
const settledContent = async (page: Page): Promise<unknown> => {
  let last: unknown
  let readings: string[] = []
  const isSettled = async (): Promise<boolean> => {
    last = await contentOf(page)
    readings = [...readings, JSON.stringify(last)].slice(-EQUAL_READINGS)
    return (
      readings.length === EQUAL_READINGS &&
      new Set(readings).size === 1 &&
      readings[0]?.includes('$') === true
    )
  }
  await expect.poll(isSettled, { intervals: [250] }).toBe(true)
  return last
}

/** Reload, Back and Forward end at the same path with the same content. Where Back is blocked, it moves the focus to the link instead (GRD-08). */
const expectToStay = async (page: Page, before: string): Promise<void> => {
  const { pathname } = new URL(page.url())
  const { expectPath } = pageDriver(page)
  const loading = page.getByRole('main').locator('output:has(svg)').filter({ visible: true })
  await expect(loading).toHaveCount(0)
  const content = await settledContent(page)
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

test('reload, Back and Forward keep the step with the selected and typed values at every step (F14, F15)', async ({
  page,
}) => {
  const driver = pageDriver(page)
  const visited: string[] = [paths.home]
  const orderKeys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().endsWith('/api/attos/order')) orderKeys.add(request.headers()['idempotency-key'])
  })
  for (const step of stepsOf(usualPurchase))
    await test.step(step, async () => {
      await driver[step](usualPurchase)
      // Paying places the order: the next step waits for its confirmation.
      if (step === 'pay' || step === 'answerRisk' || step === 'chooseInstall') return
      const { pathname } = new URL(page.url())
      if (visited.at(-1) !== pathname) visited.push(pathname)
      await expectToStay(page, step === 'order' ? pathname : (visited.at(-2) ?? ''))
    })
  expect(orderKeys.size).toBe(1)
})
