import type { Page } from '@playwright/test'
import type { OrderReceipt } from '#core/checkout/order.ts'
import type { SaleStep } from '#core/guards/step.ts'
import { pathOfStep, paths } from '#core/routes/routes.ts'
import { buyer } from './buyer.ts'
import type { Hands } from './hands.ts'
import { mouse } from './hands.ts'
import type { Started } from './kept-sale.ts'
import { keepSale, takeUp } from './kept-sale.ts'
import { moments } from './moments.ts'
import { toCheckout, toConfirmation, toOffers, toPayment, toSchedule, toSelfWithCard } from './sale-states.ts'
import { expectPlace } from './screens.ts'
import { expect, test } from './store.fixture.ts'

test('reload, Back and Forward, and a way out and back, keep the place and what was chosen and typed at every step (F14, F15)', async ({
  page,
}) => {
  const person = buyer(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/attos/order')) sent.push(request.headers()['idempotency-key'] ?? '')
  })
  for (const { name, path, before, reach, kept } of moments)
    await test.step(name, async () => {
      const isThere = async (): Promise<void> => {
        await person.arriveAt(path)
        await kept(page)
      }
      await reach(page, person)
      await isThere()
      await page.reload()
      await isThere()
      await page.goBack()
      await person.arriveAt(before)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goForward()
      await isThere()
      await page.goto(paths.notFound)
      await page.goBack()
      await isThere()
    })
  expect(new Set(sent).size).toBe(1)
})

test.describe('with a session', () => {
  test.use({ baseURL: async ({ testHost }, provide) => provide(testHost.origin) })

  const asked = ['products', 'configure', 'checkout', 'payment', 'schedule', 'confirmation'] as const
  type Landing = Exclude<SaleStep, 'outcome'>
  type Landings = Readonly<Record<(typeof asked)[number], Landing>>

  const upTo = (last: Landing): Landings => {
    const place = asked.findIndex((step) => step === last)
    return Object.fromEntries(asked.map((step, index) => [step, index <= place ? step : last])) as Landings
  }
  const isOver = Object.fromEntries(asked.map((step) => [step, 'confirmation'])) as Landings

  const standings: readonly (readonly [string, (started: Started) => Promise<void>, Landings])[] = [
    ['nothing chosen', toOffers, upTo('products')],
    ['a plan in the cart', toCheckout, upTo('checkout')],
    ['the details on record', toPayment, upTo('payment')],
    ['a card on record and a visit to choose', toSchedule, upTo('schedule')],
    ['a card on record and no visit needed', toSelfWithCard, upTo('payment')],
    ['an order placed', toConfirmation, isOver],
  ]

  for (const [name, carryOn, landings] of standings)
    test(`any place that is asked for with ${name} is shown, or the last one before it that may be (F22)`, async ({
      page,
      testHost,
    }) => {
      const kept = await keepSale(testHost.origin, carryOn)
      kept.sale.stop()
      await takeUp(page, testHost.origin, kept, paths.products)
      for (const step of asked) {
        await page.goto(pathOfStep(step, 'serviceable'))
        await expectPlace(page, landings[step])
      }
    })

  /** Presses everything twice. */
  const hasty = (page: Page): Hands => ({ ...mouse(page), press: (target) => target.dblclick() })

  test('whoever presses everything twice buys the same, once (F13)', async ({ page, testHost }) => {
    const before = await testHost.count()
    const calm = buyer(page)
    const person = buyer(page, hasty(page))
    await person.findsAddress()
    await person.choosesPlan()
    await calm.adds('tv-stream')
    await person.continues()
    await calm.saysWho()
    await calm.answersRisk({ year: 'no', type: 'NONE' })
    await calm.choosesInstall('professional')
    await calm.agrees()
    await person.sendsDetails()
    await person.arriveAt(paths.payment)
    await calm.writesCard()
    await person.pays()
    await person.choosesVisit()
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/attos/order'))
    await person.orders()
    await person.arriveAt(paths.confirmation)
    const { receipt } = (await (await answered).json()) as { readonly receipt: OrderReceipt }
    expect(receipt.quote.lines.map(({ offerId, quantity }) => [offerId, quantity])).toEqual([
      ['internet-gig', 1],
      ['tv-stream', 1],
      ['install-professional', 1],
      ['security-deposit', 1],
    ])
    const after = await testHost.count()
    expect(after).toMatchObject({
      orders: before.orders + 1,
      captured: before.captured + 1,
      reservations: before.reservations + 1,
    })
  })
})

test('a place of the sale without its ground leads to the address, whatever is asked for (F22)', async ({
  page,
}) => {
  for (const path of [
    paths.products,
    paths.configure,
    paths.checkout,
    paths.payment,
    paths.schedule,
    paths.confirmation,
  ]) {
    await page.goto(path)
    await expectPlace(page, 'address')
  }
})
