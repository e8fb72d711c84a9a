import { either as E, taskEither as TE } from 'fp-ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChargeState, GatewayFailure, PaymentGateway } from '#core/ports/payment-gateway.ts'
import { cardPayment } from '#test/builders/purchase.ts'
import { closedGate, type Gate } from '#test/builders/call-gate.builder.ts'
import { openTestServer, type TestServer } from '#test/builders/test-server.builder.ts'
import { type Journey, makeReady, order, said, steps, take } from './history/journey.ts'
import { leaksIn } from './history/checker.ts'
import { losing } from './history/send.ts'

type Capture = PaymentGateway['capture']
type Charged = TE.TaskEither<GatewayFailure, ChargeState>

const unavailable = TE.left<GatewayFailure>({ _tag: 'GatewayUnavailable' })
const DECLINED = '4000000000000002'

/** Typed numbers and session secrets: in no log and no table (I10). */
const SECRETS = ['4111111111111111', DECLINED, 'attos-session-id=', 'secret-']

let testServer: TestServer
let around: (capture: Capture) => Capture
let requests: readonly string[]

/** Every row of every table, as text. */
const everything = async (): Promise<string> => {
  const tables = await testServer.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const rows: unknown[] = []
  for (const { name } of tables)
    rows.push(await testServer.query(`select to_jsonb(found) as row from "${String(name)}" found`))
  return JSON.stringify(rows)
}

const openIt = async (): Promise<void> => {
  testServer = await openTestServer({
    aroundGateway: (gateway) => ({
      ...gateway,
      capture: (...charge) => {
        requests = [...requests, charge[0]]
        return around(gateway.capture)(...charge)
      },
    }),
  })
}

const well = (capture: Capture): Capture => capture

/** A buyer at the button whose answers to some calls are lost on the way back. */
const buyerLosing = async (call: string): Promise<Journey> => {
  const buyer = await makeReady(testServer.visitor())
  buyer.visitor.sendBy(losing(testServer.send, ({ path }) => path.endsWith(call)))
  return buyer
}

const hear = (buyer: Journey): void => buyer.visitor.sendBy(testServer.send)

/** The gateway receives the next charges, and holds them until it is released. */
const holdCapture = () => {
  const [heard, held]: readonly [Gate, Gate] = [closedGate(), closedGate()]
  around =
    (capture) =>
    (...charge) =>
    async () => {
      heard.open()
      await held.opened
      return capture(...charge)()
    }
  return { reached: heard.opened, release: held.open }
}

/** The final state of an order after the recovery. A second key only if the first was declined. */
const endOf = async (buyer: Journey): Promise<string> => {
  await testServer.settle()
  return said(await order(buyer))
}

describe('an order that fails in transit', () => {
  beforeAll(openIt)
  beforeEach(() => {
    around = well
    requests = []
  })
  afterEach(async () => {
    around = well
    await testServer.settle()
    expect(await testServer.watch.violations(true)).toEqual([])
    expect(leaksIn(SECRETS, [testServer.log(), await everything()])).toEqual([])
  })
  afterAll(() => testServer.close())

  it('is the same when the response is lost after the order was placed, and the call is retried (F2, I1, I2, I8)', async () => {
    const buyer = await buyerLosing('attos/order')
    expect(said(await order(buyer))).toBe('unknown')
    hear(buyer)
    const placed = said(await order(buyer))
    expect(placed).toMatch(/^placed /)
    expect(said(await order(buyer))).toBe(placed)
    expect(requests).toHaveLength(1)
  })

  it('preserves a payment whose response is lost, and replaces it with the next one (F2, I3)', async () => {
    const buyer = await buyerLosing('payment-validate')
    const again = steps.filter(({ call }) => call === 'paymentSession' || call === 'validatePayment')
    const validate = async (): Promise<void> => {
      for (const one of again) await take(buyer, one)
    }
    await expect(validate()).rejects.toThrow('unknown')
    hear(buyer)
    const session = await buyer.visitor.get('sessionInfo', { path: 'attos/sessionInfo' })
    expect(session['payment']).toMatchObject({ lastFour: '1111' })
    await validate()
    expect(said(await order(buyer))).toMatch(/^placed /)
  })

  it('is placed once when the gateway is thirty seconds late and the buyer presses repeatedly (F3, I1, I2)', async () => {
    const { reached, release } = holdCapture()
    const buyer = await makeReady(testServer.visitor())
    const slow = order(buyer)
    await reached
    expect(said(await order(buyer))).toBe('pending')
    testServer.clock.advance(29_000)
    await testServer.host.runJobs()
    expect(said(await order(buyer))).toBe('pending')
    release()
    const late = said(await slow)
    expect(late).toMatch(/^placed /)
    expect(said(await order(buyer))).toBe(late)
    expect(requests).toHaveLength(1)
  })

  it('is declined without a charge when the gateway responds after the timeout (F3, F12, I2, I14)', async () => {
    const { reached, release } = holdCapture()
    const buyer = await makeReady(testServer.visitor())
    const slow = order(buyer)
    await reached
    await testServer.settle()
    expect(said(await order(buyer))).toBe('declined')
    release()
    expect(said(await slow)).toBe('declined')
    const { charges, intents } = await testServer.watch.dbSnapshot()
    const intent = intents.find(({ owner }) => owner === buyer.visitor.owner())
    expect(charges.find(({ key }) => key === intent?.id)).toMatchObject({ state: 'voided' })
  })

  const moods: readonly (readonly [string, (capture: Capture) => Capture, string, RegExp])[] = [
    ['declines', well, DECLINED, /^declined$/],
    ['is silent and did nothing', () => () => unavailable, '', /^declined$/],
    [
      'breaks before it did anything',
      () => () => () => Promise.reject(new Error('broken')),
      '',
      /^declined$/,
    ],
    [
      'takes the money and its answer is lost',
      (capture) =>
        (...charge) =>
          TE.flatMap<ChargeState, GatewayFailure, ChargeState>(() => unavailable)(capture(...charge)),
      '',
      /^placed /,
    ],
    [
      'takes the money and breaks',
      (capture) =>
        (...charge) =>
        async () => {
          await capture(...charge)()
          throw new Error('broken')
        },
      '',
      /^placed /,
    ],
    [
      'is called twice and answers so twice',
      (capture) =>
        (...charge): Charged =>
        async () => {
          const answers = await Promise.all([capture(...charge)(), capture(...charge)()])
          expect(answers[0]).toEqual(answers[1])
          return answers[1] ?? E.left({ _tag: 'GatewayUnavailable' })
        },
      '',
      /^placed /,
    ],
  ]

  it.each(moods)(
    'ends with one charge or none when the gateway %s (F12, I2, I14)',
    async (_, mood, card, ending) => {
      around = mood
      const buyer = await makeReady(testServer.visitor(), card === '' ? {} : { payment: cardPayment(card) })
      const first = said(await order(buyer))
      expect(first).toMatch(/^placed |^pending$|^declined$/)
      around = well
      expect(await endOf(buyer)).toMatch(ending)
      expect(new Set(requests).size).toBe(1)
    },
  )
})
