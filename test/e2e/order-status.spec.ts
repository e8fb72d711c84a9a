import { cometa } from '#adapters/brand/cometa/brand.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { paths } from '#core/routes/routes.ts'
import { orderStatusWords as words, stageWords } from '#ui/content/es/sale/order-status.ts'
import { money } from '#ui/content/format.ts'
import { codeAfter, emailOf } from './portal-login.ts'
import { placeOrder } from './saved-sale.ts'
import { expect, test } from './store.fixture.ts'

test('a buyer finds an order by its number and the code of a message', async ({ page, store }) => {
  const email = emailOf('lucia')
  const { receipt } = await placeOrder(store.origin, email)
  await page.goto(paths.orderStatus)
  const number = page.getByRole('textbox', { name: words.number })
  await number.fill('4K7')
  await page.getByRole('button', { name: words.send }).click()
  await expect(number).toBeFocused()
  await number.fill(receipt.orderNumber.replace('-', ' ').toLowerCase())
  const sent = await codeAfter(store, email, () => page.getByRole('button', { name: words.send }).click())
  await expect(page.getByRole('heading', { name: words.codeTitle })).toBeFocused()
  const code = page.getByRole('textbox', { name: words.code })
  await code.fill('000000')
  await page.getByRole('button', { name: words.show }).click()
  await expect(page.getByRole('alert')).toContainText(words.wrong.title)
  await expect(page.getByRole('alert')).toContainText(cometa.phones.service.shown)
  await code.fill(sent)
  await page.getByRole('button', { name: words.show }).click()
  await expect(page.getByRole('heading', { name: words.found, exact: true })).toBeFocused()
  await expect(page.getByText(receipt.orderNumber)).toBeVisible()
  await expect(page.getByText(stageWords.visitAhead.title)).toBeVisible()
  await expect(page.getByText(money(receipt.quote.dueToday).text).first()).toBeVisible()
  await expect(page.getByText(receipt.emailAddress)).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, phone] of [
    [paths.products, cometa.phones.sales.shown],
    [paths.orderStatus, cometa.phones.service.shown],
    [portalSteps.services.path, cometa.phones.service.shown],
  ] as const)
    test(`${path} shows the telephone to call`, async ({ page }) => {
      await page.goto(path)
      const links = page.locator('a[href^="tel:"]').filter({ visible: true })
      await expect(links.first()).toBeVisible()
      // Playwright's text matchers skip what is in `noscript`.
      const texts = await links.evaluateAll((elements) => elements.map(({ textContent }) => textContent))
      expect(texts.join()).toContain(phone)
    })
})
