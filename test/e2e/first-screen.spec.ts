import { paths } from '#core/routes/routes.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { expect, test } from './store.fixture.ts'

const windows = [
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 744 },
  { width: 360, height: 740 },
]

for (const viewport of windows)
  test.describe(`a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('shows street, zip and button of the landing page on a first visit', async ({ page }) => {
      await page.goto(paths.home)
      const main = page.getByRole('main')
      for (const part of [
        main.getByLabel(localizationWords.street),
        main.getByLabel(localizationWords.zip),
        main.getByRole('button', { name: localizationWords.submit }),
      ])
        await expect(part.first()).toBeInViewport({ ratio: 1 })
    })
  })
