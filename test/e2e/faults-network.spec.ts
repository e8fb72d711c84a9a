import type { Page, Route } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { saleContract } from '#adapters/orchestrator/wire/sale-contract.ts'
import { buyer } from './buyer.ts'
import { expect, orderKeysOf, orderNumberIn, PATIENCE_MS, test, wayOut, writesOf } from './gate.ts'
import { comeTo, isWrite, onCall, purchaseCallNames } from './gate-calls.ts'

const SECOND_MS = 1_000
/** 256 kbit. */
const SLOW_BYTES = (256 * 1_000) / 8
const UNANSWERED = 'never answered'
const LOST = 'done, and its answer lost'

/** What becomes of a call. */
const faults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'cut off': (route) => route.abort('connectionreset'),
  [UNANSWERED]: () => Promise.resolve(),
  [LOST]: async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
  'turned away': (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', requestId: 'r1' } }),
  'answered with a page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>login</h1>' }),
  'answered with something else': (route) => route.fulfill({ status: 200, json: { sessionId: 7 } }),
}

test('every call that changes a sale is among those that are broken (F21)', () => {
  const others = ['removeOffer', 'removeCartItem', 'deleteSession', 'serviceabilityCheck']
  const known: readonly string[] = [...purchaseCallNames, ...others]
  const names = Object.keys(saleContract) as readonly (keyof typeof saleContract)[]
  expect(names.filter((name) => isWrite(name) && !known.includes(name))).toEqual([])
})

/** Words and a telephone for what failed, and the way to try it again. */
const isTold = async (page: Page, hasOwnRetry: boolean): Promise<void> => {
  if (hasOwnRetry) return void (await wayOut(page))
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).not.toBeEmpty({ timeout: PATIENCE_MS })
  await expect(alert.locator(`a[href="tel:${cometa.phones.sales.dial}"]`)).toBeVisible()
}

/** Lets the visitor's patience pass by the clock of the page, a second at a time. */
const waitInVain = async (page: Page): Promise<void> => {
  for (let passed = 0; passed < PATIENCE_MS; passed += SECOND_MS) await page.clock.fastForward(SECOND_MS)
}

for (const name of purchaseCallNames)
  test(`${name} fails in every way with words, a telephone and another try within 15 s, and then goes on (F21, I1, I9)`, async ({
    page,
    enter,
    made,
  }) => {
    await page.clock.install()
    const call = await comeTo(page, name, enter)
    const tryAgain = call.again ?? (async () => (await wayOut(page)).click())
    let broken = 0
    let fault = faults[UNANSWERED]
    const mend = await onCall(page, name, async (route) => {
      broken += 1
      await fault?.(route)
    })
    for (const [how, next] of Object.entries(faults)) {
      const before = broken
      fault = next
      await (before === 0 ? call.press(page) : tryAgain(page))
      await expect.poll(() => broken, how).toBeGreaterThan(before)
      if (how === UNANSWERED) await waitInVain(page)
      await isTold(page, call.again === undefined)
      await call.keeps?.(page)
    }
    await mend()
    await tryAgain(page)
    await buyer(page).arriveAt(call.leadsTo)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    const orders = name === 'order' ? 1 : 0
    expect(await made()).toEqual({ orders, captured: orders })
  })

test('an order through a connection that comes and goes is made once, under one key (F21, I1, I2, I8)', async ({
  page,
  context,
  enter,
  made,
}) => {
  await enter(page, 'ready')
  const keys = orderKeysOf(page)
  await context.setOffline(true)
  await buyer(page).orders()
  const first = await wayOut(page)
  await context.setOffline(false)
  const hear = await onCall(page, 'order', faults[LOST] ?? ((route) => route.abort()))
  await first.click()
  await expect.poll(made).toEqual({ orders: 1, captured: 1 })
  const second = await wayOut(page)
  await context.setOffline(true)
  await second.click()
  const third = await wayOut(page)
  await hear()
  await context.setOffline(false)
  await third.click()
  await orderNumberIn(page)
  expect(keys.size).toBe(1)
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test('details that are sent without a connection stay written, and are sent once it is back (F21, I9)', async ({
  page,
  context,
  enter,
}) => {
  const call = await comeTo(page, 'addCustomer', enter)
  await context.setOffline(true)
  await call.press(page)
  const retry = await wayOut(page)
  await call.keeps?.(page)
  await context.setOffline(false)
  const writes = writesOf(page)
  await retry.click()
  await buyer(page).arriveAt(call.leadsTo)
  expect(writes).toEqual(['POST addCustomer', 'POST assessRisk', 'POST agreements'])
})

test('at 256 kbit/s a purchase is paid, scheduled and ordered once (F21, I1, I9)', async ({
  page,
  context,
  enter,
  made,
}) => {
  await enter(page, 'payment')
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: SLOW_BYTES,
    uploadThroughput: SLOW_BYTES,
  })
  const writes = writesOf(page)
  const { paysWith, choosesVisit, orders } = buyer(page)
  await paysWith()
  await choosesVisit()
  await orders()
  await orderNumberIn(page)
  expect(writes).toEqual([
    'POST payment-session',
    'POST payment-validate',
    'POST installation-schedule',
    'POST order',
  ])
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})

test.describe('a screen whose script is out of reach', () => {
  test.use({ known: /did not come/ })

  test('is told with a retry in the page as it is, and then shown (F21, I9)', async ({ page, enter }) => {
    await page.route('**/assets/schedule*', (route) => route.abort('connectionreset'))
    await enter(page, 'payment')
    let loads = 0
    page.on('load', () => (loads += 1))
    await buyer(page).paysWith()
    const retry = await wayOut(page)
    await page.unroute('**/assets/schedule*')
    await retry.click()
    await buyer(page).choosesVisit()
    expect(loads).toBe(0)
  })
})
