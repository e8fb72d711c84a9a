import { callNames, contract } from '#adapters/orchestrator/wire/contract.ts'
import { API_DOCS, OPEN_API } from '#adapters/server/api-docs.ts'
import { expect, test } from './store.fixture.ts'

const WIDTHS = [360, 1440] as const

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const)
  test.describe(`the contract's page at ${width} px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test('passes axe with every example open, and scrolls in one direction only', async ({ page, axe }) => {
      await page.goto(API_DOCS)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const scrolled = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
        return document.documentElement.scrollWidth
      })
      expect(scrolled).toBeLessThanOrEqual(width)
      await axe(page, `contract at ${width} px`)
    })
  })

test.describe("the contract's page without script", () => {
  test.use({ javaScriptEnabled: false })

  for (const width of WIDTHS)
    test(`leads from its index to each call at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(API_DOCS)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      const index = page.getByRole('navigation', { name: 'Llamadas' })
      // Where there is room it is always open.
      if (width < 991) await index.getByText('Llamadas').click()
      expect(await index.getByRole('link').count()).toBeGreaterThan(callNames.length)
      await index.getByRole('link', { name: 'order', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'order', exact: true })).toBeInViewport()
    })
})

test('programs read the same contract as OpenAPI', async ({ request }) => {
  const answer = await request.get(OPEN_API)
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
  const { paths } = (await answer.json()) as { readonly paths: Readonly<Record<string, object>> }
  expect(Object.keys(paths).toSorted()).toEqual(
    [...new Set(callNames.map((name) => `/${contract[name].path}`))].toSorted(),
  )
})
