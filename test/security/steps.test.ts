import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AttackedHost, Call } from '#test/builders/attacked-host.builder.ts'
import {
  envelopeFor,
  fillCart,
  openAttackedHost,
  orderOf,
  paymentOf,
  riskOf,
  shownTo,
  versionsIn,
  windowsOf,
} from '#test/builders/attacked-host.builder.ts'
import { GIG, maria } from '#test/builders/provider.builder.ts'

describe('a purchase', () => {
  let host: AttackedHost

  beforeAll(async () => {
    host = await openAttackedHost()
  }, 30_000)
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

  it('permits no skipped step (I11, S31)', async () => {
    const other = await host.openVisitor()
    await fillCart(other)
    const hasty = await host.openVisitor()
    const [window] = await windowsOf(hasty)
    const later: readonly Call[] = [
      { url: 'payment-session' },
      riskOf(null),
      { url: 'installation-schedule', body: { windowId: window?.id } },
      orderOf('hasty', await shownTo(other)),
    ]
    await host.expectRefusals(hasty, later)
    await fillCart(hasty)
    await host.expectRefusals(hasty, later.slice(2))
  })
})
