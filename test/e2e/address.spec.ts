import { addressParameters } from '#core/query/query-parameters.ts'
import type { Page } from '@playwright/test'
import type { AddressForm } from '#core/address/address-form.ts'
import { paths } from '#core/routes/routes.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import { addressWithOutcome, usualPurchase } from '#test/builders/purchase.ts'
import { SAMPLE_ACCOUNT } from '#adapters/provider/holdings/sample-accounts.ts'
import { portalEntryPath } from '#core/routes/portal-steps.ts'
import { accountWords } from '#ui/content/es/sale/account.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { onwardWords } from '#ui/content/es/sale/sale-layout.ts'
import { addOnTexts } from '#ui/features/sale/configure/es.ts'
import { outcomeWayWords } from '#ui/features/sale/outcome/es.ts'
import { codeAfter } from './portal-login.ts'
import { expectScreen, holdRequests } from './screens.ts'
import { expect, test } from './store.fixture.ts'
import { classesWithoutRule } from './styled.ts'

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

  test('the plain form answers as styled HTML', async ({ page }) => {
    for (const outcome of ['serviceable', 'notServiceable'] as const) {
      const address = addressWithOutcome(outcome)
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

test('an existing customer proves the account, and adds a service without choosing a plan again', async ({
  page,
  store,
}) => {
  await page.goto(`${paths.localization}?${queryOf(addressWithOutcome('existingCustomer'))}`)
  await expect(page.getByRole('link', { name: outcomeWayWords.account.label })).toHaveAttribute(
    'href',
    portalEntryPath,
  )
  const code = await codeAfter(store, SAMPLE_ACCOUNT.email, () =>
    page.getByRole('button', { name: accountWords.send }).click(),
  )
  await page.getByRole('textbox', { name: accountWords.code }).fill(code)
  await page.getByRole('button', { name: accountWords.prove, exact: true }).click()
  await expectScreen(page, 'configure')
  await expect(page.getByText('Tienes Internet Advantage y 2 líneas. ¿Qué agregas?')).toBeVisible()
  await expect(page.getByRole('button', { name: onwardWords.label })).toHaveCount(0)
  await page.getByRole('radio', { name: addOnTexts['advanced-wifi'].yes }).check()
  await page.getByRole('button', { name: onwardWords.label }).filter({ visible: true }).click()
  await expectScreen(page, 'checkout')
})
