import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCardEncryption } from '#adapters/card-encryption/encipher.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { ORDER_CODE_DIGITS } from '#core/checkout/order-code.ts'
import type { OrderReceipt } from '#core/checkout/order.ts'
import { paths } from '#core/routes/routes.ts'
import { readyBuyer } from '#test/builders/pocket.builder.ts'
import { visitorWithJar } from '#test/builders/test-host.builder.ts'
import { orderStatusWords as words, stageWords } from '#ui/content/es/order-status.ts'
import { money } from '#ui/content/format.ts'
import { expect, startStore, test } from './store.fixture.ts'

type Bought = { readonly origin: string; readonly outbox: string; readonly receipt: OrderReceipt }

const withOrder = test.extend<object, { readonly bought: Bought }>({
  bought: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
      const store = await startStore(dataDir)
      const visitor = () => visitorWithJar().at(store.origin)
      const { order } = await readyBuyer({ encryption: createCardEncryption(), visitor })
      const placed = await order()()
      if (placed._tag === 'Left' || placed.right.state !== 'placed') throw new Error('no order was placed')
      await provide({
        origin: store.origin,
        outbox: join(dataDir, 'outbox'),
        receipt: placed.right.receipt,
      })
      await store.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** As quoted-printable has it: "Código: 123456". */
const CODE = new RegExp(`C=C3=B3digo: (\\d{${ORDER_CODE_DIGITS}})`)

/** The code that is in a message, once there is one. */
const codeIn = async (outbox: string): Promise<string> => {
  let code = ''
  const look = async (): Promise<string> => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    code = texts.flatMap((text) => CODE.exec(text)?.[1] ?? [])[0] ?? ''
    return code
  }
  await expect.poll(look, { timeout: 20_000 }).not.toBe('')
  return code
}

for (const width of [360, 1440])
  withOrder(
    `a buyer finds an order again with its number and a code, at ${width} px`,
    async ({ page, axe, bought: { origin, outbox, receipt } }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${origin}${paths.orderStatus}`)
      await axe(page, 'order number')
      const number = page.getByRole('textbox', { name: words.number })
      await number.fill('4K7')
      await page.getByRole('button', { name: words.send }).click()
      await expect(number).toHaveAttribute('aria-invalid', 'true')
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
      await code.fill(await codeIn(outbox))
      await page.getByRole('button', { name: words.show }).click()
      await expect(page.getByRole('heading', { name: words.found, exact: true })).toBeFocused()
      await expect(page.getByText(receipt.orderNumber)).toBeVisible()
      await expect(page.getByText(stageWords.visitAhead.title)).toBeVisible()
      await expect(page.getByText(money(receipt.quote.dueToday).text).first()).toBeVisible()
      await expect(page.getByText(receipt.emailAddress)).toHaveCount(0)
      await axe(page, 'order found')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await rm(outbox, { recursive: true, force: true })
    },
  )

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of an order says by what telephone it is told of', async ({ page }) => {
    await page.goto(paths.orderStatus)
    const told = page.locator('noscript p')
    await expect(told).toBeVisible()
    // Whoever looks for text by what it says passes over what stands there for want of script.
    expect(await told.evaluate((element) => element.textContent)).toContain(words.withoutScript)
    await expect(page.getByRole('link', { name: cometa.phones.service.shown }).first()).toBeVisible()
  })
})
