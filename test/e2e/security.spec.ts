import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PaymentScript } from '#ui/build/payment-scripts.ts'
import { layout } from '#ui/build/layout.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import { pageDriver } from './page-driver.ts'
import { expect, test } from './store.fixture.ts'

/** What the browser reports of a page: breaches of its policy, and headers it does not understand. */
const reportsOf = async (page: Page): Promise<readonly string[]> => {
  const reports: string[] = []
  page.on('console', (message) => {
    if (/policy|unrecognized|refused/i.test(message.text())) reports.push(message.text())
  })
  await page.exposeFunction('report', (text: string) => reports.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, 'report')
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI}`)
    })
  })
  return reports
}

test('a sale breaches no policy, and the payment page runs the scripts of the inventory, byte by byte (S1, S4, S5)', async ({
  page,
}) => {
  const reports = await reportsOf(page)
  const driver = pageDriver(page)
  await buy(driver, usualPurchase, { through: 'chooseVisit' })
  await page.reload()
  await driver.enterPayment(usualPurchase.payment)

  const inventory = JSON.parse(await readFile(layout.paymentScripts, 'utf8')) as readonly PaymentScript[]
  const known = new Map(inventory.map(({ file, integrity }) => [`/${file}`, integrity]))
  const loaded = await page.evaluate(() => [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.scripts].map(({ src }) => src),
  ])
  const scripts = [...new Set(loaded)].filter((url) => new URL(url).pathname.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const url of scripts) {
    const body = await (await page.request.get(url)).body()
    const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`
    expect([url, known.get(new URL(url).pathname)]).toEqual([url, integrity])
  }
  await driver.submitPayment()
  await driver.order(usualPurchase)
  expect(reports).toEqual([])
})

test.describe('a page that breaches its policy', () => {
  test.use({ breachesPolicy: true })

  test('is detected by this test, and the breach blocked (S1, S3)', async ({ page }) => {
    const reports = await reportsOf(page)
    await page.goto('/')
    await page.evaluate(() => {
      const picture = document.createElement('img')
      picture.src = 'https://elsewhere.example/a.png'
      document.body.append(picture)
      const script = document.createElement('script')
      script.append('document.title = "breached"')
      document.body.append(script)
    })
    await expect(page).not.toHaveTitle('breached')
    await expect.poll(() => reports.join()).toContain('img-src https://elsewhere.example/')
    const written = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>breached</b>'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'failed'
      }
      return 'written'
    })
    expect(written).toBe('refused')
    await expect.poll(() => reports.join()).toContain('require-trusted-types-for')
  })
})
