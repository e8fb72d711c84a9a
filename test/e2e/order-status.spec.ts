import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { ORDER_CODE_DIGITS } from '#core/checkout/order-code.ts'
import { paths } from '#core/routes/routes.ts'
import { readyBuyer } from '#test/builders/provider.builder.ts'
import { visitorWithJar } from '#test/builders/test-host.builder.ts'
import { orderStatusWords as words, stageWords } from '#ui/content/es/sale/order-status.ts'
import { money } from '#ui/content/format.ts'
import { expect, startStore, test } from './store.fixture.ts'

/** "Código: 123456" as quoted-printable. */
const CODE = new RegExp(`C=C3=B3digo: (\\d{${ORDER_CODE_DIGITS}})`)

/** The code in the messages of an outbox, or an empty text. */
const codeIn = async (outbox: string): Promise<string> => {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return texts.flatMap((text) => CODE.exec(text)?.[1] ?? [])[0] ?? ''
}

test('a buyer finds an order by its number and the code of a message', async ({ page, axe }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
  const store = await startStore(dataDir)
  const visitor = () => visitorWithJar().at(store.origin)
  const { order } = await readyBuyer({ encryption: createCardEncryption(), visitor })
  const placed = await order()()
  if (placed._tag === 'Left' || placed.right.state !== 'placed') throw new Error('no order was placed')
  const { receipt } = placed.right

  await page.goto(`${store.origin}${paths.orderStatus}`)
  await axe(page, 'order number')
  const number = page.getByRole('textbox', { name: words.number })
  await number.fill('4K7')
  await page.getByRole('button', { name: words.send }).click()
  await expect(number).toBeFocused()
  await number.fill(receipt.orderNumber.replace('-', ' ').toLowerCase())
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.codeTitle })).toBeFocused()
  await axe(page, 'order code')
  const code = page.getByRole('textbox', { name: words.code })
  await code.fill('000000')
  await page.getByRole('button', { name: words.show }).click()
  await expect(page.getByRole('alert')).toContainText(words.wrong.title)
  await expect(page.getByRole('alert')).toContainText(cometa.phones.service.shown)
  const outbox = join(dataDir, 'outbox')
  await expect.poll(() => codeIn(outbox), { timeout: 20_000 }).not.toBe('')
  await code.fill(await codeIn(outbox))
  await page.getByRole('button', { name: words.show }).click()
  await expect(page.getByRole('heading', { name: words.found, exact: true })).toBeFocused()
  await expect(page.getByText(receipt.orderNumber)).toBeVisible()
  await expect(page.getByText(stageWords.visitAhead.title)).toBeVisible()
  await expect(page.getByText(money(receipt.quote.dueToday).text).first()).toBeVisible()
  await expect(page.getByText(receipt.emailAddress)).toHaveCount(0)
  await axe(page, 'order found')

  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of an order shows the telephone to call', async ({ page }) => {
    await page.goto(paths.orderStatus)
    const notice = page.locator('noscript p')
    await expect(notice).toBeVisible()
    // Playwright's text matchers skip what is in `noscript`.
    expect(await notice.evaluate((element) => element.textContent)).toContain(words.withoutScript)
    await expect(page.getByRole('link', { name: cometa.phones.service.shown }).first()).toBeVisible()
  })
})
