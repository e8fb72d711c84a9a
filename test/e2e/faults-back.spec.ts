import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { orderWords, paymentWords } from '#ui/content/es/payment.ts'
import { buyer } from './buyer.ts'
import { expect, orderNumberIn, pathOf, test, writesOf } from './gate.ts'
import { holdUp } from './screens.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('Back while a card is on its way leads to the details, and what became of the card is true on return (F14, I15)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'payment')
  await page.goto(paths.checkout)
  const { sendsDetails, arriveAt, paysWith, choosesVisit, orders } = buyer(page)
  await sendsDetails()
  await arriveAt(paths.payment)
  const release = await holdUp(page, 'payment-validate')
  const asked = page.waitForRequest('**/api/attos/payment-validate')
  await paysWith()
  await asked
  await page.goBack()
  await arriveAt(paths.checkout)
  await expect(heading(page)).toHaveText(checkoutWords.heading)
  await release()
  await page.goForward()
  await arriveAt(paths.payment)
  await paysWith()
  await choosesVisit()
  expect(await made()).toEqual({ orders: 0, captured: 0 })
  await orders()
  await orderNumberIn(page)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('Back while an order is under way leaves it where it is: it is made once and shown (F14, I1, I15)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'schedule')
  await page.goto(paths.payment)
  await page.getByRole('button', { name: paymentWords.keepToVisit }).click()
  const { choosesVisit, orders, arriveAt } = buyer(page)
  await choosesVisit()
  const writes = writesOf(page)
  const release = await holdUp(page, 'order')
  await orders()
  await expect(heading(page)).toHaveText(orderWords.placing.heading)
  await page.goBack()
  await arriveAt(paths.schedule)
  await expect(heading(page)).toHaveText(orderWords.placing.heading)
  await release()
  await orderNumberIn(page)
  expect(writes).toEqual(['POST order'])
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('after the order Back, and every place of the sale, show the order and nothing that could be sent (F14, I11, I15)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'schedule')
  await page.goto(paths.payment)
  await page.getByRole('button', { name: paymentWords.keepToVisit }).click()
  await buyer(page).choosesVisit()
  await buyer(page).orders()
  const number = await orderNumberIn(page)
  const writes = writesOf(page)
  await page.goBack()
  expect(await orderNumberIn(page)).toBe(number)
  for (const path of new Set(Object.values(pathOf))) {
    await page.goto(path)
    expect(await orderNumberIn(page)).toBe(number)
  }
  await page.goBack()
  expect(await orderNumberIn(page)).toBe(number)
  await expect(
    page.getByRole('main').getByRole('button', { name: /^(Pagar|Continuar|Guardar)/ }),
  ).toHaveCount(0)
  expect(writes).toEqual([])
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('a place that is not permitted yet leaves no trace: Back goes past it, and forward not into it (F14, I11)', async ({
  page,
  enter,
}) => {
  await enter(page, 'checkout')
  const { arriveAt } = buyer(page)
  await page.goto(paths.home)
  for (const path of [paths.payment, paths.schedule, paths.confirmation]) {
    await page.goto(path)
    await arriveAt(paths.checkout)
    await expect(heading(page)).toHaveText(checkoutWords.heading)
    await page.goBack()
    await arriveAt(paths.home)
    await page.goForward()
    await arriveAt(paths.checkout)
    await page.goBack()
  }
  await page.goBack()
  await arriveAt(paths.checkout)
  await expect(page.getByRole('button', { name: commonWords.retry })).toHaveCount(0)
})
