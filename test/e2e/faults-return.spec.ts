import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { paymentWords } from '#ui/content/es/payment.ts'
import { buyer, magnolia } from './buyer.ts'
import { expect, orderNumberIn, test, writesOf } from './gate.ts'

/** With the cache that keeps whole pages for Back; the test runner switches it off otherwise. */
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

const KEPT = 'the page came back as it was left'

/** Leaves the application by a link of its own. */
const leave = async (page: Page): Promise<void> => {
  await page.evaluate((kept) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.log(kept)
    })
  }, KEPT)
  await page.getByRole('link', { name: commonWords.home(cometa.name) }).click()
  await buyer(page).arriveAt(paths.home)
}

/** Comes back to a page that the browser has kept alive. */
const comeBack = async (page: Page): Promise<void> => {
  const kept = page.waitForEvent('console', (message) => message.text() === KEPT)
  const loaded = page.waitForEvent('load')
  await page.goBack({ waitUntil: 'commit' })
  await kept
  await loaded
}

test('a page that was kept while its sale was ordered in another tab shows the order (F14, I1, I15)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'ready')
  await leave(page)
  const other = await page.context().newPage()
  await other.goto(paths.schedule)
  await buyer(other).orders()
  const number = await orderNumberIn(other)
  const writes = writesOf(page)
  await comeBack(page)
  expect(await orderNumberIn(page)).toBe(number)
  expect(writes).toEqual([])
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('a page that was kept while its session ended leads to the address with what was typed (F14, I7)', async ({
  page,
  enter,
  made,
  testHost,
}) => {
  await enter(page, 'ready')
  await leave(page)
  await testHost.tell('passIdle')
  await comeBack(page)
  await buyer(page).arriveAt(paths.localization)
  await expect(page.getByText(localizationWords.sessionExpired.title)).toBeVisible()
  await expect(page.getByLabel(localizationWords.street)).toHaveValue(magnolia.street)
  expect(await made()).toEqual({ orders: 0, captured: 0 })
})

test('a confirmation that was kept is the confirmation (F14, I15)', async ({ page, enter, made }) => {
  await enter(page, 'ready')
  await buyer(page).orders()
  const number = await orderNumberIn(page)
  await leave(page)
  await comeBack(page)
  expect(await orderNumberIn(page)).toBe(number)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('a page that was kept has no card in its fields, and sells as it did (F14, I10)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'payment')
  await buyer(page).writesCard()
  await leave(page)
  await comeBack(page)
  await buyer(page).arriveAt(paths.payment)
  const { number, cvv } = paymentWords.card
  for (const secret of [number, cvv])
    await expect(page.getByRole('textbox', { name: secret })).toHaveValue('')
  await buyer(page).paysWith()
  await buyer(page).choosesVisit()
  await buyer(page).orders()
  await orderNumberIn(page)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})
