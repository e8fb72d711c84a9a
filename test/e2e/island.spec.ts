import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { recordLiveRegions } from './live-regions.ts'
import { pageDriver } from './page-driver.ts'
import { expect, test } from './store.fixture.ts'

test('the form of the landing page is hydrated during typing: no typed text is lost and streets are suggested', async ({
  page,
}) => {
  const live = await recordLiveRegions(page)
  await page.goto(paths.home)
  const street = page.getByLabel('Calle y número')
  await street.click()
  await street.pressSequentially('742 Mag')
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toHaveValue('742 Mag')
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toBeFocused()
  const option = page.getByRole('option', { name: /742 Magnolia Street.*33130/ })
  await expect(option).toBeVisible()
  await live.announce(/direcci(ón|ones) sugeridas?/)
  await option.click()
  await expect(page.getByLabel('Código postal')).toHaveValue('33130')
  await page.getByLabel('Código postal').press('Enter')
  await pageDriver(page).expectPath(paths.products)
})

test('pasted text is cleaned before the maximum length cuts it, and can be undone (VAL-05)', async ({
  page,
}) => {
  await page.goto(paths.home)
  const paste = async (label: string, text: string): Promise<void> => {
    await page.getByLabel(label).focus()
    await page.getByLabel(label).evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }
  await page.getByLabel('Calle y número').focus()
  await expect(page.getByRole('combobox', { name: 'Calle y número' })).toBeVisible()
  await paste('Calle y número', '\u202A742\u00A0Magnolia\u2009Street\u202C')
  await expect(page.getByLabel('Calle y número')).toHaveValue('742 Magnolia Street')
  await paste('Código postal', ' 33130\u200B')
  await expect(page.getByLabel('Código postal')).toHaveValue('33130')
  await page.keyboard.press('Control+Z')
  await expect(page.getByLabel('Código postal')).toHaveValue('')
})

const topsOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('form label, form input, form button')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top + scrollY))

test('suggestions open over the form of the landing page without moving it, the active one highlighted', async ({
  page,
}) => {
  for (const width of [360, 769, 1440]) {
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
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const [active, other] = await options.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).backgroundColor),
    )
    expect(active).not.toBe(other)
  }
})

test('the form of the landing page works when its script does not load', async ({ page }) => {
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('site.main') ? route.continue() : route.abort(),
  )
  await page.goto(paths.home)
  await page.getByLabel('Calle y número').fill('742 Magnolia Street')
  await page.getByLabel('Código postal').fill('33130')
  await page.unroute('**/assets/*.js')
  await page.getByLabel('Código postal').press('Enter')
  await pageDriver(page).expectPath(paths.products)
})

test('the landing page loads less than 8.8 kB of script', async ({ page }) => {
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
  expect(bytes).toBeLessThan(8_800)
})

test('the landing page fetches the files of the plans during typing, and they are sent once', async ({
  page,
}) => {
  await page.goto(paths.home)
  const files = await page
    .locator('meta[name="next-files"]')
    .evaluate((meta: HTMLMetaElement) => meta.content.split(' '))
  const fetched = files.map((file) => page.waitForResponse((response) => response.url().endsWith(file)))
  await page.getByLabel('Calle y número').fill('742 Magnolia Street')
  await Promise.all(fetched)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Código postal').fill('33130')
  await page.getByLabel('Código postal').press('Enter')
  await pageDriver(page).expectPath(paths.products)
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )
  expect(files.length).toBeGreaterThan(5)
  expect(sent.filter((path) => files.includes(path))).toEqual([])
})
