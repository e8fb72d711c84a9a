import { cometa } from '#adapters/brand/cometa/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import { configureWords } from '#ui/features/sale/configure/es.ts'
import { phoneText } from '#ui/content/format.ts'
import { installTexts } from '#ui/content/es/sale/installation.ts'
import { reviewWords } from '#ui/features/sale/payment/order-review.es.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import { pageDriver } from './page-driver.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { expectScreen } from './screens.ts'
import { expect, test } from './store.fixture.ts'

const { street, zip } = usualPurchase.address

test('offline, a press says so and preserves the typed text; online again, a retry writes once (F21, I9)', async ({
  page,
  context,
}) => {
  const written: string[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/attos/')) written.push(pathname)
  })
  const retry = page.getByRole('button', { name: commonWords.retry })
  const plansScreen = page.waitForResponse(/products\.connected/)
  const nextScreen = page.waitForResponse(/configure\.connected/)
  await page.goto(paths.localization)
  // The code of the next screen is fetched while this one is read: without it the line is cut too early.
  await plansScreen
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Calle y número').fill(street)
  await page.getByLabel('Código postal').fill(zip)
  await context.setOffline(true)
  await page.getByRole('button', { name: localizationWords.submit }).click()
  await expect(retry).toBeVisible()
  await expect(page.getByLabel('Calle y número')).toHaveValue(street)
  await context.setOffline(false)
  await retry.click()
  await expectScreen(page, 'products')
  await nextScreen
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Elegir Internet Gig' }).click()
  await expect(retry).toBeVisible()
  await context.setOffline(false)
  await retry.click()
  await expect(page.getByText(configureWords.saved)).toBeVisible()
  expect(written.filter((path) => !path.endsWith('persistCart'))).toEqual([
    '/api/attos/address',
    '/api/attos/modify-cart',
  ])
})

for (const width of [360, 1440])
  test(`at ${width} px, a calendar that is down stops no order: the visit is agreed by telephone (SCH-12)`, async ({
    page,
    openAfter,
    axe,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/api/attos/installation-schedule', (route) => route.fulfill({ status: 503 }))
    await openAfter(page, 'acceptAgreements', paths.schedule)
    const { title, body } = scheduleWords.byPhone
    const notice = page.getByRole('main').filter({ hasText: title })
    await expect(notice).toContainText(body(phoneText(usualPurchase.customer.phoneNumber)))
    await expect(page.getByRole('button', { name: commonWords.retry })).toBeVisible()
    await expect(
      notice.getByRole('link', { name: commonWords.call(cometa.phones.sales.shown) }),
    ).toBeVisible()
    await axe(page, 'schedule')
    const driver = pageDriver(page)
    await page.getByRole('button', { name: scheduleWords.confirm }).click()
    await driver.expectPath(paths.payment)
    await expect(page.getByRole('main')).toContainText(reviewWords.byPhone)
    await driver.pay(usualPurchase)
    await expectScreen(page, 'confirmation', { confirmation: 'non-automated-confirmation' })
    await expect(page.getByRole('main')).toContainText(installTexts.arrange.title)
  })
