import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { CallContext } from '#adapters/provider/call/handler.ts'
import { earnPass, providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { HUMAN_PASS_MS, type HumanPass } from '#core/human/human-check.ts'
import type { SessionId } from '#core/session/session.ts'
import { buildProvider, localizeAt, refusalOf } from '#test/builders/provider.builder.ts'
import { addressWithOutcome } from '#test/builders/purchase.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const request = { orderNumber: '99999-99999' as OrderNumber, channel: 'email' } as const

const callers = {
  session: { sessionId: null, secret: 'secret-1' },
  otherSession: { sessionId: null, secret: 'secret-2' },
  network: { sessionId: null, secret: null, clientNetwork: '192.0.2.7' },
  otherNetwork: { sessionId: null, secret: null, clientNetwork: '198.51.100.7' },
} as const satisfies Record<string, CallContext>
type Caller = keyof typeof callers
const names = Object.keys(callers) as readonly Caller[]

const opened = () => {
  const built = buildProvider()
  const { handlers } = built.provider
  const passOf = async (caller: Caller): Promise<HumanPass> => {
    const pass = await earnPass(handlers, callers[caller])
    if (pass === undefined) throw new Error('no pass')
    return pass
  }
  const codeOf = async (caller: Caller, humanPass?: string): Promise<string> => {
    const pass = humanPass === undefined ? {} : { humanPass: humanPass as HumanPass }
    const answer = await handlers.requestOrderCode({ ...callers[caller], ...pass }, request)()
    return E.isRight(answer) ? 'sent' : answer.left.code
  }
  return { ...built, handlers, passOf, codeOf }
}

const REFUSED = 'HUMAN_CHECK_REQUIRED'

describe('a pass', () => {
  it('lets exactly one call of its own visitor through (HUM-02)', async () => {
    const { passOf, codeOf } = opened()
    for (const caller of names)
      for (const other of names) {
        const pass = await passOf(caller)
        expect([caller, other, await codeOf(other, pass)]).toEqual([
          caller,
          other,
          caller === other ? 'sent' : REFUSED,
        ])
        // A pass that another visitor tried is still valid once for its own visitor.
        expect(await codeOf(caller, pass)).toBe(caller === other ? REFUSED : 'sent')
        expect(await codeOf(caller, pass)).toBe(REFUSED)
      }
  })

  it('lets one of ten concurrent calls through (HUM-02)', async () => {
    const { passOf, codeOf } = opened()
    const pass = await passOf('session')
    const answers = await Promise.all(Array.from({ length: 10 }, () => codeOf('session', pass)))
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(1)
  })

  it('expires (HUM-02)', async () => {
    const { passOf, codeOf, clock } = opened()
    const [old, young] = [await passOf('session'), await passOf('session')]
    clock.advance(HUMAN_PASS_MS - 1)
    expect(await codeOf('session', young)).toBe('sent')
    clock.advance(1)
    expect(await codeOf('session', old)).toBe(REFUSED)
  })

  it('is not forged (HUM-02)', async () => {
    const { passOf, codeOf } = opened()
    const pass = await passOf('session')
    const [id = '', endsAt = '', ...sealed] = pass.split('.')
    const longer = [id, String(Number(endsAt) + 1), ...sealed].join('.')
    const changed = fc.nat({ max: pass.length - 1 }).map((at) => `${pass.slice(0, at)}~${pass.slice(at + 1)}`)
    for (const forged of [undefined, '', longer, `${pass}.x`, pass.slice(0, -1)])
      expect(await codeOf('session', forged)).toBe(REFUSED)
    await forAllAsyncWith({ numRuns: 100 }, fc.oneof(fc.string(), changed), async (forged) => {
      expect(await codeOf('session', forged)).toBe(REFUSED)
    })
    expect(await codeOf('session', pass)).toBe('sent')
  })

  it('is required only in a live session, where a call needs one (S8)', async () => {
    const { handlers, provider } = opened()
    const live = providerOrchestrator(provider, { isPerson: false })
    expect(await refusalOf(live.persistCart({ withCode: true }))).toBe('SessionExpired')
    await localizeAt(live)
    expect(await refusalOf(live.persistCart({ withCode: true }))).toBe(REFUSED)
    const stranger = { sessionId: 'nobody' as SessionId, secret: 'nobody' }
    expect(await handlers.persistCart(stranger, { withCode: true })()).toEqual(
      E.left({ code: 'SESSION_EXPIRED' }),
    )
  })

  it('is needed for an address call of a caller who made too many (HUM-01)', async () => {
    const { handlers, passOf } = opened()
    const address = { address: addressWithOutcome('serviceable'), channel: 'dotcom' } as const
    const over = { ...callers.session, isOverPassLimit: true } as const
    const isAnswered = async (context: CallContext): Promise<boolean> =>
      E.isRight(await handlers.serviceabilityCheck(context, address)())
    expect(await isAnswered(callers.session)).toBe(true)
    expect(await isAnswered(over)).toBe(false)
    expect(await isAnswered({ ...over, humanPass: await passOf('session') })).toBe(true)
  })

  it('is enough for every saving of its session, and for no other session (HUM-01, HUM-02)', async () => {
    const { handlers } = opened()
    const address = addressWithOutcome('serviceable')
    const openSession = async (): Promise<CallContext> => {
      const request = { address, channel: 'dotcom', returnNearbyMatch: true } as const
      const answer = await handlers.localize({ sessionId: null, secret: null }, request)()
      if (E.isLeft(answer)) throw new Error(answer.left.code)
      return { sessionId: answer.right.body.sessionId, secret: answer.right.secret ?? null }
    }
    const save = async (context: CallContext): Promise<string> => {
      const answer = await handlers.persistCart(context, { withCode: false })()
      return E.isRight(answer) ? 'saved' : answer.left.code
    }
    const [one, other] = [await openSession(), await openSession()]
    const humanPass = await earnPass(handlers, one)
    if (humanPass === undefined) throw new Error('no pass')
    expect(await save(one)).toBe(REFUSED)
    expect(await save({ ...one, humanPass })).toBe('saved')
    expect([await save(one), await save(one), await save(other)]).toEqual(['saved', 'saved', REFUSED])
    expect(await save({ ...other, humanPass })).toBe(REFUSED)
  })
})
