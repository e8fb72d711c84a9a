import { cometa } from '#adapters/brand/cometa/brand.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { paths } from '#core/routes/routes.ts'
import { orderStatusWords as words, stageWords } from '#ui/content/es/sale/order-status.ts'
import { visitMail } from '#ui/content/es/shared/portal-mail.ts'
import { money } from '#ui/content/format.ts'
import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { codeAfter, emailOf, messagesTo } from './portal-login.ts'
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

test('a buyer moves the visit of an order that was found by its code (MSG-11)', async ({
  page,
  store,
  axe,
}) => {
  const email = emailOf('pilar')
  const { receipt } = await placeOrder(store.origin, email)
  await page.goto(paths.orderStatus)
  await page.getByRole('textbox', { name: words.number }).fill(receipt.orderNumber)
  const sent = await codeAfter(store, email, () => page.getByRole('button', { name: words.send }).click())
  await page.getByRole('textbox', { name: words.code }).fill(sent)
  await page.getByRole('button', { name: words.show }).click()
  await page.getByRole('button', { name: moveVisitWords.move }).click()
  const dialog = page.getByRole('dialog', { name: moveVisitWords.moving.title })
  await dialog.getByRole('radio', { disabled: false, checked: false }).last().check()
  const move = dialog.getByRole('button', { name: /^Cambiar al / })
  const day = (await move.textContent())?.replace('Cambiar al ', '').split(',')[0] ?? 'no day'
  await move.click()
  await expect(dialog).toBeHidden()
  const status = page.getByRole('status').filter({ hasText: moveVisitWords.moved })
  await expect(status).toContainText(new RegExp(day, 'i'))
  await expect
    .poll(async () => (await messagesTo(store, email)).join())
    .toContain(visitMail.visitMoved.heading.toUpperCase())
  await axe(page, 'a moved visit')
})

test('a change of language preserves a typed order number, and no url has it (SES-09)', async ({ page }) => {
  await page.goto(paths.orderStatus)
  const number = page.getByRole('textbox', { name: words.number })
  await number.fill('4K7MP')
  await number.blur()
  await expect(page.getByRole('button', { name: words.send })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('4K7MP')
  expect(page.url()).not.toContain('4K7MP')
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
