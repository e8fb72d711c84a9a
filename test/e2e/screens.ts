import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { pathOfStep } from '#core/routes/routes.ts'
import type { Cents } from '#core/shared/money.ts'
import { closedGate } from '#test/builders/gate.builder.ts'
import { documentTitle, stepTitles } from '#ui/content/es/common.ts'
import { summaryWords } from '#ui/content/es/sale-layout.ts'
import { money } from '#ui/content/format.ts'

/** What a cart costs by month at first and today. */
export type Amounts = { readonly monthly: Cents; readonly today: Cents }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A place as it is when it was opened: its address, its title and its heading. */
export const expectPlace = async (page: Page, step: Exclude<SaleStep, 'outcome'>): Promise<void> => {
  await expect(page).toHaveURL((url) => url.pathname === pathOfStep(step, 'serviceable'))
  await expect(page).toHaveTitle(documentTitle(stepTitles[step], cometa.name))
  await expect(heading(page)).toBeVisible()
}

/** What each change of screen owes those who do not see it: the address, a new title, the focus on the new heading. */
export const expectArrival = async (page: Page, step: Exclude<SaleStep, 'outcome'>): Promise<void> => {
  await expectPlace(page, step)
  await expect(heading(page)).toBeFocused()
}

/** A change within a place: the heading says it and has the focus. */
export const expectHeading = async (page: Page, words: string): Promise<void> => {
  await expect(heading(page)).toHaveText(words)
  await expect(heading(page)).toBeFocused()
}

/** A form that was refused: all that is wrong is told, and has the focus, in one place, and beside its field. */
export const expectErrors = async (page: Page, title: string | RegExp): Promise<void> => {
  await expect(page.getByRole('group', { name: title })).toBeFocused()
  await expect(page.getByRole('alert').first()).toBeVisible()
}

/** The order beside the screen, or under it where there is no room, shows these amounts and no others. */
export const expectTotals = async (page: Page, { monthly, today }: Amounts): Promise<void> => {
  const beside = page.getByRole('complementary', { name: summaryWords.title })
  const under = page.getByRole('button', { name: summaryWords.detail })
  if (await beside.isVisible()) {
    await expect(beside.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(money(monthly).text)
    await expect(beside.getByText(summaryWords.today).locator('xpath=../..')).toContainText(money(today).text)
  } else
    await expect(under).toHaveText(
      `${money(monthly).text} ${summaryWords.perMonth}${summaryWords.todayShort(money(today).text)} · ${summaryWords.detail}`,
    )
}

/** Holds what is asked for at a path up until it is told to let it go. */
export const holdUp = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const url = `**${path}`
  const gate = closedGate()
  const wait = async (route: Route): Promise<void> => {
    await gate.opened
    // A call that was given up in the meantime has nobody left to answer.
    await route.continue().catch(() => undefined)
  }
  await page.route(url, wait)
  return async () => {
    gate.open()
    await page.unroute(url, wait)
  }
}
