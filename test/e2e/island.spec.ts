import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { buyer } from './buyer.ts'
import { expect, test } from './store.fixture.ts'

test('the form of the front door wakes under the typing hand: nothing typed is lost and streets are suggested', async ({
  page,
  axe,
}) => {
  await page.goto(paths.home)
  const street = page.getByLabel('Calle y número')
  await street.click()
  await street.pressSequentially('742 Mag')
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toHaveValue('742 Mag')
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toBeFocused()
  const option = page.getByRole('option', { name: /742 Magnolia Street.*33130/ })
  await expect(option).toBeVisible()
  await axe(page, 'suggestions on the landing')
  await option.click()
  await expect(page.getByLabel('Código postal')).toHaveValue('33130')
  await page.getByLabel('Código postal').press('Enter')
  await buyer(page).arriveAt(paths.products)
})

const topsOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('form label, form input, form button')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top + scrollY))

for (const width of [360, 769, 1440])
  test(`suggestions open over the form of the landing page without moving it, the active one marked, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.home)
    const before = await topsOf(page)
    await page.getByLabel('Calle y número').pressSequentially('742 M')
    const options = page.getByRole('option')
    await expect(options.nth(1)).toBeVisible()
    expect(await topsOf(page)).toEqual(before)
    const [label, detail] = await Promise.all(
      [/^742 M/, /33130/].map((text) =>
        options.first().locator('span span').filter({ hasText: text }).boundingBox(),
      ),
    )
    expect(detail?.y).toBeGreaterThanOrEqual((label?.y ?? Infinity) + (label?.height ?? 0))
    const looks = () =>
      options.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor))
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('data-active-item')
    const [active, other] = await looks()
    expect(active).not.toBe(other)
  })

test('the form of the front door works when its script never comes', async ({ page }) => {
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('site.main') ? route.continue() : route.abort(),
  )
  await page.goto(paths.home)
  await page.getByLabel('Calle y número').fill('742 Magnolia Street')
  await page.getByLabel('Código postal').fill('33130')
  await page.unroute('**/assets/*.js')
  await page.getByLabel('Código postal').press('Enter')
  await buyer(page).arriveAt(paths.products)
})

test('the front door asks for little: two fonts, the loader, and nothing that blocks', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0),
  )
  expect(bytes).toBeLessThan(8_000)
})
