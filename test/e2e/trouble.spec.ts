import type { Page, Route } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { detailed } from '#test/builders/sale.builder.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { configureWords } from '#ui/content/es/configure.ts'
import { failureWords } from '#ui/content/es/failure.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { orderWords, paymentWords } from '#ui/content/es/payment.ts'
import type { Buyer, RiskAnswer } from './buyer.ts'
import { buyer, magnolia } from './buyer.ts'
import type { Started } from './kept-sale.ts'
import { keepSale, takeUp } from './kept-sale.ts'
import { toCheckout, toOffers, toPayment, toVisit } from './sale-states.ts'
import { expectArrival, expectHeading, expectPlace } from './screens.ts'
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

/** A call that fails: who meets that where, by doing what, and what shows that the purchase goes on once it was tried again. */
type Failing = {
  readonly call: string
  readonly url: string
  readonly carryOn: (started: Started) => Promise<void>
  readonly path: string
  readonly does?: (person: Buyer) => Promise<void>
  /** How it is tried again, where the form's own button does that. */
  readonly again?: (person: Buyer) => Promise<void>
  readonly goesOn: (page: Page) => Promise<void>
}

const numbered: RiskAnswer = { year: 'no', type: 'SSN', number: '219-09-9999' }

const failing: readonly Failing[] = [
  {
    call: 'getOffers',
    url: 'getOffers*',
    carryOn: toOffers,
    path: paths.products,
    goesOn: (page) => expect(page.getByRole('button', { name: 'Elegir Internet Gig' })).toBeVisible(),
  },
  {
    call: 'addOffer',
    url: 'offer',
    carryOn: toOffers,
    path: paths.products,
    does: (person) => person.choosesGig(),
    goesOn: (page) => expect(page.getByText(configureWords.saved)).toBeVisible(),
  },
  {
    call: 'getAgreements',
    url: 'getAgreements/*',
    carryOn: toCheckout,
    path: paths.checkout,
    goesOn: (page) => expect(page.getByRole('button', { name: checkoutWords.submit })).toBeVisible(),
  },
  {
    call: 'installationSchedule',
    url: 'installation-schedule',
    carryOn: toPayment,
    path: paths.payment,
    goesOn: (page) => expectPlace(page, 'payment'),
  },
  {
    call: 'assessRisk',
    url: 'assessRisk',
    carryOn: toCheckout,
    path: paths.checkout,
    does: async (person) => {
      await person.fillsDetails({ risk: numbered })
      await person.sendsDetails()
    },
    // The number was wiped when it was sent.
    again: async (person) => {
      await person.answersRisk(numbered)
      await person.sendsDetails()
    },
    goesOn: (page) => expectPlace(page, 'payment'),
  },
  {
    call: 'paymentSession',
    url: 'payment-session',
    carryOn: toPayment,
    path: paths.payment,
    does: (person) => person.paysWith(),
    again: (person) => person.paysWith(),
    goesOn: (page) => expectPlace(page, 'schedule'),
  },
]

for (const { call, url, carryOn, path, does, again, goesOn } of failing)
  test(`a purchase goes on after ${call} failed, and says so in the meantime`, async ({
    page,
    store,
    axe,
  }) => {
    const kept = await keepSale(store.origin, carryOn)
    kept.sale.stop()
    const person = buyer(page)
    await page.route(`**/api/attos/${url}`, (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', requestId: 'r1' } }),
    )
    await takeUp(page, store.origin, kept, path)
    await does?.(person)
    const { title } = failureWords({ _tag: 'ProviderBroken', requestId: 'r1' }, cometa)
    const notice = page.getByRole('alert').filter({ hasText: title })
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('link', { name: /1-800-555/ })).toBeVisible()
    await axe(page, `${call} failed`)
    await page.unroute(`**/api/attos/${url}`)
    if (again === undefined) await notice.getByRole('button', { name: commonWords.retry }).click()
    else await again(person)
    await goesOn(page)
    await expect(notice).toBeHidden()
  })

test('a reload while the provider is out of reach asks to try again, and then finds the place', async ({
  page,
  store,
  axe,
}) => {
  const kept = await keepSale(store.origin, toCheckout)
  kept.sale.stop()
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await takeUp(page, store.origin, kept, paths.checkout)
  const retry = page.getByRole('button', { name: commonWords.retry })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /1-800-555/ })).toBeVisible()
  await axe(page, 'out of reach on reload')
  await page.unroute('**/api/**')
  await retry.click()
  await expectPlace(page, 'checkout')
  await expect(page.getByRole('button', { name: checkoutWords.submit })).toBeVisible()
})

test('a session that ended elsewhere leads to the address with what was typed kept', async ({
  page,
  context,
  store,
}) => {
  const kept = await keepSale(store.origin, toCheckout)
  kept.sale.stop()
  await takeUp(page, store.origin, kept, paths.checkout)
  const person = buyer(page)
  await person.saysWho()
  await context.clearCookies()
  await page.getByRole('radio', { name: checkoutWords.install.kinds.self.title }).press(' ')
  await expectArrival(page, 'address')
  await expect(page.getByText(localizationWords.sessionExpired.title)).toBeVisible()
  await expect(page.getByLabel(localizationWords.street)).toHaveValue(magnolia.street)
  await page.getByRole('button', { name: localizationWords.submit }).click()
  await person.choosesGig()
  await person.configures(0)
  const { lastName } = checkoutWords.customer
  await expect(page.getByRole('textbox', { name: lastName })).toHaveValue('Ñúñez de la Peña')
})

test('a declined card is refused next to its fields, with the focus there; the visit is kept, and an account buys', async ({
  page,
  store,
  axe,
}) => {
  const kept = await keepSale(store.origin, toPayment)
  kept.sale.stop()
  const person = buyer(page)
  const { title } = failureWords({ _tag: 'PaymentDeclined' }, cometa)
  await takeUp(page, store.origin, kept, paths.payment)
  await person.paysWith('4000 0000 0000 0002')
  await person.choosesVisit()
  await person.orders()
  await expectPlace(page, 'payment')
  const refusal = page.locator('#payment-way').getByRole('alert').filter({ hasText: title })
  await expect(refusal).toBeInViewport()
  await expect(page.locator(':focus').getByRole('alert')).toContainText(title)
  await expect(page.getByText(/^Tu visita sigue guardada: /)).toBeVisible()
  await axe(page, 'a declined card')
  await person.choosesAccount()
  await person.writesAccount()
  await person.pays()
  await expectArrival(page, 'confirmation')
})

test('a declined account is told, and what is no secret need not be typed again', async ({ page, store }) => {
  const kept = await keepSale(store.origin, async (started) => {
    await toCheckout(started)
    await detailed(started.sale, 'self')
  })
  kept.sale.stop()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/attos/order')) sent.push(request.headers()['idempotency-key'] ?? '')
  })
  const person = buyer(page)
  const { title } = failureWords({ _tag: 'PaymentDeclined' }, cometa)
  await takeUp(page, store.origin, kept, paths.payment)
  await person.choosesAccount()
  await person.writesAccount('000111111116')
  await person.pays()
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
  await expect(page.locator(':focus').getByRole('alert')).toContainText(title)
  await expect(page.getByRole('radio', { name: paymentWords.kinds.bank.tab })).toBeChecked()
  await expect(page.getByLabel(paymentWords.bank.nameOnAccount)).toHaveValue('María Ñúñez')
  await person.writesAccount()
  await person.pays()
  await expectArrival(page, 'confirmation')
  expect(new Set(sent).size, 'each payment is an intention of its own').toBe(2)
})

test.describe('a price that moves', () => {
  test.use({ baseURL: async ({ testHost }, provide) => provide(testHost.origin) })

  test('is shown with its difference and asked about; accepted, it is what is paid', async ({
    page,
    testHost,
  }) => {
    const kept = await keepSale(testHost.origin, toVisit)
    kept.sale.stop()
    const before = await testHost.count()
    await takeUp(page, testHost.origin, kept, paths.schedule)
    await expect(page.getByRole('button', { name: 'Pagar $145.26 y hacer el pedido' })).toBeEnabled()
    await testHost.tell('raisePrices')
    await buyer(page).orders()
    await expectHeading(page, orderWords.priceMoved.heading)
    for (const amount of ['$145.26', '$150.26', '$76.36', '$81.36', '$5.00 más'])
      await expect(page.getByRole('main')).toContainText(amount)
    expect((await testHost.count()).orders).toBe(before.orders)
    await page.getByRole('button', { name: 'Pagar $150.26 y hacer el pedido' }).click()
    await expectArrival(page, 'confirmation')
    await expect(page.getByRole('main')).toContainText('$150.26')
    await testHost.tell('restorePrices')
    expect(await testHost.count()).toMatchObject({
      orders: before.orders + 1,
      captured: before.captured + 1,
    })
  })
})
