import { sql } from 'drizzle-orm'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { openHost } from '#adapters/server/host.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import {
  agreedTo,
  answerOf,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  payWith,
} from '#test/builders/provider.builder.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import { eventually } from '#test/builders/progress.ts'
import { visitorWithJar } from '#test/builders/test-host.builder.ts'

/** A host whose gateway captures nothing until it is released. */
const openHeldHost = async () => {
  const [allowed, asked] = [closedGate(), closedGate()]
  const host = await openHost({
    ...hostParts,
    aroundGateway: (gateway: PaymentGateway) => ({
      ...gateway,
      capture:
        (...args) =>
        async () => {
          asked.open()
          await allowed.opened
          return gateway.capture(...args)()
        },
    }),
  })
  const origin = await host.app.listen({ host: '127.0.0.1', port: 0 })
  return { host, origin, asked: asked.opened, allow: allowed.open }
}

describe(openHost, () => {
  it('closed while an order is paid, answers it as placed, then closes its database (F41, I2)', async () => {
    const { host, asked, allow, origin } = await openHeldHost()
    const visitor = visitorWithJar().at(origin)
    await localizeAt(visitor)
    await fillDetails(visitor)
    await payWith({ encryption: createCardEncryption() }, visitor)
    await holdFirstWindow(visitor)
    const priced = await answerOf(visitor.cartSummary({ returnTaxes: true }))
    const answer = visitor.order({ key: keyNamed('last-order'), ...agreedTo(priced) })()
    await asked
    const closed = host.close()
    await eventually(() => expect(host.app.server.listening).toBe(false))
    const { rows } = (await host.db.execute(sql`select state from order_intents`)) as {
      readonly rows: unknown
    }
    expect(rows).toEqual([{ state: 'pending' }])
    allow()
    expect(await answer).toMatchObject(E.right({ state: 'placed' }))
    await closed
    await expect(host.db.execute(sql`select 1`)).rejects.toThrow()
  })

  it('suggests results of the address service instead of the network', async () => {
    const nothing = TE.left({ _tag: 'LookupUnavailable' } as const)
    const suggestion = {
      streetLine: '1 Calle Sol',
      secondary: '',
      entries: 0,
      city: 'Miami',
      state: 'FL',
      zip: '33130',
    }
    const addressService = {
      streets: () => TE.right([suggestion]),
      units: () => nothing,
      address: () => nothing,
    }
    const host = await openHost({ ...hostParts, addressService })
    const asked = (query: string) => host.app.inject(`/api/misc/address-suggestions?${query}`)
    expect((await asked('text=742')).json()).toEqual({
      suggestions: [
        {
          street_line: '1 Calle Sol',
          secondary: '',
          entries: 0,
          city: 'Miami',
          state: 'FL',
          zipcode: '33130',
          full_address: '1 Calle Sol, Miami, FL 33130',
        },
      ],
    })
    const failed = await asked('text=742&zip=33130')
    expect([failed.statusCode, failed.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
    await host.close()
  })
})
