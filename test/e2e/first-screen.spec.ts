import type { Locator, Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { breakpoints } from '#ui/theme/media.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { pageDriver } from './page-driver.ts'
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

    if (viewport.width < breakpoints.tablet)
      test('has a footer of at most one screen', async ({ page }) => {
        await page.goto(paths.home)
        const { height = Infinity } = (await page.getByRole('contentinfo').boundingBox()) ?? {}
        expect(height).toBeLessThanOrEqual(viewport.height)
      })

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

import { productsWords } from '#ui/content/es/sale/products.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { pageDriver } from './page-driver.ts'
  })
})
