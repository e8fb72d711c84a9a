import type { Page } from '@playwright/test'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { ORDER_POLL_MAX_MS } from '#core/checkout/order-poll.ts'
import type { OrderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import { pathOfStep, paths } from '#core/routes/routes.ts'
import type { TestHost } from '#test/builders/test-host.builder.ts'
import { atCheckout, ordered } from '#test/builders/sale.builder.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { orderWords, paymentWords, referenceLabel } from '#ui/content/es/payment.ts'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import { buyer } from './buyer.ts'
import type { KeptSale } from './kept-sale.ts'
import { keepSale, takeUp } from './kept-sale.ts'
import type { KeptState } from './sale-states.ts'
import { saleStates, toPayment, toVisit } from './sale-states.ts'
import { expectArrival, expectHeading, holdUp } from './screens.ts'
import { expect, test } from './store.fixture.ts'

test.use({ baseURL: async ({ testHost }, provide) => provide(testHost.origin), reducedMotion: 'reduce' })

const pathOf = (step: SaleStep, { path }: KeptState): string => path ?? pathOfStep(step, 'enterAddress')

test('every place of the sale is among those that are opened again', () => {
  expect(Object.keys(saleStates)).toEqual([...saleSteps])
  for (const states of Object.values(saleStates)) expect(states.length).toBeGreaterThan(1)
})

for (const step of saleSteps)
  for (const state of saleStates[step])
    test(`opened again, the place ${step} is found ${state.name}`, async ({ page, testHost, axe }) => {
      const kept = await keepSale(testHost.origin, state.carryOn)
      const path = pathOf(step, state)
      await takeUp(page, testHost.origin, kept, path)
      await buyer(page).arriveAt(state.lands ?? path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(/ \| Cometa$/)
      await state.shows(page)
      await axe(page, `${step} ${state.name}`)
      kept.sale.stop()
    })

test('a card that a browser fills in without a key press is accepted', async ({ page, testHost }) => {
  const kept = await keepSale(testHost.origin, toPayment)
  kept.sale.stop()
  await takeUp(page, testHost.origin, kept, paths.payment)
  const words = paymentWords.card
  await page.getByLabel(words.number).fill('4111 1111 1111 1111')
  await page.getByLabel(words.expiry).fill('2031-04')
  await page.getByLabel(words.cvv).fill('123')
  await page.getByLabel(words.nameOnCard).fill('María Ñúñez')
  await page.getByLabel(words.zipCode).fill('33130')
  await page.getByRole('button', { name: paymentWords.kinds.card.toVisit }).click()
  await expectArrival(page, 'schedule')
})

type Trouble = { readonly page: Page; readonly testHost: TestHost; readonly kept: KeptSale }

/** Brings an order that is given from its draft into a phase; what comes back leads out of it again, to the confirmation. */
type Entry = (trouble: Trouble) => Promise<() => Promise<unknown>>

const orderPhases: Readonly<Record<OrderPhase, Entry>> = {
  placing: async ({ page }) => {
    const release = await holdUp(page, '/api/attos/order')
    await buyer(page).orders()
    return release
  },
  inDoubt: async ({ page, testHost }) => {
    await testHost.tell('silenceGateway')
    await buyer(page).orders()
    return () => testHost.tell('hearGateway')
  },
  unanswered: async ({ page, testHost }) => {
    await testHost.tell('silenceGateway')
    await buyer(page).orders()
    await expectHeading(page, orderWords.inDoubt.heading)
    const askAgain = async (): Promise<string> => {
      await page.clock.fastForward(ORDER_POLL_MAX_MS)
      return page.getByRole('heading', { level: 1 }).innerText()
    }
    await expect.poll(askAgain).toBe(orderWords.unanswered.heading)
    return async () => {
      await testHost.tell('hearGateway')
      await page.getByRole('button', { name: orderWords.unanswered.retry }).click()
      // The store asks the bank about an order once in a few seconds, whoever asks the store.
      const hasArrived = async (): Promise<boolean> => {
        await page.clock.fastForward(ORDER_POLL_MAX_MS)
        return page.url().endsWith(paths.confirmation)
      }
      await expect.poll(hasArrived).toBe(true)
    }
  },
  outOfReach: async ({ page, testHost }) => {
    await testHost.tell('silenceGateway')
    await page.route('**/api/attos/order/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'NOT_FOUND', requestId: 'r1' } }),
    )
    await buyer(page).orders()
    await expectHeading(page, orderWords.inDoubt.heading)
    await page.clock.fastForward(ORDER_POLL_MAX_MS)
    await expectHeading(page, orderWords.outOfReach.heading)
    return async () => {
      await page.unroute('**/api/attos/order/*')
      await testHost.tell('hearGateway')
      await testHost.tell('runJobs')
      await page.reload()
    }
  },
  unplaced: async ({ page }) => {
    await page.route('**/api/attos/order', (route) => route.abort('connectionrefused'))
    await buyer(page).orders()
    return async () => {
      await expect(page.getByText(orderWords.unplaced.sameKey)).toBeVisible()
      await page.unroute('**/api/attos/order')
      await page.getByRole('button', { name: commonWords.retry }).click()
    }
  },
  priceMoved: async ({ page, testHost }) => {
    await testHost.tell('raisePrices')
    await buyer(page).orders()
    return async () => {
      await page.getByRole('button', { name: /^Pagar \$/ }).click()
      await expectArrival(page, 'confirmation')
      await testHost.tell('restorePrices')
    }
  },
  stale: async ({ page, kept }) => {
    await ordered(kept.sale)
    const release = await holdUp(page, '/api/attos/sessionInfo')
    await buyer(page).orders()
    return release
  },
}

for (const [phase, enter] of Object.entries(orderPhases))
  test(`an order given from its draft is seen ${phase}, and is there once in the end`, async ({
    page,
    testHost,
    axe,
  }) => {
    const before = await testHost.count()
    const kept = await keepSale(testHost.origin, toVisit)
    await page.clock.install()
    await takeUp(page, testHost.origin, kept, paths.schedule)
    await expect(page.getByText(scheduleWords.held.heading, { exact: true })).toBeVisible()
    const leave = await enter({ page, testHost, kept })
    await expectHeading(page, orderWords[phase as OrderPhase].heading)
    await axe(page, phase)
    await leave()
    await expectArrival(page, 'confirmation')
    const after = await testHost.count()
    kept.sale.stop()
    expect(after).toMatchObject({ orders: before.orders + 1, captured: before.captured + 1 })
  })

test('an order in doubt is shown with its reference after the page was opened again, and asked about by itself (ORD-03)', async ({
  page,
  testHost,
}) => {
  const before = await testHost.count()
  await testHost.tell('silenceGateway')
  const kept = await keepSale(testHost.origin, async (started) => {
    await toVisit(started)
    started.sale.checkout.send({ type: 'order.confirmed' })
    await atCheckout(started.sale, (snapshot) => snapshot.matches('inDoubt'))
  })
  kept.sale.stop()
  await takeUp(page, testHost.origin, kept, paths.schedule)
  await expectHeading(page, orderWords.inDoubt.heading)
  await expect(page.getByText(referenceLabel)).toContainText(/\b[A-Z\d]{5}-[A-Z\d]{5}\b/)
  await testHost.tell('hearGateway')
  await expectArrival(page, 'confirmation')
  const after = await testHost.count()
  expect(after).toMatchObject({ orders: before.orders + 1, captured: before.captured + 1 })
})
