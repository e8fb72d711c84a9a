import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { languageTags } from '#core/shared/language.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import { english } from '#ui/content/en/application.ts'
import { checkoutWords } from '#ui/content/es/sale/checkout.ts'
import { documentTitle } from '#ui/content/es/shared/common.ts'
import { languageNames } from '#ui/content/language.ts'
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

test('a language chosen in one tab changes nothing in the other, which takes it with its next document (SES-09)', async ({
  page,
  openAfter,
}) => {
  const { customer } = usualPurchase
  await openAfter(page, 'confirmCart', paths.checkout)
  const driver = pageDriver(page)
  await driver.enterCustomer(usualPurchase)
  const other = await page.context().newPage()
  await other.goto(paths.checkout)
  await other.getByRole('banner').getByRole('link', { name: languageNames.en }).click()
  await expect(other).toHaveTitle(documentTitle(english.stepNames.checkout.title, cometa.name))
  await page.bringToFront()
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags.es)
  await expect(
    page.getByRole('textbox', { name: checkoutWords.customer.firstName, exact: true }),
  ).toHaveValue(customer.firstName)
  await buy(
    driver,
    { ...usualPurchase, install: 'self' },
    { from: 'answerRisk', through: 'acceptAgreements' },
  )
  await expectScreen(page, 'payment')
  await page.reload()
  await expect(page).toHaveTitle(documentTitle(english.stepNames.payment.title, cometa.name))
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags.en)
})
