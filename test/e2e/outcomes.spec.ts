import type { Page } from '@playwright/test'
import { smallNetwork } from '#adapters/orchestrator/pocket/network/small-seed.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import { localizationQuery, outcomePaths, paths } from '#core/routes/routes.ts'
import type { OutcomeKind } from '#core/localization/outcome.ts'
import { closedGate } from '#test/builders/gate.builder.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { buyer, magnolia } from './buyer.ts'
import { expectPlace, holdUp } from './screens.ts'
import { expect, test } from './store.fixture.ts'
import { classesWithoutRule } from './styled.ts'

const samples = smallNetwork().samples()

const queryOf = ({ street, unit, zip }: AddressForm): string =>
  new URLSearchParams({
    [localizationQuery.street]: street,
    [localizationQuery.unit]: unit,
    [localizationQuery.zip]: zip,
  }).toString()

const expectWayOn = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeVisible()
}

/** Of an address nobody knows there is no session: opened again, its page leads back to what was typed. */
const withoutSession: readonly OutcomeKind[] = ['multipleUnits', 'unitNotFound', 'addressNotFound']

for (const { address, outcome } of samples) {
  test(`an address of outcome ${outcome} leads to its page, which says why and what next`, async ({
    page,
    axe,
  }) => {
    await page.goto(`${paths.localization}?${queryOf(address)}`)
    await buyer(page).arriveAt(outcomePaths[outcome])
    await expectWayOn(page)
    await axe(page, outcome)
    const heading = page.getByRole('heading', { level: 1 })
    const said = await heading.innerText()
    await page.reload()
    if (withoutSession.includes(outcome)) {
      await expect(page.getByLabel('Calle y número')).toHaveValue(address.street)
      await expect(page.getByText(localizationWords.sessionExpired.title)).toBeHidden()
    } else {
      await expect(heading).toHaveText(said)
      await buyer(page).arriveAt(outcomePaths[outcome])
    }
  })
}

test('an address in a link leads to the offers, however late the screen comes that asks for it', async ({
  page,
}) => {
  const gate = closedGate()
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith('/api/attos/address')
  })
  await page.route('**/assets/*.js', async (route) => {
    if (isAsked) await gate.opened
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/attos/getOffers*')
  await page.goto(`${paths.localization}?${queryOf(magnolia)}`)
  await answered
  gate.open()
  await expectPlace(page, 'products')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { address, outcome } of samples) {
    test(`the plain form answers outcome ${outcome} as plain HTML`, async ({ page }) => {
      await page.goto('/')
      await page.getByLabel('Calle y número').fill(address.street)
      await page.getByLabel('Apartamento o unidad').fill(address.unit)
      await page.getByLabel('Código postal').fill(address.zip)
      await page.getByRole('button', { name: 'Ver mis planes' }).click()
      await expect(page).toHaveURL((url) => url.pathname === paths.localization)
      await expectWayOn(page)
      await expect(page.getByRole('link', { name: /1-800-555/ }).first()).toBeVisible()
      expect(await classesWithoutRule(page)).toEqual([])
    })
  }

  test('a form that is not whole comes back with its failures beside the fields', async ({ page }) => {
    await page.goto(`${paths.localization}?a=%20Main&aptnum=&zip=123`)
    await expect(page.getByLabel('Calle y número')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Código postal')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Código postal')).toHaveValue('123')
    expect(await classesWithoutRule(page)).toEqual([])
  })

  test('every place of the application says that it needs script, and gives a telephone', async ({
    page,
  }) => {
    await page.goto(paths.products)
    await expect(page.getByRole('link', { name: /1-800-555/ }).first()).toBeVisible()
  })
})

test('an unknown path leads to /not-found, which answers 404 and has a way home', async ({ page, axe }) => {
  const answer = await page.goto('/no/hay/nada')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL((url) => url.pathname === paths.notFound)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectWayOn(page)
  await axe(page, 'not found')
})

test('streets are suggested while one types, three at most, and picked by keyboard', async ({
  page,
  axe,
}) => {
  await page.goto(paths.localization)
  const street = page.getByRole('combobox', { name: 'Calle y número' })
  await street.pressSequentially('900 Main')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  expect(await options.count()).toBeLessThanOrEqual(3)
  await axe(page, 'suggestions')
  const wanted = options.filter({ hasText: '77002' })
  await expect(wanted).toBeVisible()
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await wanted.getAttribute('data-active-item')) !== null) break
  }
  await page.keyboard.press('Enter')
  await expect(street).toHaveValue('900 Main Street')
  await expect(page.getByLabel('Código postal')).toHaveValue('77002')
  await page.getByRole('combobox', { name: 'Apartamento o unidad' }).fill('4b')
  await expect(options).toHaveText([/4B/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await buyer(page).arriveAt(paths.products)
})

test('streets that are found when the visitor is elsewhere by then cover nothing', async ({ page }) => {
  const letGo = await holdUp(page, '/assets/combobox*')
  await page.goto(paths.localization)
  await expect(page.locator('#static-outcome')).toHaveCount(0)
  await page.getByLabel('Calle y número').fill('900 Main')
  await page.getByLabel('Código postal').fill('77002')
  const found = page.waitForResponse('**/api/misc/address-suggestions*')
  await letGo()
  await found
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toBeVisible()
  await expect(page.getByText(/direcci.+ sugerida/)).toBeAttached()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByLabel('Calle y número').press('Backspace')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('fields filled wrongly are told beside them, announced, and nothing is sent', async ({ page, axe }) => {
  await page.goto(paths.localization)
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toBeVisible()
  await page.getByLabel('Calle y número').fill(' Main')
  await page.getByLabel('Código postal').pressSequentially('33a1')
  await expect(page.getByLabel('Código postal')).toHaveValue('331')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/attos/address')) calls.push(request.url())
  })
  await page.getByRole('button', { name: 'Ver mis planes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'espacio' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '5 números' })).toBeVisible()
  await expect(page.getByLabel('Calle y número')).toBeFocused()
  await axe(page, 'address with errors')
  expect(calls).toEqual([])
})
