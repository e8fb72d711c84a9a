import type { Locator, Page } from '@playwright/test'
import type { OrderReceipt } from '#core/checkout/order.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import type { PurchaseStep } from '#test/builders/purchase.ts'
import { buy, confirmationOf, stepsOf, usualPurchase } from '#test/builders/purchase.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { confirmationWords } from '#ui/features/sale/confirmation/es.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import { tradeInCreditWords } from '#ui/content/es/shared/trade-in-credit.ts'
import { TRADE_IN_IMEI } from '#test/builders/mobile.builder.ts'
import { consentWords } from '#ui/content/es/shared/consent.ts'
import { dayText, money } from '#ui/content/format.ts'
import { doubleClicks } from './input-device.ts'
import type { LiveRegions } from './live-regions.ts'
import { recordLiveRegions } from './live-regions.ts'
import type { PageDriver } from './page-driver.ts'
import { pageDriver } from './page-driver.ts'
import type { PagePurchase } from './purchases.ts'
import { purchases } from './purchases.ts'
import { openPlaced } from './saved-sale.ts'
import { expectArrival, expectErrors, expectScreen, expectTotals } from './screens.ts'
import { expect, test } from './store.fixture.ts'

type Run = PagePurchase & {
  readonly page: Page
  readonly driver: PageDriver
  readonly live: LiveRegions
  /** Inspects the screen as it is. */
  readonly inspect: (state: string) => Promise<void>
}

/** Opens a dialog and dismisses it: the focus moves into it, and back to where it was. */
const openAndDismiss = async ({ page, driver: { device }, inspect }: Run, opener: Locator): Promise<void> => {
  await device.press(opener)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toBeVisible()
  await inspect('dialog')
  await device.dismiss(dialog)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

/** The payment shows its totals, and names what is missing in an empty form. */
const expectPayment = async ({ page, driver, complete, inspect, channel }: Run): Promise<void> => {
  await expectArrival(page, 'payment', { payment: channel === 'express' ? 'express-payment' : 'pre-payment' })
  await expectTotals(page, complete, true)
  await expect(page.getByRole('main')).toContainText(money(complete.later).text)
  await driver.submitPayment()
  await expectErrors(page, paymentWords.kinds.card.errorsTitle(3))
  await inspect('payment with errors')
}

/** What a screen shows after each step, and its errors for an empty form. */
const expectAfter: Readonly<Partial<Record<PurchaseStep, (run: Run) => Promise<void>>>> = {
  findAddress: ({ page }) => expectScreen(page, 'products'),
  choosePlan: ({ page }) => expectArrival(page, 'configure'),
  addItems: async (run) => {
    const { page, live, configured } = run
    await expectTotals(page, configured)
    await live.announce(`Hoy pagas ${money(configured.today).spoken}.`)
    const bar = page.getByRole('button', { name: summaryWords.detail })
    if (await bar.isVisible()) await openAndDismiss(run, bar)
  },
  confirmCart: async (run) => {
    const { page, driver, configured } = run
    await expectArrival(page, 'checkout')
    await expectTotals(page, configured)
    await driver.submitDetails()
    await expectErrors(page, /^Corrige \d+ datos/)
    await run.inspect('details with errors')
    await openAndDismiss(run, page.getByRole('link', { name: checkoutWords.agreements.read }).first())
  },
  acceptAgreements: async (run) => {
    const { page, purchase, complete } = run
    if (purchase.install === 'self') return expectPayment(run)
    await expectArrival(page, 'schedule')
    await expectTotals(page, complete)
  },
  chooseVisit: async (run) => {
    await run.live.announce(scheduleWords.held.heading)
    await expectPayment(run)
  },
  order: ({ page, purchase }) =>
    expectArrival(page, 'confirmation', { confirmation: confirmationOf(purchase) }),
}

/** Failed responses and errors of the console. */
const problemsIn = (page: Page): readonly string[] => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

const requestsOf = (page: Page): readonly string[] => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  return requests
}

const expectReceipt = async ({ page, complete, credit, paidWith }: Run, order: object) => {
  const { monthly, today, later } = complete
  const { receipt } = order as { readonly receipt: OrderReceipt }
  expect(totalsOf(receipt.quote)).toEqual({ monthly, dueToday: today })
  const main = page.getByRole('main')
  await expect(main).toContainText(receipt.orderNumber)
  await expect(main).toContainText(paidWith)
  const paid = main.getByRole('term').filter({ hasText: confirmationWords.paid.today })
  await expect(paid.locator('xpath=..')).toContainText(money(today).text)
  const months = main.getByRole('table').getByRole('row')
  await expect(months.nth(1)).toContainText(money(monthly).text)
  await expect(months.nth(2)).toContainText(money(later).text)
  expect(receipt.quote.tradeInCredit).toBe(credit)
  if (credit !== undefined)
    await expect(main).toContainText(`${money(credit).text}. ${tradeInCreditWords.detail}`)
}

/** No secret of the payment was sent in the clear, and none is in the browser. */
const expectNoSecret = async (page: Page, requests: readonly string[], secret: string): Promise<void> => {
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(requests.some((text) => text.includes('payment-validate'))).toBe(true)
  for (const text of [...requests, stored, await page.content()])
    expect(text.replace(/\D/g, '')).not.toContain(secret)
  expect(stored).not.toMatch(/session-[\w-]{8}/)
  expect(stored).not.toContain(TRADE_IN_IMEI)
}

for (const [at, pagePurchase] of purchases.entries())
  test.describe(pagePurchase.name, () => {
    // The quick run has only the first one.
    const tag = at === 0 ? '@quick' : '@rest'
    test.use({ ...pagePurchase.context, reducedMotion: 'reduce' })

    test(
      'is bought at one price from the address to the receipt, and every change of screen is announced',
      { tag },
      async ({ page, axe }) => {
        const { purchase, isInspected = false } = pagePurchase
        const problems = problemsIn(page)
        const requests = requestsOf(page)
        const driver = pageDriver(page, pagePurchase.device(page), pagePurchase.channel)
        const live = await recordLiveRegions(page)
        // Stories inspect each state; here are the zoom in the dark and the styles of the build.
        const inspect = async (state: string): Promise<void> => {
          if (isInspected) await axe(page, state)
        }
        const run: Run = { ...pagePurchase, page, driver, live, inspect }
        const answered = page.waitForResponse((response) => response.url().endsWith('/api/attos/order'))
        for (const step of stepsOf(purchase)) {
          await driver[step](purchase)
          await inspect(step)
          await expectAfter[step]?.(run)
        }
        await expectReceipt(run, (await (await answered).json()) as object)
        const { payment } = purchase
        await expectNoSecret(
          page,
          requests,
          payment.kind === 'card' ? payment.card.number : payment.account.number,
        )
        expect(problems).toEqual([])
      },
    )
  })

test('a purchase by double clicks writes everything once (F13, I1, I2)', async ({ page }) => {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/attos/'))
      writes.push(`${request.method()} ${pathname.slice('/api/attos/'.length)}`)
  })
  await buy(pageDriver(page, doubleClicks(page)), { ...usualPurchase, items: [] })
  expect(writes).toEqual([
    'POST address',
    'PUT modify-cart',
    'POST persistCart',
    'POST install-option',
    'POST addCustomer',
    'POST assessRisk',
    'POST agreements',
    'POST installation-schedule',
    'POST payment-session',
    'POST payment-validate',
    'POST order',
  ])
})

test('a receipt prints on one sheet, without what works only on a screen', async ({ page, store }) => {
  const { orderNumber, visit } = await openPlaced(page, store.origin, 'papel@correo.example')
  const main = page.getByRole('main')
  const number = main.getByText(orderNumber, { exact: true })
  await expect(number).toBeVisible()
  const consent = page.getByRole('region', { name: consentWords.title })
  await expect(consent).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(number).toBeVisible()
  if (visit !== null) await expect(main.getByText(dayText(visit.date))).toBeVisible()
  await expect(main.getByText(confirmationWords.paid.today)).toBeVisible()
  await expect(consent).toBeHidden()
  await expect(page.locator(':is(header, footer) a:not([aria-label]):visible, button:visible')).toHaveCount(0)
  await expect(main.getByRole('link', { name: confirmationWords.status })).toBeHidden()
  const paper = await page.pdf({
    format: 'Letter',
    margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
  })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
