import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderPart } from '#core/checkout/readiness.ts'
import { orderParts } from '#core/checkout/readiness.ts'
import type { AttackedHost, Call, Visitor } from '#test/builders/attacked-host.builder.ts'
import {
  envelopeFor,
  openAttackedHost,
  orderOf,
  paymentOf,
  riskOf,
  shownTo,
  versionsIn,
  windowsOf,
} from '#test/builders/attacked-host.builder.ts'
import { GIG, maria } from '#test/builders/provider.builder.ts'

/** Provides each part of an order. A call that is refused provides nothing. */
const collect: Record<OrderPart, (visitor: Visitor) => Promise<unknown>> = {
  plan: ({ send }) => send({ url: 'offer', body: { offerId: GIG } }),
  customer: ({ send }) => send({ url: 'addCustomer', body: maria }),
  risk: ({ send }) => send(riskOf(null)),
  installOption: ({ send }) => send({ url: 'install-option', body: { kind: 'professional' } }),
  agreements: async ({ send }) => {
    const { cart } = (await send({ method: 'GET', url: 'cart' })).body as { cart: { id: string } }
    const { body } = await send({ method: 'GET', url: `getAgreements/${cart.id}` })
    return send({ url: 'agreements', body: { agreements: versionsIn(body) } })
  },
  visit: async (visitor) => visitor.send(windowCall((await windowsOf(visitor))[0])),
  payment: async (visitor) => {
    const key = await visitor.send({ url: 'payment-session' })
    return key.status < 300 ? visitor.send(paymentOf(await envelopeFor(visitor))) : key
  },
}

const windowCall = (window: { readonly id: string } | undefined): Call => ({
  url: 'installation-schedule',
  body: { windowId: window?.id },
})

const partsBefore = (part: OrderPart): readonly OrderPart[] => orderParts.slice(0, orderParts.indexOf(part))

type GatedCall = { readonly call: Call; readonly requires: readonly OrderPart[] }

/** The calls that require parts of the order, valid apart from a missing part. */
const gatedCalls = async (visitor: Visitor, key: string): Promise<readonly GatedCall[]> => {
  const session = { call: { url: 'payment-session' }, requires: partsBefore('customer') }
  const hasKey = (await visitor.send(session.call)).status < 300
  return [
    session,
    { call: riskOf(null), requires: partsBefore('risk') },
    { call: windowCall((await windowsOf(visitor))[1]), requires: partsBefore('visit') },
    // A buyer may leave the visit to a telephone call. Only the order says so (SCH-04).
    ...(hasKey
      ? [
          {
            call: paymentOf(await envelopeFor(visitor)),
            requires: partsBefore('payment').filter((part) => part !== 'visit'),
          },
        ]
      : []),
    { call: orderOf(key, await shownTo(visitor)), requires: orderParts },
  ]
}

describe('a purchase', () => {
  let host: AttackedHost

  beforeAll(async () => {
    host = await openAttackedHost()
  })
  afterAll(() => host.close())

  it('requires the risk question: no card and no order without its answer (CHK-06, S31)', async () => {
    const hasty = await host.openVisitor()
    const { cart } = (await hasty.send({ url: 'offer', body: { offerId: GIG } })).body as {
      cart: { id: string }
    }
    await hasty.send({ url: 'addCustomer', body: maria })
    await hasty.send({ url: 'install-option', body: { kind: 'self' } })
    const agreed = await hasty.send({ method: 'GET', url: `getAgreements/${cart.id}` })
    await hasty.send({ url: 'agreements', body: { agreements: versionsIn(agreed.body) } })
    const card = await envelopeFor(hasty)
    const quoted = await shownTo(hasty)
    await host.expectRefusals(hasty, [paymentOf(card), orderOf('unasked', quoted)])
    expect((await hasty.send(riskOf(null))).body['decision']).toBe('cleared')
    expect((await hasty.send(paymentOf(card))).status).toBe(200)
  })

  it.each(orderParts)(
    'permits no step that requires a skipped part: %s (CHK-06, I11, S31)',
    async (skipped) => {
      const hasty = await host.openVisitor()
      for (const part of orderParts) if (part !== skipped) await collect[part](hasty)
      const calls = await gatedCalls(hasty, `without-${skipped}`)
      const closed = calls.filter(({ requires }) => requires.includes(skipped))
      expect(closed).not.toEqual([])
      await host.expectRefusals(
        hasty,
        closed.map(({ call }) => call),
      )
      for (const part of orderParts.slice(orderParts.indexOf(skipped))) await collect[part](hasty)
      const placed = await hasty.send(orderOf(`with-${skipped}`, await shownTo(hasty)))
      expect([placed.status, placed.body]).toEqual([
        200,
        expect.objectContaining({ receipt: expect.anything() }),
      ])
    },
  )
})
