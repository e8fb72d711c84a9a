import type { Locator, Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
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

/** How often a text can be seen in the page, without what only screen readers read. */
const timesSeen = (page: Page, text: string): Promise<number> =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let seen = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const shown = node.parentElement
      const { width = 0 } = shown?.getBoundingClientRect() ?? {}
      if (shown?.checkVisibility({ visibilityProperty: true }) === true && width > 1)
        seen += (node.textContent ?? '').split(wanted).length - 1
    }
    return seen
  }, text)

/** Where an element is in its page when nothing sticks to the window, in px. */
const topInPage = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') at.style.position = 'static'
    return element.getBoundingClientRect().top + window.scrollY
  })

/** The most that is above the button that pays, in px, at 360 px. It was 2,850. */
const MOST_ABOVE_BUTTON = 1_900

test.describe('the payment', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('states today’s amount at most twice, on the button and in the authorization, and has the button soon after the card', async ({
    page,
    openAfter,
  }) => {
    await openAfter(page, 'chooseVisit', paths.payment)
    const { payButton } = pageDriver(page)
    await expect(payButton).toBeInViewport({ ratio: 1 })
    const [amount = ''] = /\$[\d.,]+\d/.exec(await payButton.innerText()) ?? []
    expect(amount).not.toBe('')
    expect(await timesSeen(page, amount)).toBeLessThanOrEqual(2)
    expect(await topInPage(payButton)).toBeLessThanOrEqual(MOST_ABOVE_BUTTON)
  })
})

test.describe('the payment on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('shows the review, the card, today’s amount and the button in the first screen', async ({
    page,
    openAfter,
  }) => {
    await openAfter(page, 'chooseVisit', paths.payment)
    const { payButton } = pageDriver(page)
    const summary = page.getByRole('complementary', { name: summaryWords.title })
    for (const part of [
      page.getByRole('heading', { name: paymentWords.heading }),
      page.getByRole('textbox', { name: paymentWords.card.number }),
      summary.getByText(summaryWords.today, { exact: true }),
      payButton,
    ])
      await expect(part).toBeInViewport({ ratio: 1, timeout: 10_000 })
  })
})
