import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { cartChangesWords } from '#ui/content/es/cart-changes.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { POD } from '#test/builders/pocket.builder.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { addOnWords, configureWords } from '#ui/content/es/configure.ts'
import { failureWords } from '#ui/content/es/failure.ts'
import { lineChangeWords } from '#ui/content/es/line-changes.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { orderWords, paymentWords } from '#ui/content/es/payment.ts'
import { productsWords } from '#ui/content/es/products.ts'
import { buyer, magnolia } from './buyer.ts'
import { amountOn, expect, orderNumberIn, payButton, test, writesOf } from './gate.ts'

/** A second tab of the same browser, at a place of the same sale. */
const secondTab = async (first: Page, path: string): Promise<Page> => {
  const tab = await first.context().newPage()
  await tab.goto(path)
  await buyer(tab).arriveAt(path)
  await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  return tab
}

const choosePlan = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: productsWords.choose(name) }).click()

const isSaved = (page: Page): Promise<void> => expect(page.getByText(configureWords.saved)).toBeVisible()

/** What a buyer does to go on from each place. */
const goingOn: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [paths.products]: (page) => choosePlan(page, 'Internet 500'),
  [paths.configure]: (page) => buyer(page).adds('wifi-pod'),
  [paths.checkout]: (page) => buyer(page).sendsDetails(),
  [paths.payment]: async (page) => {
    await page.getByRole('button', { name: paymentWords.another }).click()
    await buyer(page).paysWith()
  },
  [paths.schedule]: (page) => buyer(page).orders(),
}

for (const [path, goOn] of Object.entries(goingOn))
  test(`an order made in one tab is what the other shows when it goes on at ${path}, and stays the only one (F16, I1, I15)`, async ({
    page,
    enter,
    made,
  }) => {
    await enter(page, 'ready')
    const other = await secondTab(page, path)
    await buyer(page).orders()
    const number = await orderNumberIn(page)
    await goOn(other)
    expect(await orderNumberIn(other)).toBe(number)
    expect(await made()).toEqual({ orders: 1, captured: 1 })
  })

test('two tabs that order at the same time come to the same order (F16, I1, I2)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'ready')
  const other = await secondTab(page, paths.schedule)
  await Promise.all([buyer(page).orders(), buyer(other).orders()])
  const [here, there] = await Promise.all([orderNumberIn(page), orderNumberIn(other)])
  expect(here).toContain('-')
  expect(there).toBe(here)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('a plan changed in one tab is not sold at the old price in the other: the new one is shown and asked about (F16, I5)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'ready')
  const old = await amountOn(payButton(page))
  const other = await secondTab(page, paths.products)
  await choosePlan(other, 'Internet 500')
  await isSaved(other)

  await buyer(page).orders()
  await expect(page.getByRole('heading', { name: orderWords.priceMoved.heading })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(old)
  expect(await made()).toEqual({ orders: 0, captured: 0 })

  const fresh = await amountOn(payButton(page))
  expect(fresh).not.toBe(old)
  await payButton(page).click()
  const number = await orderNumberIn(page)
  await expect(page.getByRole('main')).toContainText(fresh)
  await expect(page.getByRole('main')).toContainText('Internet 500')

  await buyer(other).continues()
  await buyer(other).sendsDetails()
  expect(await orderNumberIn(other)).toBe(number)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('what one tab added stays when the other picks an installation: it is shown, asked about, and sold (F16, CRT-16, CRT-17)', async ({
  page,
  enter,
  made,
  axe,
}) => {
  await enter(page, 'checkout')
  await buyer(page).fillsDetails({ install: 'self' })
  const other = await secondTab(page, paths.configure)
  await buyer(other).adds('advanced-wifi')
  await isSaved(other)

  const writes = writesOf(page)
  await page.getByRole('radio', { name: checkoutWords.install.kinds.professional.title }).press(' ')
  const question = page.getByRole('alertdialog', { name: cartChangesWords.title })
  await expect(question).toBeVisible()
  await expect(question).toContainText(`WiFi avanzado${lineChangeWords.added}`)
  await axe(page, 'a cart changed in another tab')
  expect(writes).toEqual(['POST install-option'])
  await question.getByRole('button', { name: cartChangesWords.keep }).click()
  await expect(question).toBeHidden()

  await expect(page.getByRole('textbox', { name: checkoutWords.customer.firstName })).toHaveValue('María')
  await buyer(page).sendsDetails()
  await buyer(page).arriveAt(paths.payment)
  await buyer(page).paysWith()
  await buyer(page).choosesVisit()
  await buyer(page).orders()
  await orderNumberIn(page)
  await expect(page.getByRole('main')).toContainText('WiFi avanzado')
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('a line that another tab took out is asked about, and the cart can be changed before the order (F16, CRT-16)', async ({
  page,
  enter,
}) => {
  await enter(page, 'checkout')
  const other = await secondTab(page, paths.configure)
  await other.getByRole('button', { name: configureWords.less(addOnWords(POD, '').one) }).click()
  await isSaved(other)
  await buyer(page).choosesInstall('self')
  const question = page.getByRole('alertdialog', { name: cartChangesWords.title })
  await expect(question).toContainText(lineChangeWords.quantity(2, 1))
  await question.getByRole('button', { name: cartChangesWords.review }).click()
  await buyer(page).arriveAt(paths.configure)
  await expect(question).toBeHidden()
  await isSaved(page)
})

test('what two tabs put into a cart is sold at the price shown where it is paid (F16, I5)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'ready')
  const other = await secondTab(page, paths.configure)
  await page.goto(paths.configure)
  await buyer(page).adds('wifi-pod')
  await isSaved(page)
  await buyer(other).adds('advanced-wifi')
  await isSaved(other)
  await other.goto(paths.schedule)
  const asked = await amountOn(payButton(other))
  await buyer(other).orders()
  await orderNumberIn(other)
  await expect(other.getByRole('main')).toContainText(asked)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('a session left in one tab sells nothing in the other: it leads to the address, and what was typed is kept (F16, I7)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'ready')
  const other = await secondTab(page, paths.home)
  await buyer(other).findsAddress()
  await buyer(other).arriveAt(paths.products)
  await buyer(page).orders()
  await buyer(page).arriveAt(paths.localization)
  await expect(page.getByText(localizationWords.sessionExpired.title)).toBeVisible()
  await expect(page.getByLabel(localizationWords.street)).toHaveValue(magnolia.street)
  expect(await made()).toEqual({ orders: 0, captured: 0 })

  const writes = writesOf(other)
  await buyer(other).choosesGig()
  await isSaved(other)
  expect(writes).toEqual(['POST offer'])
})

test('an order in doubt in one tab is not given again in the other (F16, I1, I2)', async ({
  page,
  enter,
  made,
  testHost,
}) => {
  await enter(page, 'ready')
  const other = await secondTab(page, paths.schedule)
  await testHost.tell('silenceGateway')
  await buyer(page).orders()
  await expect(page.getByRole('heading', { name: orderWords.inDoubt.heading })).toBeVisible()
  await buyer(other).orders()
  const { title } = failureWords({ _tag: 'Refused', code: 'ORDER_IN_FLIGHT', requestId: '' }, cometa)
  await expect(other.getByText(title)).toBeVisible()
  await testHost.tell('hearGateway')
  const number = await orderNumberIn(page)
  await other.getByRole('button', { name: commonWords.retry }).click()
  expect(await orderNumberIn(other)).toBe(number)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})
