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

for (const width of [360, 768])
  test(`the telephone numbers of the footer do not touch in a wide typeface at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(paths.home)
    const numbers = await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^1-/ })
      .evaluateAll((links) =>
        links.map((link) => {
          link.style.letterSpacing = '0.02em'
          return link.getBoundingClientRect().toJSON() as DOMRect
        }),
      )
    const [first, last] = numbers
    expect((last?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(12)
    expect(last?.right).toBeLessThanOrEqual(width - 12)
  })

/** The smallest window, and those around the widths at which a dialog is a bottom sheet (VPT-02). */
const dialogWidths = [360, 661, 700, 768, 769]

const PLAN_HEIGHT = 420

/** The part of the window of a phone that a plan fills at most. */
const PHONE_SHARE = 0.6

/** The presses of Tab from the heading of the plans to the button of the last one. */
const TABS = 9

test.describe('the plans of an address', () => {
  for (const { width, height, limit } of [
    { width: 1440, height: 900, limit: PLAN_HEIGHT },
    { width: 1024, height: 900, limit: 450 },
    { width: 360, height: 740, limit: PHONE_SHARE * 740 },
  ])
    test(`are at most ${limit} px high at ${width} × ${height}, all in the first screen of a desktop, and few presses of Tab apart`, async ({
      page,
      openAfter,
    }) => {
      await page.setViewportSize({ width, height })
      await openAfter(page, 'findAddress', paths.products)
      const plans = page.getByRole('article')
      const buttons = plans.getByRole('button', { name: productsWords.choose('') })
      await expect(buttons).toHaveCount(3)
      for (const plan of await plans.all()) {
        if (width > height) await expect(plan).toBeInViewport({ ratio: 1 })
        expect((await plan.boundingBox())?.height).toBeLessThanOrEqual(limit)
      }
      await page.getByRole('heading', { level: 1 }).focus()
      for (let press = 0; press < TABS; press += 1) {
        if (await buttons.last().evaluate((button) => button === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(buttons.last()).toBeFocused()
    })

  test('explain a price in a dialog that is completely inside the window at every width', async ({
    page,
    openAfter,
  }) => {
    await openAfter(page, 'findAddress', paths.products)
    await page.getByRole('button', { name: summaryWords.why }).first().click()
    for (const width of dialogWidths) {
      await page.setViewportSize({ width, height: 740 })
      await expect(page.getByRole('dialog'), `${width} px`).toBeInViewport({ ratio: 1 })
    }
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
      await expect(part).toBeInViewport({ ratio: 1 })
  })
})
