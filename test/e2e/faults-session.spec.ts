import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { contract } from '#adapters/orchestrator/wire/contract.ts'
import { ORDER_POLL_FIRST_MS } from '#core/checkout/order-poll.ts'
import { paths } from '#core/routes/routes.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { orderWords, referenceLabel } from '#ui/content/es/payment.ts'
import { buyer, magnolia } from './buyer.ts'
import { expect, orderNumberIn, test, writesOf } from './gate.ts'
import { comeTo, onCall, purchaseCallNames } from './gate-calls.ts'

/** The address page with what was typed there, and the reason for it. */
const isAtTheAddress = async (page: Page): Promise<void> => {
  await buyer(page).arriveAt(paths.localization)
  await expect(page.getByText(localizationWords.sessionExpired.title)).toBeVisible()
  await expect(page.getByLabel(localizationWords.street)).toHaveValue(magnolia.street)
  await expect(page.getByLabel(localizationWords.zip)).toHaveValue(magnolia.zip)
  await expect(page.locator(`a[href="tel:${cometa.phones.sales.dial}"]`).first()).toBeVisible()
}

for (const name of purchaseCallNames.filter((call) => contract[call].session !== 'none'))
  test(`a session that ends while ${name} is on its way sells nothing and leads to the address (F17, I7)`, async ({
    page,
    enter,
    made,
    testHost,
  }) => {
    const call = await comeTo(page, name, enter)
    const forget = await onCall(page, name, async (route) => {
      await testHost.tell('passIdle')
      await route.continue()
    })
    await call.press(page)
    await isAtTheAddress(page)
    await forget()
    expect(await made()).toEqual({ orders: 0, captured: 0 })
  })

test('what was typed before a session ended is there when the buyer comes by again (F17, I7, I9)', async ({
  page,
  enter,
  made,
  testHost,
}) => {
  await enter(page, 'checkout')
  const { saysWho, choosesGig, continues } = buyer(page)
  const { self } = checkoutWords.install.kinds
  await saysWho()
  await testHost.tell('passIdle')
  await page.getByText(self.title).click()
  await isAtTheAddress(page)
  await page.getByRole('button', { name: localizationWords.submit }).click()
  await choosesGig()
  await continues()
  const { firstName, emailAddress } = checkoutWords.customer
  await expect(page.getByRole('textbox', { name: firstName, exact: true })).toHaveValue('María')
  await expect(page.getByRole('textbox', { name: emailAddress })).toHaveValue('maria@correo.example')
  expect(await made()).toEqual({ orders: 0, captured: 0 })
})

test('an order given in the last minute of its session is made; one second after the end it is not (F17, I7)', async ({
  page,
  enter,
  made,
  testHost,
}) => {
  await enter(page, 'ready')
  for (let minute = 0; minute < 29; minute += 1) await testHost.tell('passMinute')
  await buyer(page).orders()
  await orderNumberIn(page)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
  await enter(page, 'ready')
  const writes = writesOf(page)
  await testHost.tell('passIdle')
  await buyer(page).orders()
  await isAtTheAddress(page)
  expect(writes).toEqual(['POST order'])
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('a session that ends while its order is in doubt leaves the buyer with a telephone, and the order is made once (F17, I7, I14)', async ({
  page,
  enter,
  made,
  testHost,
}) => {
  await page.clock.install()
  await enter(page, 'ready')
  await testHost.tell('silenceGateway')
  await buyer(page).orders()
  await expect(page.getByRole('heading', { name: orderWords.inDoubt.heading })).toBeVisible()
  await testHost.tell('passIdle')
  const asked = page.waitForResponse((response) => response.url().includes('/api/attos/order/'))
  await page.clock.fastForward(ORDER_POLL_FIRST_MS)
  await asked
  await expect(page.getByRole('heading', { name: orderWords.outOfReach.heading })).toBeVisible()
  await expect(page.getByText(referenceLabel)).toContainText(/\b[A-Z\d]{5}-[A-Z\d]{5}\b/)
  await expect(page.getByRole('main').locator(`a[href="tel:${cometa.phones.sales.dial}"]`)).toBeVisible()
  await testHost.tell('hearGateway')
  await testHost.tell('runJobs')
  await expect.poll(made).toEqual({ orders: 1, captured: 1 })
})
