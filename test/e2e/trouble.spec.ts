import type { Route } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { failureWords } from '#ui/content/es/failure.ts'
import { paymentWords } from '#ui/content/es/payment.ts'
import { buyer } from './buyer.ts'
import { expect, test } from './store.fixture.ts'

const broken: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['out of reach', (route) => route.abort('connectionrefused')],
  ['broken', (route) => route.fulfill({ status: 500, json: { code: 'BROKEN', requestId: 'r1' } })],
  [
    'talking nonsense',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>hi</h1>' }),
  ],
  ['giving another shape', (route) => route.fulfill({ status: 200, json: { sessionId: 7 } })],
]

for (const [how, answer] of broken)
  test(`a provider ${how} leaves the address, a retry and a telephone number`, async ({ page, axe }) => {
    await page.route('**/api/attos/address*', answer)
    await buyer(page).findsAddress()
    const retry = page.getByRole('button', { name: 'Intentar otra vez' })
    await expect(retry).toBeVisible({ timeout: 20_000 })
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /1-800-555/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByLabel('Calle y número')).toHaveValue('742 Magnolia Street')
    await axe(page, how)
    await page.unroute('**/api/attos/address*')
    await retry.click()
    await buyer(page).arriveAt('/buy/products')
  })

for (const call of [
  'getOffers',
  'addOffer',
  'getAgreements',
  'payment-session',
  'installation-schedule',
] as const)
  test(`a purchase goes on after ${call} failed once`, async ({ page }) => {
    const path = call === 'addOffer' ? '**/api/attos/offer' : `**/api/attos/${call}*`
    const asked = call === 'getAgreements' ? '**/api/attos/getAgreements/*' : path
    let failures = 0
    await page.route(asked, (route) => {
      failures += 1
      return route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', requestId: 'r1' } })
    })
    const mend = async (): Promise<void> => {
      const retry = page.getByRole('button', { name: 'Intentar otra vez' })
      await expect(retry.first()).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('link', { name: /1-800-555/ }).first()).toBeVisible()
      await page.unroute(asked)
      await retry.first().click()
    }
    const { findsAddress, choosesGig, configures, givesDetails, paysWith, choosesVisit, orders, arriveAt } =
      buyer(page)
    await findsAddress()
    if (call === 'getOffers') await mend()
    await choosesGig()
    if (call === 'addOffer') await mend()
    await configures(1)
    if (call === 'getAgreements' || call === 'installation-schedule') await mend()
    await givesDetails()
    await paysWith()
    if (call === 'payment-session') {
      const { title } = failureWords({ _tag: 'ProviderBroken', requestId: 'r1' }, cometa)
      await expect(page.getByText(title)).toBeVisible({ timeout: 20_000 })
      await page.unroute(asked)
      await paysWith()
    }
    await choosesVisit()
    await orders()
    await arriveAt('/automated-confirmation')
    expect(failures).toBeGreaterThan(0)
  })

test('a reload while the provider is out of reach asks to try again, and then finds the place', async ({
  page,
  axe,
}) => {
  const { findsAddress, choosesGig, configures, arriveAt } = buyer(page)
  await findsAddress()
  await choosesGig()
  await configures(1)
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.reload()
  const retry = page.getByRole('button', { name: 'Intentar otra vez' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('main').getByRole('link', { name: /1-800-555/ })).toBeVisible()
  await axe(page, 'out of reach on reload')
  await page.unroute('**/api/**')
  await retry.click()
  await arriveAt('/buy/checkout')
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toBeVisible()
})

test('a session that ended leads to the address with what was typed kept', async ({ page, context, axe }) => {
  const { findsAddress, choosesGig, configures, arriveAt } = buyer(page)
  await findsAddress()
  await choosesGig()
  await configures()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Lucía')
  await context.clearCookies()
  await page.getByRole('radio', { name: 'La haces tú' }).press(' ')
  await arriveAt('/address/localization')
  await expect(page.getByText('Tu sesión terminó')).toBeVisible()
  await expect(page.getByLabel('Calle y número')).toHaveValue('742 Magnolia Street')
  await axe(page, 'session ended')
  await page.getByRole('button', { name: 'Ver mis planes' }).click()
  await choosesGig()
  await configures(0)
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Lucía')
})

test('a declined card is told, the rest is kept, and another card buys', async ({ page }) => {
  const { findsAddress, choosesGig, configures, givesDetails, paysWith, choosesVisit, orders, arriveAt } =
    buyer(page)
  await findsAddress()
  await choosesGig()
  await configures()
  await givesDetails()
  await paysWith('4000 0000 0000 0002')
  await choosesVisit()
  await orders()
  await arriveAt('/pre-payment')
  await expect(page.getByRole('main')).toContainText(/banco|tarjeta no/i)
  await paysWith()
  await choosesVisit()
  await orders()
  await arriveAt('/automated-confirmation')
})

test('a declined account is told, and what is no secret need not be typed again', async ({ page }) => {
  const person = buyer(page)
  await person.findsAddress()
  await person.choosesGig()
  await person.configures(0)
  await person.givesDetails({ install: 'self' })
  await person.choosesAccount()
  await person.writesAccount('000111111116')
  await person.pays()
  const { title } = failureWords({ _tag: 'PaymentDeclined' }, cometa)
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('radio', { name: paymentWords.kinds.bank.tab })).toBeChecked()
  await expect(page.getByLabel(paymentWords.bank.nameOnAccount)).toHaveValue('María Ñúñez de la Peña')
  await person.writesAccount()
  await person.pays()
  await person.arriveAt('/automated-confirmation')
})

test('a self installation is paid and ordered from the payment, pressed twice or not', async ({ page }) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/attos/order')) orders.push(request.headers()['idempotency-key'] ?? '')
  })
  const { findsAddress, choosesGig, configures, givesDetails, paysWith, arriveAt } = buyer(page)
  await findsAddress()
  await choosesGig()
  await configures(0)
  await givesDetails({ install: 'self' })
  await paysWith()
  await arriveAt('/automated-confirmation')
  expect(new Set(orders).size).toBe(1)
})

test.describe('a price that moves', () => {
  test.use({ baseURL: async ({ testHost }, provide) => provide(testHost.origin) })

  test('is shown with its difference and asked about; accepted, it is what is paid', async ({
    page,
    testHost,
    axe,
  }) => {
    const { findsAddress, choosesGig, configures, givesDetails, paysWith, choosesVisit, orders, arriveAt } =
      buyer(page)
    await findsAddress()
    await choosesGig()
    await configures()
    await givesDetails()
    await paysWith()
    await choosesVisit()
    const before = await testHost.count()
    await testHost.tell('raisePrices')
    await orders()
    await expect(page.getByRole('heading', { name: 'El precio cambió mientras comprabas' })).toBeVisible()
    await axe(page, 'price moved')
    for (const amount of ['$155.86', '$160.86', '$86.96', '$91.96', '$5.00 más'])
      await expect(page.getByRole('main')).toContainText(amount)
    expect((await testHost.count()).orders).toBe(before.orders)
    await page.getByRole('button', { name: 'Pagar $160.86 y hacer el pedido' }).click()
    await arriveAt('/automated-confirmation')
    await expect(page.getByRole('main')).toContainText('$160.86')
    await testHost.tell('restorePrices')
    expect(await testHost.count()).toMatchObject({
      orders: before.orders + 1,
      captured: before.captured + 1,
    })
  })
})
