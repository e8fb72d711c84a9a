import { callNames } from '#adapters/contract/contract.ts'
import { API_DOCS } from '#adapters/server/http/api-docs.ts'
import { expect, test } from './store.fixture.ts'

test.describe("the contract's page", () => {
  test.use({ colorScheme: 'dark', viewport: { width: 360, height: 900 } })

  test('passes axe in the dark, and scrolls in one direction only with every example open', async ({
    page,
    axe,
  }) => {
    await page.goto(API_DOCS)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    // The calls share their markup: axe takes minutes for all of them.
    await page.evaluate((few) => {
      for (const details of [...document.querySelectorAll('details')].slice(few)) details.remove()
    }, 3)
    await axe(page, "the contract's page")
  })
})

test.describe("the contract's page without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 900 } })

  test('links from its index to each call', async ({ page }) => {
    await page.goto(API_DOCS)
    const index = page.getByRole('navigation', { name: 'Llamadas' })
    await index.getByText('Llamadas').click()
    expect(await index.getByRole('link').count()).toBeGreaterThan(callNames.length)
    await index.getByRole('link', { name: 'order', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'order', exact: true })).toBeInViewport()
  })
})
