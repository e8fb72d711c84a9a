import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import { pageDriver } from './page-driver.ts'
import { expectScreen } from './screens.ts'
import { expect, test } from './store.fixture.ts'

const orderNumberIn = async (page: Page): Promise<string> => {
  await expectScreen(page, 'confirmation')
  return /\b[A-Z\d]{5}-[A-Z\d]{5}\b/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no number'
}

test('two tabs that order at the same time show the same order (F16, I1, I2)', async ({
  page,
  openAfter,
}) => {
  await openAfter(page, 'chooseVisit', paths.payment)
  const other = await page.context().newPage()
  await other.goto(paths.payment)
  for (const tab of [page, other]) await pageDriver(tab).enterPayment(usualPurchase.payment)
  await Promise.all([page, other].map((tab) => pageDriver(tab).submitPayment()))
  const number = await orderNumberIn(page)
  expect(number).toContain('-')
  expect(await orderNumberIn(other)).toBe(number)
})
