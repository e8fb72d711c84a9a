import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '#core/session/session.ts'
import type { TestHost } from '#test/builders/test-host.builder.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { sessionWords, timeLeft } from '#ui/features/sale/session/es.ts'
import { expect, test as base } from './store.fixture.ts'

/** A host whose clock can be moved. */
const test = base.extend<{ readonly host: TestHost }>({
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, provide) => {
    const host = await startTestHost({ isSiteBuilt: true })
    await provide(host)
    await host.stop()
  },
  baseURL: async ({ host }, provide) => provide(host.origin),
})

test.use({ reducedMotion: 'reduce' })

const MINUTE_MS = 60_000

const quietMinutes = (SESSION_IDLE_MS - SESSION_WARNING_MS) / MINUTE_MS

/** Moves the clocks of the page and of the provider. */
const passMinutes = async (page: Page, host: TestHost, minutes: number): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) await host.tell('passMinute')
  await page.clock.fastForward(minutes * MINUTE_MS)
}

test('the end of a session is announced two minutes before; extended by a key, it leaves half a card number and the focus as they were (SES-03)', async ({
  page,
  host,
  openAfter,
}) => {
  const number = page.getByLabel(paymentWords.card.number)
  const warning = page.getByRole('alertdialog', { name: sessionWords.title })
  await page.clock.install()
  // A held visit would be renewed meanwhile, which uses the session.
  await openAfter(page, 'acceptAgreements', paths.payment, 'self')
  await number.click()
  await page.keyboard.type('41111111')
  await passMinutes(page, host, quietMinutes)
  await expect(warning).toHaveAccessibleDescription(new RegExp(timeLeft(SESSION_WARNING_MS)))
  await expect(warning.getByRole('button', { name: sessionWords.stay })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus:not(dialog *)')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')

  const answered = page.waitForResponse('**/api/attos/sessionPing')
  await page.keyboard.press('Enter')
  const { remainingMs } = (await (await answered).json()) as { readonly remainingMs: number }
  expect(remainingMs).toBe(SESSION_IDLE_MS)
  await expect(warning).toBeHidden()
  await expect(number).toBeFocused()
  await expect(number).toHaveValue('4111 1111')
  await page.keyboard.type('11111111')
  await expect(number).toHaveValue('4111 1111 1111 1111')
})
