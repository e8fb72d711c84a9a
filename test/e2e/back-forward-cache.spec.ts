import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { pageDriver } from './page-driver.ts'
import { expectScreen } from './screens.ts'
import { expect, test } from './store.fixture.ts'

/** Enables the back-forward cache, which the test runner disables by default. */
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** The tab's note that a page came from the cache. It outlives the reload that follows. */
const RESTORED = 'test-restored'

/** Leaves the application by its link to the landing page. */
const leave = async (page: Page): Promise<void> => {
  await page.evaluate((key) => {
    window.addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem(key, String(persisted)))
  }, RESTORED)
  await page.getByRole('link', { name: commonWords.home(cometa.name) }).click()
  await pageDriver(page).expectPath(paths.home)
}

/** Goes Back to a page that the browser restores from its cache, and waits for the reload of the application. */
const returnFromCache = async (page: Page): Promise<void> => {
  await page.goBack({ waitUntil: 'commit' })
  const reasons = await page.waitForFunction((key) => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (document.readyState !== 'complete' || !(navigation instanceof PerformanceNavigationTiming))
      return null
    if (navigation.type === 'back_forward')
      return JSON.stringify(Reflect.get(navigation, 'notRestoredReasons') ?? 'unknown')
    return navigation.type === 'reload' && sessionStorage.getItem(key) === 'true' ? 'none' : null
  }, RESTORED)
  expect(await reasons.jsonValue(), 'reasons why the page was not restored').toBe('none')
}

test('a restored page whose sale was ordered in another tab shows the order (F14, I1, I15)', async ({
  page,
  openAfter,
}) => {
  await openAfter(page, 'chooseVisit', paths.payment)
  await expectScreen(page, 'payment')
  await leave(page)
  const other = await page.context().newPage()
  await other.goto(paths.payment)
  await buy(pageDriver(other), usualPurchase, { from: 'pay' })
  await expectScreen(other, 'confirmation')
  const shown = await other.getByRole('main').innerText()
  const [number = 'no number'] = /\b[A-Z\d]{5}-[A-Z\d]{5}\b/.exec(shown) ?? []
  await returnFromCache(page)
  await expectScreen(page, 'confirmation')
  await expect(page.getByRole('main')).toContainText(number)
})

test('a restored page has no card in its fields, and can complete a sale (F14, I10)', async ({
  page,
  openAfter,
}) => {
  await openAfter(page, 'chooseVisit', paths.payment)
  const driver = pageDriver(page)
  await driver.enterPayment(usualPurchase.payment)
  await leave(page)
  await returnFromCache(page)
  await expectScreen(page, 'payment')
  const { number, cvv } = paymentWords.card
  for (const secret of [number, cvv])
    await expect(page.getByRole('textbox', { name: secret })).toHaveValue('')
  await buy(driver, usualPurchase, { from: 'pay' })
})
