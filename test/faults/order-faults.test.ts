import { either as E, taskEither as TE } from 'fp-ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChargeState, GatewayFailure, PaymentGateway } from '#core/ports/payment-gateway.ts'
import type { Gate } from '#test/builders/gate.builder.ts'
import { closedGate } from '#test/builders/gate.builder.ts'
import type { Trial } from '#test/builders/trial.builder.ts'
import { openTrial } from '#test/builders/trial.builder.ts'
import type { Journey } from './history/journey.ts'
import { leaksIn } from './history/checker.ts'
import { makeReady, order, said, steps, take } from './history/journey.ts'
import { losing } from './history/send.ts'

type Capture = PaymentGateway['capture']
type Charged = TE.TaskEither<GatewayFailure, ChargeState>

const unavailable = TE.left<GatewayFailure>({ _tag: 'GatewayUnavailable' })
const DECLINED = '4000000000000002'

/** Numbers that were typed, and what stands for a session: in no log and no table (I10). */
const SECRETS = ['4111111111111111', DECLINED, 'attos-session-id=', 'secret-']

let trial: Trial
let around: (capture: Capture) => Capture
let asked: readonly string[]

/** Every row of every table, as text. */
const everything = async (): Promise<string> => {
  const tables = await trial.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const rows: unknown[] = []
  for (const { name } of tables)
    rows.push(await trial.query(`select to_jsonb(found) as row from "${String(name)}" found`))
  return JSON.stringify(rows)
}

const openIt = async (): Promise<void> => {
  trial = await openTrial({
    aroundGateway: (gateway) => ({
      ...gateway,
      capture: (...charge) => {
        asked = [...asked, charge[0]]
        return around(gateway.capture)(...charge)
      },
    }),
  })
}

const well = (capture: Capture): Capture => capture

/** A buyer at the button whose answers to some calls are lost on the way back. */
const buyerLosing = async (call: string): Promise<Journey> => {
  const buyer = await makeReady(trial.visitor())
  buyer.visitor.sendBy(losing(trial.send, ({ path }) => path.endsWith(call)))
  return buyer
}

const hear = (buyer: Journey): void => buyer.visitor.sendBy(trial.send)

/** The gateway hears of the next charges, and does nothing about them before it is let. */
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

/** What an order came to in the end, after the recovery had its rounds; a second key only where the first was declined. */
const endOf = async (buyer: Journey): Promise<string> => {
  await trial.settle()
  return said(await order(buyer))
}

describe('an order that goes wrong on its way', () => {
  beforeAll(openIt)
  beforeEach(() => {
    around = well
    asked = []
  })
  afterEach(async () => {
    around = well
    await trial.settle()
    expect(await trial.watch.violations(true)).toEqual([])
    expect(leaksIn(SECRETS, [trial.log(), await everything()])).toEqual([])
  })
  afterAll(() => trial.close())

  it('is the same when its answer is lost after it was placed, and asked again (F2, I1, I2, I8)', async () => {
    const buyer = await buyerLosing('attos/order')
    expect(said(await order(buyer))).toBe('unknown')
    hear(buyer)
    const placed = said(await order(buyer))
    expect(placed).toMatch(/^placed /)
    expect(said(await order(buyer))).toBe(placed)
    expect(asked).toHaveLength(1)
  })

  it('keeps a payment whose answer is lost, and takes the next one in its place (F2, I3)', async () => {
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

  it('is one when the gateway is thirty seconds late and the buyer pressed again and again (F3, I1, I2)', async () => {
    const { reached, release } = holdCapture()
    const buyer = await makeReady(trial.visitor())
    const slow = order(buyer)
    await reached
    expect(said(await order(buyer))).toBe('pending')
    trial.clock.advance(29_000)
    await trial.host.runJobs()
    expect(said(await order(buyer))).toBe('pending')
    release()
    const late = said(await slow)
    expect(late).toMatch(/^placed /)
    expect(said(await order(buyer))).toBe(late)
    expect(asked).toHaveLength(1)
  })

  it('is declined, and nothing taken, when the gateway is so late that it was given up (F3, F12, I2, I14)', async () => {
    const { reached, release } = holdCapture()
    const buyer = await makeReady(trial.visitor())
    const slow = order(buyer)
    await reached
    await trial.settle()
    expect(said(await order(buyer))).toBe('declined')
    release()
    expect(said(await slow)).toBe('declined')
    const { charges, intents } = await trial.watch.books()
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
      'is asked twice and says so twice',
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
      const buyer = await makeReady(trial.visitor(), card === '' ? {} : { card })
      const first = said(await order(buyer))
      expect(first).toMatch(/^placed |^pending$|^declined$/)
      around = well
      expect(await endOf(buyer)).toMatch(ending)
      expect(new Set(asked).size).toBe(1)
    },
  )
})
