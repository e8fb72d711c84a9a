import { paths } from '#core/routes/routes.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { errorMessages } from '#core/shared/error-message.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import { configureWords } from '#ui/features/sale/configure/es.ts'
import { commonWords, errorWords } from '#ui/content/es/shared/common.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { expectScreen } from './screens.ts'
import { expect, test } from './store.fixture.ts'

const { street, zip } = usualPurchase.address

test('cookies cleared during a sale lead to the address, with the reason and the typed text (F20, I6, I7)', async ({
  page,
  context,
  openAfter,
}) => {
  await openAfter(page, 'confirmCart', paths.configure)
  await expectScreen(page, 'configure')
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Continuar' }).first().click()
  await expect(page.getByText(localizationWords.sessionExpired.title)).toBeVisible()
  await expect(page.getByLabel('Calle y número')).toHaveValue(street)
  await expect(page.getByLabel('Código postal')).toHaveValue(zip)
})

test('a browser without cookies is told so, with the telephone, before and after the address (F20, I9)', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }))
  await page.route('**/api/attos/getOffers*', async (route) => {
    await context.clearCookies()
    await route.continue({ headers: { ...route.request().headers(), cookie: '' } })
  })
  await page.goto(paths.localization)
  const message = page.getByText(localizationWords.withoutCookies.title)
  await expect(message).toBeVisible()
  await page.getByLabel('Calle y número').fill(street)
  await page.getByLabel('Código postal').fill(zip)
  const refused = page.waitForResponse('**/api/attos/getOffers*')
  await page.getByRole('button', { name: localizationWords.submit }).click()
  expect((await refused).status()).toBe(401)
  await expectScreen(page, 'address')
  await expect(message).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: commonWords.call(cometa.phones.sales.shown) })).toBeVisible()
  await expect(page.getByLabel('Calle y número')).toHaveValue(street)
})

test('offline, a press says so and keeps the typed text; online again, a retry writes once (F21, I9)', async ({
  page,
  context,
}) => {
  const written: string[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/attos/')) written.push(pathname)
  })
  const retry = page.getByRole('button', { name: commonWords.retry })
  const nextScreen = page.waitForResponse(/configure\.connected/)
  await page.goto(paths.localization)
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

test('a session that can’t be read opens the error page with the message of the specification, and the way back opens the step again (specification 8: session status; SES-05, I9)', async ({
  page,
  openAfter,
}) => {
  await page.route('**/api/attos/sessionInfo', (route) => route.fulfill({ status: 500 }))
  const logged = page.waitForRequest('**/api/misc/log-entries')
  await openAfter(page, 'findAddress', paths.products)
  await expect(page.getByRole('heading', { name: errorWords['session-status'].title })).toBeVisible()
  const message = errorMessages['session-status']
  expect(new URL(page.url()).searchParams.get('message')).toBe(message)
  expect((await logged).postData()).toContain(message)
  await page.unroute('**/api/attos/sessionInfo')
  await page.getByRole('button', { name: commonWords.retry }).click()
  await expectScreen(page, 'products')
})
