import type { Page, Request } from '@playwright/test'
import { SESSION_HEADER } from '#adapters/orchestrator/wire/record.ts'
import { paths } from '#core/routes/routes.ts'
import { orderWords } from '#ui/content/es/payment.ts'
import { buyer, type Buyer } from './buyer.ts'
import { expect, orderNumberIn, payButton, test, wayOut, writesOf } from './gate.ts'
import { mouse, type Hands } from './hands.ts'

/** Presses everything twice in a row. */
const hasty = (page: Page): Hands => ({ ...mouse(page), press: (target) => target.dblclick() })

/** Sends a form from its last field, and presses its button at the same time; what belongs to no form is pressed with both. */
const nervous = (page: Page): Hands => ({
  ...mouse(page),
  press: async (target) => {
    await target.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    await target.evaluate((button) => {
      const form = button instanceof HTMLButtonElement && button.type === 'submit' ? button.form : null
      const fields = form?.querySelectorAll<HTMLElement>('input:not([type=radio], [type=checkbox])') ?? []
      const start = [...fields].at(-1) ?? button
      if (start instanceof HTMLElement) start.focus({ preventScroll: true })
    })
    await Promise.all([page.keyboard.press('Enter'), page.mouse.click(x + width / 2, y + height / 2)])
  },
})

const waysToPress = { 'double clicks': hasty, 'Enter and a click at once': nervous }

const onceEach = (...last: readonly string[]): readonly string[] => [
  'POST address',
  'POST offer',
  'PUT addCartItem',
  'POST install-option',
  'POST addCustomer',
  'POST assessRisk',
  'POST agreements',
  'POST payment-session',
  'POST payment-validate',
  ...last,
]

const choosesAndGivesDetails = async (person: Buyer, install: 'professional' | 'self'): Promise<void> => {
  await person.findsAddress()
  await person.choosesGig()
  await person.adds('advanced-wifi')
  await person.continues()
  await person.givesDetails({ install })
}

for (const [how, handsOn] of Object.entries(waysToPress)) {
  test(`a purchase of ${how} writes everything once, and makes one order with one charge (F13, I1, I2)`, async ({
    page,
    made,
  }) => {
    const person = buyer(page, handsOn(page))
    const writes = writesOf(page)
    await choosesAndGivesDetails(person, 'professional')
    await person.paysWith()
    await person.choosesVisit()
    await person.orders()
    await person.arriveAt(paths.confirmation)
    expect(writes).toEqual(onceEach('POST installation-schedule', 'POST order'))
    expect(await made()).toEqual({ orders: 1, captured: 1 })
  })

  test(`a payment by account that orders at once, given with ${how}, makes one order with one charge (F13, I1, I2)`, async ({
    page,
    enter,
    made,
  }) => {
    await enter(page, 'payment', 'self')
    const person = buyer(page, handsOn(page))
    const writes = writesOf(page)
    await person.choosesAccount()
    await person.writesAccount()
    await person.pays()
    await person.arriveAt(paths.confirmation)
    expect(writes).toEqual(['POST payment-session', 'POST payment-validate', 'POST order'])
    expect(await made()).toEqual({ orders: 1, captured: 1 })
  })

  test(`an order tried again, and a new price accepted, with ${how}, make one order with one charge (F13, I1, I2)`, async ({
    page,
    enter,
    made,
    testHost,
  }) => {
    await enter(page, 'ready')
    const hands = handsOn(page)
    const writes = writesOf(page)
    await page.route('**/api/attos/order', (route) => route.abort('connectionreset'))
    await buyer(page, hands).orders()
    const retry = await wayOut(page)
    await page.unroute('**/api/attos/order')
    const tried = writes.length
    await testHost.tell('raisePrices')
    await hands.press(retry)
    await expect(page.getByRole('heading', { name: orderWords.priceMoved.heading })).toBeVisible()
    await hands.press(payButton(page))
    await buyer(page).arriveAt(paths.confirmation)
    await testHost.tell('restorePrices')
    expect(writes.slice(tried)).toEqual(['POST order', 'POST order'])
    expect(await made()).toEqual({ orders: 1, captured: 1 })
  })
}

type Replayed = { readonly status: number; readonly body: string }

/** The same call once more, fifty times at once, from the page itself. */
const replayFifty = async (page: Page, request: Request): Promise<readonly Replayed[]> => {
  const all = await request.allHeaders()
  const kept = ['content-type', 'idempotency-key', SESSION_HEADER].map((name) => [name, all[name] ?? ''])
  return page.evaluate(
    ([url, headers, body]) =>
      Promise.all(
        Array.from({ length: 50 }, async () => {
          const answer = await fetch(url, { method: 'POST', headers: Object.fromEntries(headers), body })
          return { status: answer.status, body: await answer.text() }
        }),
      ),
    [request.url(), kept, request.postData()] as const,
  )
}

test('the order of a page replayed fifty times, while it is under way and after it, is one order with one charge and one answer (F13, I1, I2, I8)', async ({
  page,
  enter,
  made,
}) => {
  await enter(page, 'ready')
  const under: Promise<readonly Replayed[]>[] = []
  await page.route('**/api/attos/order', (route) => {
    if (under.length === 0) under.push(replayFifty(page, route.request()))
    return route.continue()
  })
  const sent = page.waitForRequest('**/api/attos/order')
  await buyer(page).orders()
  await orderNumberIn(page)
  const during = (await Promise.all(under)).flat()
  const after = await replayFifty(page, await sent)

  const [{ status, body } = { status: 0, body: '{}' }] = after
  expect(status).toBe(200)
  expect(after.filter((other) => other.body !== body)).toEqual([])
  const isFair = (early: Replayed): boolean =>
    early.body === body || early.status === 202 || early.body.includes('ORDER_IN_FLIGHT')
  expect(during).toHaveLength(50)
  expect(during.filter((early) => !isFair(early))).toEqual([])
  expect(body).toContain(await orderNumberIn(page))
  expect(await made()).toEqual({ orders: 1, captured: 1 })
})
