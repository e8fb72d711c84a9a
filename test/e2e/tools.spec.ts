import { MARKETING_DEFAULTS } from '#core/guards/mobile-guard.ts'
import { expect, test } from './store.fixture.ts'

test('the comparison of data plans is in the address of the page, and Back restores it', async ({ page }) => {
  await page.goto('/en/mobile/plans/data-by-the-gig?gigas=20&lineas=5&internet=si')
  const gigabytes = page.locator('#field-gigas')
  await gigabytes.scrollIntoViewIfNeeded()
  await expect(
    page.getByText('With 20 gigs and 5 lines, the lowest price is By the Gig: $115 a month.'),
  ).toBeVisible()
  await gigabytes.fill('22')
  await expect(
    page.getByText('With 22 gigs and 5 lines, the lowest price is Unlimited: $120 a month.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/[?&]gigas=22&lineas=5&internet=si$/)
  await page.goto('/en/mobile/plans')
  await page.goBack()
  await gigabytes.scrollIntoViewIfNeeded()
  await expect(gigabytes).toHaveValue('22')
  await expect(
    page.getByText('With 22 gigs and 5 lines, the lowest price is Unlimited: $120 a month.'),
  ).toBeVisible()
})

test('the check of an IMEI sends the number nowhere (MOB-11)', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/mobile/byod-eligibility-check')
  await page.locator('#field-imei').pressSequentially('490154203237519')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Hay un número cambiado/)).toBeVisible()
  await page.locator('#field-imei').fill('490154203237518')
  await expect(page.getByText(/El IMEI está bien escrito/)).toBeVisible()
  await expect(page).toHaveURL(
    ({ search }) => search === `?${new URLSearchParams(MARKETING_DEFAULTS).toString()}`,
  )
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((text) => text.includes('49015420'))).toEqual([])
})

test('a list of devices is searched and compared by its url, and Back restores it', async ({ page }) => {
  await page.goto('/mobile/products/phones?marca=samsung&capacidad=mucha')
  const shown = page.locator('[data-device]:visible')
  await expect(page.getByText('13 modelos', { exact: true })).toBeVisible()
  await page.getByLabel('Orden').selectOption('Precio: de menor a mayor')
  await expect(shown.first()).toContainText('Galaxy A16 5G')
  await page.getByLabel('Comparar Galaxy A16 5G').check()
  await page.getByLabel('Comparar Galaxy A26 5G').check()
  await expect(page).toHaveURL(
    /orden=precio-menor&marca=samsung&comparar=samsung-galaxy-a16-5g,samsung-galaxy-a26-5g$/,
  )
  await page.getByRole('link', { name: 'Ver la comparación' }).click()
  await expect(page.getByRole('columnheader', { name: 'Galaxy A26 5G' })).toBeVisible()
  await page.getByLabel('Al mes').selectOption('Hasta $5')
  await expect(page.getByText(/Ningún modelo cumple todo/)).toBeVisible()
  await page.goBack()
  await expect(shown).toHaveCount(13)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('table')).toBeHidden()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(shown).toHaveCount(24)
  await page.getByRole('link', { name: 'Ver más modelos' }).click()
  await expect(shown).toHaveCount(54)
  await expect(page.getByRole('link', { name: 'Ver más modelos' })).toBeHidden()
})
