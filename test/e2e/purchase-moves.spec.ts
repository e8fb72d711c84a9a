import type { Page } from '@playwright/test'
import type { OrderReceipt } from '#core/checkout/order.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { pathOfStep, paths } from '#core/routes/routes.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { buyer } from './buyer.ts'
import type { Hands } from './hands.ts'
import { mouse } from './hands.ts'
import type { Started } from './kept-sale.ts'
import { keepSale, takeUp } from './kept-sale.ts'
import { moments } from './moments.ts'
import { toCheckout, toConfirmation, toOffers, toPayment, toSchedule, toSelfWithCard } from './sale-states.ts'
import { expectPlace } from './screens.ts'
import { expect, test } from './store.fixture.ts'

test('reload, Back and Forward keep the place and what was chosen and typed at every step (F14, F15)', async ({
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
    })
  expect(new Set(sent).size).toBe(1)
})

test('whoever leaves for another page and comes Back finds the place and what was typed (F14)', async ({
  page,
  store,
}) => {
  const person = buyer(page)
  const kept = await keepSale(store.origin, toCheckout)
  kept.sale.stop()
  await takeUp(page, store.origin, kept, paths.checkout)
  await person.saysWho()
  await page.goto(paths.home)
  await page.goBack()
  await expectPlace(page, 'checkout')
  const { lastName } = checkoutWords.customer
  await expect(page.getByRole('textbox', { name: lastName })).toHaveValue('Ñúñez de la Peña')
})

test.describe('with a session', () => {
  test.use({ baseURL: async ({ testHost }, provide) => provide(testHost.origin) })

  type Landing = Exclude<SaleStep, 'outcome'>

  /** Where a buyer lands who asks for more than is permitted yet, or for the sale of an order that is placed. */
  const standings: readonly {
    readonly name: string
    readonly carryOn: (started: Started) => Promise<void>
    readonly asked: readonly Landing[]
    readonly landing: Landing
  }[] = [
    {
      name: 'nothing chosen',
      carryOn: toOffers,
      asked: ['configure', 'checkout', 'payment', 'schedule', 'confirmation'],
      landing: 'products',
    },
    {
      name: 'a plan in the cart',
      carryOn: toCheckout,
      asked: ['payment', 'schedule', 'confirmation'],
      landing: 'checkout',
    },
    {
      name: 'the details on record',
      carryOn: toPayment,
      asked: ['schedule', 'confirmation'],
      landing: 'payment',
    },
    {
      name: 'a card on record and no visit needed',
      carryOn: toSelfWithCard,
      asked: ['schedule', 'confirmation'],
      landing: 'payment',
    },
    {
      name: 'a card on record and a visit to choose',
      carryOn: toSchedule,
      asked: ['confirmation'],
      landing: 'schedule',
    },
    {
      name: 'an order placed',
      carryOn: toConfirmation,
      asked: ['products', 'configure', 'checkout', 'payment', 'schedule'],
      landing: 'confirmation',
    },
  ]

  for (const { name, carryOn, asked, landing } of standings)
    test(`a place that is asked for too early or too late, with ${name}, leads to ${landing} (F14, F22)`, async ({
      page,
      testHost,
    }) => {
      const kept = await keepSale(testHost.origin, carryOn)
      kept.sale.stop()
      for (const step of asked) {
        await takeUp(page, testHost.origin, kept, pathOfStep(step, 'serviceable'))
        await expectPlace(page, landing)
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
