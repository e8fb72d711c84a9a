import type { Locator, Page } from '@playwright/test'
import { totalsOf } from '#core/pricing/quote.ts'
import type { OrderReceipt } from '#core/checkout/order.ts'
import { paths } from '#core/routes/routes.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { confirmationWords } from '#ui/content/es/confirmation.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { orderWords, paymentWords } from '#ui/content/es/payment.ts'
import { productsWords } from '#ui/content/es/products.ts'
import { summaryWords } from '#ui/content/es/sale-layout.ts'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import { money } from '#ui/content/format.ts'
import type { Buyer } from './buyer.ts'
import { buyer } from './buyer.ts'
import type { Ear } from './ear.ts'
import { listenTo } from './ear.ts'
import type { Hands } from './hands.ts'
import type { Purchase } from './purchases.ts'
import { purchases } from './purchases.ts'
import { expectArrival, expectErrors, expectHeading, expectPlace, expectTotals, holdUp } from './screens.ts'
import { expect, test } from './store.fixture.ts'

type Walk = {
  readonly page: Page
  readonly person: Buyer
  readonly hands: Hands
  readonly ear: Ear
  readonly purchase: Purchase
  /** Passes the screen as it is now through axe. */
  readonly check: (state: string) => Promise<void>
}

/** Opens what lies over the screen, looks at it, and puts it away: the focus goes in, and back to where it was. */
const looksInto = async ({ page, hands, check }: Walk, opener: Locator): Promise<void> => {
  await hands.press(opener)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toBeVisible()
  await check('dialog')
  await hands.putAway(dialog)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

const findsHome = async ({ page, hands, ear, purchase, check }: Walk): Promise<void> => {
  const { street, unit, zip } = purchase.address
  await page.goto(paths.home)
  await check('landing')
  await hands.write(page.getByLabel(localizationWords.street), purchase.typed)
  await ear.hears(/direcci(ón|ones) sugeridas?/)
  await check('streets open')
  await hands.pick(page.getByRole('option').filter({ hasText: zip }).first())
  await expect(page.getByLabel(localizationWords.street)).toHaveValue(street)
  if (unit !== '') {
    const unitField = page.getByRole('combobox', { name: localizationWords.unit })
    await expect(unitField).toBeFocused()
    await ear.hears(/unidad(es)? en esta dirección/)
    await hands.write(unitField, unit)
    await hands.pick(page.getByRole('option', { name: unit }))
  }
  await expect(page.getByLabel(localizationWords.zip)).toHaveValue(zip)
  const release = await holdUp(page, '/api/attos/getOffers*')
  await hands.press(page.getByRole('button', { name: localizationWords.submit }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsWords.loadingTitle)
  await check('offers on their way')
  await release()
  await expectPlace(page, 'products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsWords.title(2))
  await check('products')
}

const choosesServices = async (walk: Walk): Promise<void> => {
  const { page, person, ear, purchase, check } = walk
  await person.choosesPlan(purchase.plan)
  await expectArrival(page, 'configure')
  await check('configure')
  for (const [offerId, quantity] of purchase.services) await person.adds(offerId, quantity)
  await expectTotals(page, purchase.configured)
  await ear.hears(`Hoy pagas ${money(purchase.configured.today).spoken}.`)
  await check('services open')
  const under = page.getByRole('button', { name: summaryWords.detail })
  if (await under.isVisible()) await looksInto(walk, under)
}

const givesDetails = async (walk: Walk): Promise<void> => {
  const { page, person, purchase, check } = walk
  const release = await holdUp(page, '/api/attos/getAgreements/*')
  await person.continues()
  await expectArrival(page, 'checkout')
  await expect(page.getByText(checkoutWords.loading)).toBeVisible()
  await check('checkout on its way')
  await release()
  await expect(page.getByRole('button', { name: checkoutWords.submit })).toBeVisible()
  await expectArrival(page, 'checkout')
  await expectTotals(page, purchase.configured)
  await check('checkout')
  await person.sendsDetails()
  await expectErrors(page, /^Corrige \d+ datos/)
  await check('checkout with errors')
  await looksInto(walk, page.getByRole('button', { name: checkoutWords.agreements.read }).first())
  await person.givesDetails(purchase.details)
}

const pays = async ({ page, person, purchase, check }: Walk): Promise<void> => {
  const { card, bank } = paymentWords.kinds
  await expectArrival(page, 'payment')
  await expectTotals(page, purchase.whole)
  await expect(page.getByRole('main')).toContainText(money(purchase.whole.later).text)
  await check('payment')
  if (purchase.payment === 'bank') await person.choosesAccount()
  await person.pays()
  await expectErrors(page, purchase.payment === 'bank' ? bank.errorsTitle(2) : card.errorsTitle(3))
  await check('payment with errors')
  await (purchase.payment === 'bank' ? person.writesAccount() : person.writesCard())
  const release = await holdUp(page, '/api/attos/payment-validate')
  await person.pays()
  await expect(page.getByRole('button', { name: paymentWords.saving })).toBeVisible()
  await check('payment on its way')
  await release()
}

const choosesVisit = async ({ page, person, ear, purchase, check }: Walk): Promise<void> => {
  await expectArrival(page, 'schedule')
  await expectTotals(page, purchase.whole)
  await check('schedule')
  await person.orders()
  await expectErrors(page, scheduleWords.errorsTitle)
  await check('schedule with errors')
  await person.choosesVisit()
  await ear.hears(scheduleWords.held.heading)
  await expectTotals(page, purchase.whole)
  await check('visit held')
}

/** The order as it was sent, and as it was answered. */
const orderOf = async (page: Page) => {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/api/attos/order'))
  const { expected } = answer.request().postDataJSON() as { readonly expected: object }
  const { receipt } = (await answer.json()) as { readonly receipt: OrderReceipt }
  return { expected, receipt }
}

const isConfirmed = async (walk: Walk, answered: ReturnType<typeof orderOf>): Promise<void> => {
  const { page, purchase, check } = walk
  const { expected, receipt } = await answered
  const { monthly, today, later } = purchase.whole
  expect(expected).toEqual({ monthly, dueToday: today })
  expect(totalsOf(receipt.quote)).toEqual({ monthly, dueToday: today })
  await expectArrival(page, 'confirmation')
  await check('confirmation')
  const main = page.getByRole('main')
  await expect(main).toContainText(receipt.orderNumber)
  await expect(main).toContainText(purchase.paidWith)
  const paid = main.getByRole('term').filter({ hasText: confirmationWords.paid.today })
  await expect(paid.locator('xpath=..')).toContainText(money(today).text)
  const months = main.getByRole('table').getByRole('row')
  await expect(months.nth(1)).toContainText(money(monthly).text)
  await expect(months.nth(2)).toContainText(money(later).text)
  const kept = await page.evaluate(async () => (await fetch('/api/attos/sessionInfo')).json() as unknown)
  expect(kept).toMatchObject({ receipt })
}

for (const purchase of purchases)
  test.describe(purchase.name, () => {
    test.use({ ...purchase.context, reducedMotion: 'reduce' })

    test('is bought from the address to the receipt at one price, with every change of screen told', async ({
      page,
      axe,
    }) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      const hands = purchase.hands(page)
      const check = (state: string): Promise<void> => axe(page, state)
      const walk = {
        page,
        person: buyer(page, hands),
        hands,
        ear: await listenTo(page),
        purchase,
        check,
      }
      await findsHome(walk)
      await choosesServices(walk)
      await givesDetails(walk)
      const answered = orderOf(page)
      const release = await holdUp(page, '/api/attos/order')
      await pays(walk)
      if (purchase.details.install === 'professional') {
        await choosesVisit(walk)
        await walk.person.orders()
      }
      await expectHeading(page, orderWords.placing.heading)
      await check('order on its way')
      await release()
      await isConfirmed(walk, answered)
      expect(problems).toEqual([])
    })
  })

test('a card and its code are never in a request, a store of the browser or the page after they were given', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const { findsAddress, choosesGig, configures, givesDetails, paysWith, arriveAt } = buyer(page)
  await findsAddress()
  await choosesGig()
  await configures(0)
  await givesDetails()
  await paysWith('5555 5555 5555 4444')
  await arriveAt(paths.schedule)
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(sent.some((text) => text.includes('payment-validate'))).toBe(true)
  for (const text of [...sent, kept, await page.content()])
    expect(text.replace(/\D/g, '')).not.toContain('5555555555554444')
  expect(kept).not.toMatch(/session-[\w-]{8}/)
})
