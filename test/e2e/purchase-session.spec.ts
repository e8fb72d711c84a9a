import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { SESSION_IDLE_MS, SESSION_WARNING_MS } from '#core/session/session.ts'
import type { TestHost } from '#test/builders/test-host.builder.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { paymentWords } from '#ui/content/es/payment.ts'
import { sessionWords, timeLeft } from '#ui/content/es/session.ts'
import { buyer, magnolia } from './buyer.ts'
import { listenTo } from './ear.ts'
import { keepSale, takeUp } from './kept-sale.ts'
import { toPayment } from './sale-states.ts'
import { expectArrival, expectPlace } from './screens.ts'
import { expect, test } from './store.fixture.ts'

test.use({ baseURL: async ({ testHost }, provide) => provide(testHost.origin), reducedMotion: 'reduce' })

const MINUTE_MS = 60_000

/** Time goes by for the buyer and for the provider. */
const pass = async (page: Page, testHost: TestHost, minutes: number): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) await testHost.tell('passMinute')
  await page.clock.fastForward(minutes * MINUTE_MS)
}

const quiet = (SESSION_IDLE_MS - SESSION_WARNING_MS) / MINUTE_MS

const warning = (page: Page) => page.getByRole('alertdialog', { name: sessionWords.title })

const number = (page: Page) => page.getByLabel(paymentWords.card.number)

/** At the payment with half a card typed, and then nothing for as long as the session stands it. */
const waits = async (page: Page, testHost: TestHost): Promise<void> => {
  const kept = await keepSale(testHost.origin, toPayment)
  kept.sale.stop()
  await page.clock.install()
  await takeUp(page, testHost.origin, kept, paths.payment)
  await number(page).click()
  await page.keyboard.type('41111111')
  await pass(page, testHost, quiet)
  await expect(warning(page)).toBeVisible()
}

test('the end of a session is told two minutes before; put off by a key, it leaves all as it was, half a card number too (SES-03)', async ({
  page,
  testHost,
  axe,
}) => {
  await waits(page, testHost)
  const stay = warning(page).getByRole('button', { name: sessionWords.stay })
  await expect(warning(page)).toHaveAccessibleDescription(new RegExp(timeLeft(SESSION_WARNING_MS)))
  await expect(stay).toBeFocused()
  await axe(page, 'session ending')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus:not(dialog *)')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')

  const answered = page.waitForResponse('**/api/attos/sessionPing')
  await page.keyboard.press('Enter')
  const { remainingMs } = (await (await answered).json()) as { readonly remainingMs: number }
  expect(remainingMs).toBe(SESSION_IDLE_MS)
  await expect(warning(page)).toBeHidden()
  await expect(number(page)).toBeFocused()
  await expect(number(page)).toHaveValue('4111 1111')
  await page.keyboard.type('11111111')
  await expect(number(page)).toHaveValue('4111 1111 1111 1111')

  await pass(page, testHost, quiet)
  await expect(warning(page)).toBeVisible()
})

test('a wish for more time that does not get through is told, and can be repeated (SES-03)', async ({
  page,
  testHost,
  axe,
}) => {
  const ear = await listenTo(page)
  // Before the page is there: a call right after its first interception may still pass by it.
  await page.route('**/api/attos/sessionPing', (route) => route.abort('connectionrefused'))
  await waits(page, testHost)
  await page.keyboard.press('Escape')
  // The pauses between the client's tries are the page's time, which the test drives.
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(warning(page)).toContainText(sessionWords.failed, { timeout: 250 })
  }).toPass({ timeout: 20_000 })
  await ear.hears(sessionWords.failed)
  await axe(page, 'session not extended')
  await page.unroute('**/api/attos/sessionPing')
  await page.getByRole('button', { name: commonWords.retry }).click()
  await expect(warning(page)).toBeHidden()
  await expect(number(page)).toHaveValue('4111 1111')
})

test('a session that is let end leads to the address, with all that was typed but the card (SES-02, SES-03)', async ({
  page,
  testHost,
  axe,
}) => {
  const ear = await listenTo(page)
  await waits(page, testHost)
  await pass(page, testHost, 1)
  await ear.hears(timeLeft(MINUTE_MS))
  await pass(page, testHost, 1)
  await expectArrival(page, 'address')
  await expect(warning(page)).toBeHidden()
  await expect(page.getByText(localizationWords.sessionExpired.title)).toBeVisible()
  await axe(page, 'session ended')
  await expect(page.getByLabel(localizationWords.street)).toHaveValue(magnolia.street)

  const person = buyer(page)
  await page.getByRole('button', { name: localizationWords.submit }).click()
  await person.choosesGig()
  await person.configures(0)
  await expect(
    page.getByRole('textbox', { name: checkoutWords.customer.firstName, exact: true }),
  ).toHaveValue('María')
  await expectPlace(page, 'checkout')
})
