import { callNames, contract } from '#adapters/orchestrator/wire/contract.ts'
import { API_DOCS, OPEN_API } from '#adapters/server/api-docs.ts'
import { expect, test } from './store.fixture.ts'

test.use({ javaScriptEnabled: false })

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1440])
    test.describe(`the contract's page at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      test('is read without script, needs no sideways scrolling, and passes axe opened out', async ({
        page,
        axe,
      }) => {
        await page.goto(API_DOCS)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        for (const example of await page.locator('article summary').all()) await example.click()
        await expect(page.locator('article pre').last()).toBeVisible()
        const { scrollWidth } = await page
          .locator('html')
          .evaluate((html) => ({ scrollWidth: html.scrollWidth }))
        expect(scrollWidth).toBeLessThanOrEqual(width)
        await axe(page, `contract at ${width} px`)
      })

      test('leads from its index to each call', async ({ page }) => {
        await page.goto(API_DOCS)
        const index = page.getByRole('navigation', { name: 'Llamadas' })
        if (width < 991) await index.getByText('Llamadas').click()
        await index.getByRole('link', { name: 'order', exact: true }).click()
        await expect(page.getByRole('heading', { name: 'order', exact: true })).toBeInViewport()
        expect(await index.getByRole('link').count()).toBeGreaterThan(callNames.length)
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
