import type { Page } from '@playwright/test'
import { paths } from '#core/routes/routes.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { orderWords } from '#ui/content/es/payment.ts'
import { buyer } from './buyer.ts'
import type { Stage } from './gate.ts'
import { expect, orderKeysOf, orderNumberIn, pathOf, test, writesOf } from './gate.ts'
import { comeTo, isWrite, purchaseCallNames, swallow } from './gate-calls.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

for (const stage of Object.keys(pathOf) as readonly Stage[])
  test(`a reload of the place ${stage} finds it again and writes nothing (F15)`, async ({ page, enter }) => {
    await enter(page, stage)
    const shown = await heading(page).innerText()
    const writes = writesOf(page)
    await page.reload()
    await buyer(page).arriveAt(pathOf[stage])
    await expect(heading(page)).toHaveText(shown)
    expect(writes).toEqual([])
  })

for (const name of purchaseCallNames.filter(isWrite))
  test(`a reload while ${name} is answered finds what was done, or what comes before it (F15, I3, I15)`, async ({
    page,
    enter,
    made,
  }) => {
    const call = await comeTo(page, name, enter)
    const done = await swallow(page, name, 'done')
    await call.press(page)
    await done.opened
    await page.reload()
    await buyer(page).arriveAt(call.reloadsAt ?? call.leadsTo)
    await expect(heading(page)).toBeVisible()
    const orders = name === 'order' ? 1 : 0
    expect(await made()).toEqual({ orders, captured: orders })
  })

test('what was typed is there after a reload in the middle of a call that never arrived (F15, I9)', async ({
  page,
  enter,
}) => {
  const { press } = await comeTo(page, 'addCustomer', enter)
  const lost = await swallow(page, 'addCustomer', 'lost')
  await press(page)
  await lost.opened
  await page.reload()
  await buyer(page).arriveAt(paths.checkout)
  const { customer, risk } = checkoutWords
  for (const [label, value] of [
    [customer.firstName, 'María'],
    [customer.emailAddress, 'maria@correo.example'],
  ] as const)
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value)
  await expect(page.getByRole('radio', { name: risk.types.NONE })).toBeChecked()
})

test('an order that never arrived is given again after a reload under the same key (F15, I1, I8)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'ready')
  const keys = orderKeysOf(page)
  const lost = await swallow(page, 'order', 'lost')
  await buyer(page).orders()
  await lost.opened
  await page.reload()
  await buyer(page).arriveAt(paths.schedule)
  await buyer(page).orders()
  await orderNumberIn(page)
  expect(keys.size).toBe(1)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('a reload while an order is in doubt shows no order that is not there, and asks for the same one (F15, I1, I15)', async ({
  page,
  enter,
  made,
  testHost,
}) => {
  await enter(page, 'ready')
  const keys = orderKeysOf(page)
  await testHost.tell('silenceGateway')
  await buyer(page).orders()
  await expect(heading(page)).toHaveText(orderWords.inDoubt.heading)
  await page.reload()
  await buyer(page).arriveAt(paths.schedule)
  await expect(heading(page)).toHaveText(orderWords.inDoubt.heading)
  expect(await made()).toMatchObject({ orders: 0 })
  await testHost.tell('hearGateway')
  await orderNumberIn(page)
  expect(keys.size).toBe(1)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})
