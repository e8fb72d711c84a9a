import { addressParameters } from '#core/query/query-parameters.ts'
import type { Page } from '@playwright/test'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import { serviceabilityCheckPath } from '#core/routes/localization-link.ts'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import { CART_COOKIE } from '#adapters/contract/record.ts'
import { savedOrderWords } from '#ui/content/es/sale/visitor.ts'
import { sectionWords } from '#ui/content/es/shared/sections.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { checkPageWords } from '#ui/content/es/shared/site.ts'
import { pageDriver } from './page-driver.ts'
import { expectScreen, holdRequests } from './screens.ts'
import { expect, test } from './store.fixture.ts'
import { classesWithoutRule } from './styled.ts'

const samples = smallNetwork().samples()

const queryOf = ({ street, unit, zip }: AddressForm): string =>
  new URLSearchParams({
    [addressParameters.street]: street,
    [addressParameters.unit]: unit,
    [addressParameters.zip]: zip,
  }).toString()

const expectNextStep = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeVisible()
}

test('the page that checks an address is styled, before and after its answer', async ({ page, axe }) => {
  await page.goto(serviceabilityCheckPath)
  await axe(page, 'the empty check')
  const { street, zip } = usualPurchase.address
  await page.getByLabel(localizationWords.street).fill(street)
  await page.getByLabel(localizationWords.zip).fill(zip)
  await page.getByRole('button', { name: checkPageWords.submit }).click()
  await expect(page.getByRole('link', { name: checkPageWords.onward })).toBeVisible()
  await axe(page, 'the answer of the check')
})

test('a link with an address leads to the page of its outcome', async ({ page }) => {
  for (const { address, outcome } of samples) {
    await page.goto(`${paths.localization}?${queryOf(address)}`)
    await pageDriver(page).expectPath(outcomePaths[outcome])
    await expectNextStep(page)
  }
})

test('a link with an address leads to the offers, even if the code of their screen loads late', async ({
  page,
}) => {
  const gate = closedGate()
  let isRequested = false
  page.on('request', (request) => {
    isRequested ||= request.url().endsWith('/api/attos/address')
  })
  await page.route('**/assets/*.js', async (route) => {
    if (isRequested) await gate.opened
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/attos/getOffers*')
  await page.goto(`${paths.localization}?${queryOf(usualPurchase.address)}`)
  await answered
  gate.open()
  await expectScreen(page, 'products')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain form answers every outcome as styled HTML', async ({ page }) => {
    for (const { address } of samples) {
      await page.goto(paths.home)
      await page.getByLabel(localizationWords.street).fill(address.street)
      await page.getByLabel(localizationWords.unit).fill(address.unit)
      await page.getByLabel(localizationWords.zip).fill(address.zip)
      await page.getByRole('button', { name: localizationWords.submit }).click()
      await expect(page).toHaveURL((url) => url.pathname === paths.localization)
      await expectNextStep(page)
      await expect(page.getByRole('link', { name: /1-800-555/ }).first()).toBeVisible()
      expect(await classesWithoutRule(page)).toEqual([])
    }
  })

  test('the landing page leads a browser with a saved cart back to its order, and no other (CRT-06)', async ({
    page,
    context,
  }) => {
    const back = page.getByRole('link', { name: sectionWords.continueOrder })
    await page.goto(paths.home)
    await expect(back).toBeHidden()
    await context.addCookies([
      { name: CART_COOKIE, value: 'cart-0001', domain: '127.0.0.1', path: '/', secure: true },
    ])
    await page.reload()
    await expect(page.getByRole('button', { name: sectionWords.savedAddress })).toBeHidden()
    await back.click()
    await expect(page).toHaveURL((url) => url.pathname === paths.localization)
    await expect(page.getByText(savedOrderWords.title)).toBeVisible()
  })

  test('an incomplete form returns with its errors at the fields', async ({ page }) => {
    await page.goto(`${paths.localization}?a=%20Main&aptnum=&zip=123`)
    await expect(page.getByLabel(localizationWords.street)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(localizationWords.zip)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(localizationWords.zip)).toHaveValue('123')
    expect(await classesWithoutRule(page)).toEqual([])
  })

  test('a path of the application says that it requires script, and shows a telephone', async ({ page }) => {
    await page.goto(paths.products)
    await expect(page.getByRole('link', { name: /1-800-555/ }).first()).toBeVisible()
  })
})

test('an unknown path leads to /not-found, which answers 404 and has a link home', async ({ page, axe }) => {
  const answer = await page.goto('/no/hay/nada')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL((url) => url.pathname === paths.notFound)
  await expectNextStep(page)
  await axe(page, 'not found')
})

test('no shop page opened without a session makes a call that is known to be refused (F22)', async ({
  page,
}) => {
  const failures: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  const { products, configure, checkout, payment, schedule, confirmation } = paths
  for (const path of [products, configure, checkout, payment, schedule, confirmation, outcomePaths.preSale]) {
    await page.goto(path)
    await expectScreen(page, 'address')
    expect(failures, path).toEqual([])
  }
})

test('late street suggestions never cover the next screen', async ({ page }) => {
  const release = await holdRequests(page, '/assets/combobox*')
  await page.goto(paths.localization)
  await expect(page.locator('#static-outcome')).toHaveCount(0)
  await page.getByLabel(localizationWords.street).fill('900 Main')
  await page.getByLabel(localizationWords.zip).fill('77002')
  const found = page.waitForResponse('**/api/misc/address-suggestions*')
  await release()
  await found
  await expect(page.getByRole('combobox', { name: localizationWords.street })).toBeVisible()
  await expect(page.getByText(/direcci.+ sugerida/)).toBeAttached()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByLabel(localizationWords.street).press('Backspace')
  await expect(page.getByRole('option').first()).toBeVisible()
})
