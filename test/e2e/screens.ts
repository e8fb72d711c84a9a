import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { pathOfStep } from '#core/routes/routes.ts'
import type { StepPages } from '#core/routes/steps.ts'
import type { Cents } from '#core/shared/money.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import { confirmationTitles, documentTitle } from '#ui/content/es/shared/common.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import { barAmounts, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'

/** The first monthly price of a cart, and the amount due today. */
export type Amounts = { readonly monthly: Cents; readonly today: Cents }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A screen has its path, its title and a heading. */
export const expectScreen = async (
  page: Page,
  step: Exclude<SaleStep, 'outcome'>,
  pages: Partial<StepPages> = {},
): Promise<void> => {
  await expect(page).toHaveURL((url) => url.pathname === pathOfStep(step, 'serviceable', pages))
  const title =
    pages.confirmation === 'non-automated-confirmation' ? confirmationTitles.manual : stepNames[step].title
  await expect(page).toHaveTitle(documentTitle(title, cometa.name))
  await expect(heading(page)).toBeVisible()
}

/** Checks that a change of screen moves the focus to the new heading, for screen readers. */
export const expectArrival = async (
  page: Page,
  step: Exclude<SaleStep, 'outcome'>,
  pages?: Partial<StepPages>,
): Promise<void> => {
  await expectScreen(page, step, pages)
  await expect(heading(page)).toBeFocused()
}

/** A refused form lists its errors in a group that has the focus, and at each field. */
export const expectErrors = async (page: Page, title: string | RegExp): Promise<void> => {
  await expect(page.getByRole('group', { name: title })).toBeFocused()
  await expect(page.getByRole('alert').first()).toBeVisible()
}

/** Expects amounts in the order summary, or in the bar of a narrow screen, which omits today’s amount on payment. */
export const expectTotals = async (
  page: Page,
  { monthly, today }: Amounts,
  isPaying = false,
): Promise<void> => {
  const aside = page.getByRole('complementary', { name: summaryWords.title })
  const bar = page.getByRole('button', { name: summaryWords.detail })
  if (await aside.isVisible()) {
    await expect(aside.getByText(summaryWords.monthlyShort(money(monthly).text)).first()).toBeVisible()
    await expect(aside.getByText(new RegExp(`^${summaryWords.today}`)).locator('xpath=..')).toContainText(
      money(today).text,
    )
  } else {
    const { amount, other } = barAmounts({ monthly: { total: monthly }, dueToday: today }, isPaying)
    await expect(bar).toHaveText(`${amount} ${summaryWords.perMonth}${other} · ${summaryWords.detail}`)
  }
}

/** Holds requests for a path until the returned function releases them. */
export const holdRequests = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const url = `**${path}`
  const gate = closedGate()
  const wait = async (route: Route): Promise<void> => {
    await gate.opened
    // A request that was aborted in the meantime cannot go on.
    await route.continue().catch(() => undefined)
  }
  await page.route(url, wait)
  return async () => {
    gate.open()
    await page.unroute(url, wait)
  }
}
