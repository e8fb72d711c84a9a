import { expect } from 'vitest'
import type { OrderCode, OrderProof } from '#core/checkout/order-code.ts'
import {
  ORDER_CODE_MS,
  ORDER_CODE_OF_CLIENT,
  ORDER_CODE_WINDOW_MS,
  ORDER_PROOF_MS,
} from '#core/checkout/order-code.ts'
import type { OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import type { RenderedMessage } from '#core/ports/message-sender.ts'
import type { ProvenOrder } from '#core/ports/order-status-calls.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import { money } from '#ui/content/format.ts'
import {
  accountOf,
  answerOf,
  cardOf,
  identifyWith,
  maria,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const { tries: ORDER_CODE_TRIES, codes: ORDER_CODES_MAX } = ORDER_CODE_OF_CLIENT
const DECLINED_CARD = '4000000000000002'
/** Longer than any order stays in doubt without being settled, in ms. */
const LONG_ENOUGH = 60_000
/** A number that clears its bearer and belongs to no person. */
const SSN = '219099999'
const FIRST_VISIT = Date.UTC(2026, 10, 19, 13)
/** The beginning of its day in Miami. */
const FIRST_DAY = Date.UTC(2026, 10, 19, 5)
const UNKNOWN = 'AAAAA-AAAAA' as OrderNumber

const placedOrder = async (harness: Harness): Promise<OrderReceipt> => {
  const { order } = await readyBuyer(harness)
  const answer = await answerOf(order())
  if (answer.state !== 'placed') throw new Error(`the order is ${answer.state}`)
  return answer.receipt
}

const isCode = ({ text }: RenderedMessage): boolean => /\b\d{6}\b/.test(text) && text.includes('código')

const codeIn = (message: RenderedMessage | undefined): OrderCode =>
  (/\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '') as OrderCode

const codesSent = async (harness: Harness): Promise<readonly RenderedMessage[]> =>
  (await harness.messages()).filter(isCode)

/** Requests a code and reads it, as its buyer does. */
const freshCode = async (
  harness: Harness,
  orderNumber: OrderNumber,
  channel: 'email' | 'phone' = 'email',
): Promise<OrderCode> => {
  await answerOf(harness.visitor().requestOrderCode({ orderNumber, channel }))
  return codeIn((await codesSent(harness)).at(-1))
}

/** Another code than this one. */
const wrong = (code: OrderCode): OrderCode =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0') as OrderCode

const lookUp = (visitor: Orchestrator, orderNumber: OrderNumber, code: OrderCode) =>
  visitor.lookUpOrder({ orderNumber, code })

/** Finds an order by its code, as a buyer on another device does. */
const proven = async (harness: Harness, orderNumber: OrderNumber): Promise<ProvenOrder> => {
  const code = await freshCode(harness, orderNumber)
  const { proof } = await answerOf(lookUp(harness.visitor(), orderNumber, code))
  if (proof === undefined) throw new Error('the visit cannot be moved')
  return { orderNumber, proof }
}

/** A window to which the visit of an order can be moved. */
const freeWindow = async (harness: Harness, order: ProvenOrder): Promise<InstallationWindow> => {
  const { windows } = await answerOf(harness.visitor().orderVisitWindows(order))
  const free = windows.find(({ placesLeft }) => placesLeft > 0)
  if (free === undefined) throw new Error('no window has a place')
  return free
}

const refusalsOf = async (harness: Harness, order: ProvenOrder, { id: windowId }: InstallationWindow) => [
  await refusalOf(harness.visitor().orderVisitWindows(order)),
  await refusalOf(harness.visitor().moveOrderVisit({ ...order, windowId })),
]

const tryWrong = async (harness: Harness, orderNumber: OrderNumber, code: OrderCode, times: number) => {
  for (let count = 0; count < times; count += 1)
    expect(await refusalOf(lookUp(harness.visitor(), orderNumber, wrong(code)))).toBe('NOT_FOUND')
}

export const orderStatusLaws: Laws = {
  'notifies the buyer of a placed order once, with exact amounts (MSG-01, F5)': async (harness) => {
    const { order } = await readyBuyer(harness)
    const answers = await Promise.all(Array.from({ length: 5 }, () => order()()))
    expect(answers.length).toBe(5)
    const placed = await answerOf(order())
    if (placed.state !== 'placed') throw new Error(`the order is ${placed.state}`)
    await harness.recover()
    const [told, ...more] = await harness.messages()
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'email', to: maria.emailAddress })
    const { orderNumber, quote } = placed.receipt
    const amounts = [quote.dueToday, quote.monthly.total, ...quote.later.map(({ monthly }) => monthly.total)]
    for (const said of [orderNumber, ...amounts.map((amount) => money(amount).text)])
      expect(told?.text).toContain(said)
    if (told?.kind !== 'email') throw new Error('not an e-mail')
    // The first window with a place: tomorrow from 8 to 10 in Miami, whose clocks are five hours behind in November.
    expect(told.event).toMatchObject({ startsAt: FIRST_VISIT, endsAt: FIRST_VISIT + 2 * 3_600_000 })
    harness.clock.advance(LONG_ENOUGH)
    await harness.recover()
    expect(await harness.messages()).toEqual([told])
  },
  'reveals no payment data and no session secret in messages (S28, I10)': async (harness) => {
    const { visitor, order } = await readyBuyer(harness)
    await identifyWith(harness, visitor, SSN)
    const answer = await answerOf(order())
    if (answer.state !== 'placed') throw new Error(`the order is ${answer.state}`)
    await freshCode(harness, answer.receipt.orderNumber)
    const { sessionId, cartId } = await answerOf(visitor.sessionInfo())
    const told = JSON.stringify(await harness.messages())
    expect(told).toContain(answer.receipt.orderNumber)
    for (const secret of [sessionId, cartId, cardOf().number, SSN, accountOf().number, 'token'])
      expect(told).not.toContain(secret)
  },
  'sends no message for a card declined at once (MSG-01)': async (harness) => {
    const { order } = await readyBuyer(harness, { card: DECLINED_CARD })
    expect(await answerOf(order())).toEqual({ state: 'declined' })
    expect(await harness.messages()).toEqual([])
  },
  'sends one message for an uncertain order that failed, and never that it was placed (MSG-01, I14)': async (
    harness,
  ) => {
    const { order } = await readyBuyer(harness)
    harness.setGateway('requestLost')
    expect((await answerOf(order())).state).toBe('pending')
    expect(await harness.messages()).toEqual([])
    harness.setGateway('healthy')
    harness.clock.advance(LONG_ENOUGH)
    await Promise.all([harness.recover(), harness.recover()])
    const [told, ...more] = await harness.messages()
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'email', to: maria.emailAddress })
    expect(told?.text).toContain('no se cobró nada')
  },
  'sends one message for an uncertain order that was placed after all (MSG-01, I14)': async (harness) => {
    const { order } = await readyBuyer(harness)
    harness.setGateway('responseLost')
    expect((await answerOf(order())).state).toBe('pending')
    harness.setGateway('healthy')
    harness.clock.advance(LONG_ENOUGH)
    await Promise.all([harness.recover(), harness.recover()])
    const answer = await answerOf(order())
    if (answer.state !== 'placed') throw new Error(`the order is ${answer.state}`)
    const told = await harness.messages()
    expect(told.map(({ text }) => text.includes(answer.receipt.orderNumber))).toEqual([true])
  },
  'shows an order by its code with its receipt’s amounts, to a visitor without a session, once (MSG-03, MSG-04, MSG-06)':
    async (harness) => {
      const receipt = await placedOrder(harness)
      const { orderNumber, placedAt, quote, installKind, visit, payment } = receipt
      const code = await freshCode(harness, orderNumber)
      expect(await answerOf(lookUp(harness.visitor(), orderNumber, code))).toEqual({
        orderNumber,
        stage: 'visitAhead',
        placedAt,
        quote,
        installKind,
        visit,
        payment,
        maskedEmail: 'm•••@correo.example',
        maskedPhone: '•••34',
        proof: expect.any(String) as string,
      })
      expect(await refusalOf(lookUp(harness.visitor(), orderNumber, code))).toBe('NOT_FOUND')
    },
  'sends a code only to a telephone that can receive text messages (MSG-04)': async (harness) => {
    const { orderNumber } = await placedOrder(harness)
    const code = await freshCode(harness, orderNumber, 'phone')
    const codes = await codesSent(harness)
    expect(codes.map(({ kind, to }) => ({ kind, to }))).toEqual([{ kind: 'sms', to: maria.phoneNumber }])
    expect((await answerOf(lookUp(harness.visitor(), orderNumber, code))).orderNumber).toBe(orderNumber)
  },
  'moves the visit of an order that was found by its code, once, with its message and its calendar entry (I4, MSG-10, MSG-11)':
    async (harness) => {
      const { orderNumber, visit } = await placedOrder(harness)
      const order = await proven(harness, orderNumber)
      const { windows } = await answerOf(harness.visitor().orderVisitWindows(order))
      expect(windows.map(({ id }) => id)).not.toContain(visit?.id)
      const chosen = await freeWindow(harness, order)
      harness.clock.advance(60_000)
      const move = () => answerOf(harness.visitor().moveOrderVisit({ ...order, windowId: chosen.id }))
      const moved = await move()
      expect(moved).toMatchObject({ orderNumber, visit: { id: chosen.id } })
      expect(await move()).toEqual(moved)
      const events = (await harness.messages()).flatMap((message) =>
        message.kind === 'email' && message.event !== null ? [message.event] : [],
      )
      expect(events).toHaveLength(2)
      expect(events[1]?.uid).toBe(events[0]?.uid)
      expect(events[1]?.sequence).toBeGreaterThan(events[0]?.sequence ?? 0)
      const after = await answerOf(harness.visitor().orderVisitWindows(order))
      expect(after.windows.map(({ id }) => id)).toContain(visit?.id)
      const none = { ...order, windowId: 'none' as WindowId }
      expect(await refusalOf(harness.visitor().moveOrderVisit(none))).toBe('WINDOW_GONE')
    },
  'moves a visit for the proof of this order alone, for half an hour (MSG-11, S14)': async (harness) => {
    const [one, other] = [await placedOrder(harness), await placedOrder(harness)]
    const order = await proven(harness, one.orderNumber)
    const window = await freeWindow(harness, order)
    const strangers = [
      { ...order, proof: 'the-proof-of-nobody-at-all' as OrderProof },
      { ...order, orderNumber: other.orderNumber },
      { ...order, orderNumber: UNKNOWN },
    ]
    for (const stranger of strangers)
      expect(await refusalsOf(harness, stranger, window)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    harness.clock.advance(ORDER_PROOF_MS)
    expect(await refusalsOf(harness, order, window)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  },
  'moves no visit from its day on, and gives no proof then (MSG-11, PTL-22)': async (harness) => {
    const { orderNumber } = await placedOrder(harness)
    // The visit is tomorrow from 8 to 10 in Miami; the proof is made a minute before that day.
    harness.clock.advance(FIRST_DAY - harness.clock.now() - 60_000)
    const order = await proven(harness, orderNumber)
    const window = await freeWindow(harness, order)
    harness.clock.advance(60_000)
    expect(await refusalsOf(harness, order, window)).toEqual(['CHANGE_BLOCKED', 'CHANGE_BLOCKED'])
    const code = await freshCode(harness, orderNumber)
    const shown = await answerOf(lookUp(harness.visitor(), orderNumber, code))
    expect([shown.stage, shown.proof]).toEqual(['visitToday', undefined])
  },
  'accepts an order’s code for no other order (MSG-04, I6)': async (harness) => {
    const [one, other] = [await placedOrder(harness), await placedOrder(harness)]
    const codes = [
      await freshCode(harness, one.orderNumber),
      await freshCode(harness, other.orderNumber),
    ] as const
    if (codes[0] !== codes[1]) {
      expect(await refusalOf(lookUp(harness.visitor(), other.orderNumber, codes[0]))).toBe('NOT_FOUND')
      expect(await refusalOf(lookUp(harness.visitor(), one.orderNumber, codes[1]))).toBe('NOT_FOUND')
    }
    expect(await refusalOf(lookUp(harness.visitor(), UNKNOWN, codes[0]))).toBe('NOT_FOUND')
    const shown = await answerOf(lookUp(harness.visitor(), one.orderNumber, codes[0]))
    expect(shown.orderNumber).toBe(one.orderNumber)
  },
  'responds identically for known and unknown orders, and sends a message only for known ones (S24)': async (
    harness,
  ) => {
    const { orderNumber } = await placedOrder(harness)
    const visitor = harness.visitor()
    for (const channel of ['email', 'phone'] as const) {
      const before = (await harness.messages()).length
      const unknown = await answerOf(visitor.requestOrderCode({ orderNumber: UNKNOWN, channel }))
      expect((await harness.messages()).length).toBe(before)
      expect(unknown).toEqual(await answerOf(harness.visitor().requestOrderCode({ orderNumber, channel })))
      expect(await refusalOf(lookUp(visitor, UNKNOWN, '000000' as OrderCode))).toBe('NOT_FOUND')
    }
  },
  'refuses any code after five wrong ones (MSG-04)': async (harness) => {
    const { orderNumber } = await placedOrder(harness)
    const first = await freshCode(harness, orderNumber)
    await tryWrong(harness, orderNumber, first, ORDER_CODE_TRIES)
    expect(await refusalOf(lookUp(harness.visitor(), orderNumber, first))).toBe('NOT_FOUND')
    const second = await freshCode(harness, orderNumber)
    await tryWrong(harness, orderNumber, second, ORDER_CODE_TRIES - 1)
    expect((await answerOf(lookUp(harness.visitor(), orderNumber, second))).orderNumber).toBe(orderNumber)
  },
  'counts every concurrent attempt (MSG-04)': async (harness) => {
    const { orderNumber } = await placedOrder(harness)
    const code = await freshCode(harness, orderNumber)
    const tries = Array.from({ length: 2 * ORDER_CODE_TRIES }, () =>
      refusalOf(lookUp(harness.visitor(), orderNumber, wrong(code))),
    )
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['NOT_FOUND']))
    expect(await refusalOf(lookUp(harness.visitor(), orderNumber, code))).toBe('NOT_FOUND')
  },
  'accepts only the last sent code, for ten minutes (MSG-04)': async (harness) => {
    const { orderNumber } = await placedOrder(harness)
    const late = await freshCode(harness, orderNumber)
    harness.clock.advance(ORDER_CODE_MS)
    expect(await refusalOf(lookUp(harness.visitor(), orderNumber, late))).toBe('NOT_FOUND')
    const first = await freshCode(harness, orderNumber)
    const second = await freshCode(harness, orderNumber)
    harness.clock.advance(ORDER_CODE_MS - 1)
    if (first !== second)
      expect(await refusalOf(lookUp(harness.visitor(), orderNumber, first))).toBe('NOT_FOUND')
    expect((await answerOf(lookUp(harness.visitor(), orderNumber, second))).orderNumber).toBe(orderNumber)
  },
  'sends at most three codes of an order in an hour, and responds the same to further requests (MSG-05)':
    async (harness) => {
      const { orderNumber } = await placedOrder(harness)
      // A pause, so that the order of the two is known.
      const ask = () => {
        harness.clock.advance(1)
        return answerOf(harness.visitor().requestOrderCode({ orderNumber, channel: 'email' }))
      }
      const first = await ask()
      for (let count = 0; count < 2 * ORDER_CODES_MAX; count += 1) expect(await ask()).toEqual(first)
      const codes = await codesSent(harness)
      expect(codes).toHaveLength(ORDER_CODES_MAX)
      const shown = await answerOf(lookUp(harness.visitor(), orderNumber, codeIn(codes.at(-1))))
      expect(shown.orderNumber).toBe(orderNumber)
      harness.clock.advance(ORDER_CODE_WINDOW_MS)
      await ask()
      expect(await codesSent(harness)).toHaveLength(ORDER_CODES_MAX + 1)
    },
}
