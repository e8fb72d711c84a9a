import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { languageTags } from '#core/shared/language.ts'
import { paths } from '#core/routes/routes.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import * as english from '#ui/content/en/sale/step-names.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { configureWords } from '#ui/features/sale/configure/es.ts'
import { confirmationWords } from '#ui/features/sale/confirmation/es.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { documentTitle } from '#ui/content/es/shared/common.ts'
import { languageNames } from '#ui/content/language.ts'
import { pageDriver } from './page-driver.ts'
import { expect, test } from './store.fixture.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses the switch of the header. */
const switchTo = async (page: Page, language: 'es' | 'en'): Promise<void> => {
  const link = page.getByRole('banner').getByRole('link', { name: languageNames[language] })
  // A press at the place where the page is scrolled to.
  await link.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true })
    element.click()
  })
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language])
  // The same link now leads back, and still has the focus.
  const back = page
    .getByRole('banner')
    .getByRole('link', { name: languageNames[language === 'es' ? 'en' : 'es'] })
  await expect(back).toBeFocused()
}

/** The characters that only Spanish has, in what a visitor reads, without the name of the language itself. */
const spanishIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (
        /[áéíóúñ¿¡]/i.test(node.textContent ?? '') &&
        node.parentElement?.closest('[lang^=es]') !== node.parentElement
      )
        found.push(node.textContent ?? '')
    return found.filter((text) => text.trim() !== '')
  })

type Shown = { readonly [field: string]: string }

/** The server's HTML is shown until the application has started. */
const started = (page: Page): Promise<void> => expect(page.locator('#static-outcome')).toHaveCount(0)

/** Changes the language and back; the heading changes, and nothing that was typed. */
const inEnglish = async (
  page: Page,
  step: keyof typeof english.stepNames,
  typed: Shown = {},
): Promise<void> => {
  await started(page)
  const before = await title(page).innerText()
  const fields = page.locator('main').getByRole('textbox').or(page.locator('main').getByRole('combobox'))
  const values = () => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const typedBefore = await values()
  for (const text of Object.values(typed)) expect(typedBefore).toContain(text)
  const position = await page.evaluate(() => window.scrollY)
  await switchTo(page, 'en')
  await expect(page).toHaveTitle(documentTitle(english.stepNames[step].title, cometa.name))
  expect(await title(page).innerText()).not.toBe(before)
  expect(await values()).toEqual(typedBefore)
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
  const { firstName, lastName } = usualPurchase.customer
  const named = (text: string): boolean => text.includes(firstName) || text.includes(lastName)
  expect.soft((await spanishIn(page)).filter((text) => !named(text))).toEqual([])
  await switchTo(page, 'es')
  await expect(title(page)).toHaveText(before)
  expect(await values()).toEqual(typedBefore)
}

test('the language of the sale changes at every step, and nothing that was typed is lost (SES-09)', async ({
  page,
}) => {
  test.slow()
  const driver = pageDriver(page)
  const purchase = { ...usualPurchase, install: 'self' as const }
  const { customer } = purchase
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(paths.localization)
  await page.getByLabel(localizationWords.street).fill('1420 Cal')
  await inEnglish(page, 'address', { street: '1420 Cal' })
  await driver.findAddress(purchase)
  await started(page)
  await expect(page.getByText(productsWords.lead)).toBeVisible()
  await inEnglish(page, 'products')
  await driver.choosePlan(purchase)
  await expect(title(page)).toHaveText(configureWords.title)
  await inEnglish(page, 'configure')
  await driver.confirmCart(purchase)
  await driver.enterCustomer(purchase)
  await inEnglish(page, 'checkout', { name: customer.firstName, email: customer.emailAddress })
  await driver.submitDetails()
  await expect(page.getByText(checkoutWords.agreements.missing([]).slice(0, 5)).first()).toBeVisible()
  await inEnglish(page, 'checkout', { name: customer.firstName })
  await buy(driver, purchase, { from: 'answerRisk', through: 'acceptAgreements' })
  await driver.enterPayment(purchase.payment)
  const number = await page.getByLabel(paymentWords.card.number).inputValue()
  expect(number).not.toBe('')
  await inEnglish(page, 'payment', { number })
  await driver.submitPayment()
  await driver.order(purchase)
  await expect(title(page)).toHaveText(confirmationWords.heading(customer.firstName))
  await inEnglish(page, 'confirmation')
})
