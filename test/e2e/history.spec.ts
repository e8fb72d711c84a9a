import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { stepsOf, usualPurchase } from '#test/builders/purchase.ts'
import { priceDetailsWords } from '#ui/content/es/shared/price-details.ts'
import { pageDriver } from './page-driver.ts'
import { expect, test } from './store.fixture.ts'

/** What a place shows of the sale: its heading, its fields and the amounts of the order, without the details that load later and the note about the last change. */
const contentOf = (page: Page): Promise<unknown> =>
  page.getByRole('main').evaluate((main, detailsHeading) => {
    const headings = [...main.querySelectorAll('h2')]
    const details = headings.find(({ textContent }) => textContent === detailsHeading)?.closest('section')
    const fields = [...main.querySelectorAll('input')].map((input) =>
      input.type === 'radio' || input.type === 'checkbox'
        ? [input.name, input.checked]
        : [input.name, input.value],
    )
    if (details) details.hidden = true
    const amounts =
      main
        .closest('body')
        ?.innerText.replaceAll(/mensualidad (?:subió|bajó) \$[\d.,]+/g, '')
        .match(/\$[\d.,]+/g) ?? []
    if (details) details.hidden = false
    return { heading: main.querySelector('h1')?.innerText, fields, amounts: [...new Set(amounts)].toSorted() }
  }, priceDetailsWords.heading)

/** Reload, Back and Forward end at the same path with the same content. */
const expectToStay = async (page: Page, before: string): Promise<void> => {
  const { pathname } = new URL(page.url())
  const { expectPath } = pageDriver(page)
  const loading = page.getByRole('main').locator('output:has(svg)').filter({ visible: true })
  await expect(loading).toHaveCount(0)
  await expect(page.getByText(/\$\d/).first()).toBeVisible()
  const content = await contentOf(page)
  const isUnchanged = async (): Promise<void> => {
    await expectPath(pathname)
    await expect.poll(() => contentOf(page)).toEqual(content)
  }
  await page.reload()
  await isUnchanged()
  await page.goBack()
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
      if (step === 'giveDetails') {
        await driver.enterCustomer(usualPurchase.customer)
        await expectToStay(page, visited.at(-2) ?? '')
        await driver.completeDetails(usualPurchase)
      } else await driver[step](usualPurchase)
      const { pathname } = new URL(page.url())
      if (visited.at(-1) !== pathname) visited.push(pathname)
      await expectToStay(page, step === 'order' ? pathname : (visited.at(-2) ?? ''))
    })
  expect(orderKeys.size).toBe(1)
})
