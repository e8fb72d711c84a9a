import { sql } from 'drizzle-orm'
import { either as E } from 'fp-ts'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { paymentKey } from '#adapters/contract/entities/payment.ts'
import { openHost } from '#adapters/server/host.ts'
import type { AccountNumber, RoutingNumber } from '#core/bank/bank.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import type { ClearAccount, PaymentKey } from '#core/ports/card-encryption.ts'
import type { ClearIdentification, IdentificationNumber } from '#core/risk/risk.ts'
import { hostParts } from './host.builder.ts'
import { addressWithOutcome, answerOf, GIG, maria } from './provider.builder.ts'

export type Json = Readonly<Record<string, unknown>>
export type Call = Pick<InjectOptions, 'method'> & {
  readonly url: string
  readonly body?: unknown
  readonly headers?: Json
}

export const CARD = {
  number: '4111111111111111' as CardNumber,
  cvv: '737' as Cvv,
  expirationDate: '2031-04' as CardExpiry,
}

export const ACCOUNT: ClearAccount = {
  kind: 'checking',
  routing: '122105155' as RoutingNumber,
  number: '00073737373' as AccountNumber,
}
export const PERSON: ClearIdentification = { type: 'SSN', number: '737377373' as IdentificationNumber }

const TABLES = [
  'carts',
  'reservations',
  'order_intents',
  'orders',
  'idempotency_keys',
  'payment_keys',
  'ledger_payments',
  'ledger_charges',
] as const

/** A host over a small network and a database in memory, with attacks from outside. */
export const openAttackedHost = async () => {
  const host = await openHost({ ...hostParts, limitFactor: { session: 1_000, client: 1_000 } })

  /** A new browser with raw answers. */
  const openVisitor = async () => {
    const { street, unit, zip } = addressWithOutcome('serviceable')
    const opened = await host.app.inject({
      method: 'POST',
      url: '/api/attos/address',
      payload: { streetAddress: street, aptUnit: unit, zipCode: zip, channel: 'dotcom' },
    })
    const session = {
      'attos-session-id': opened.json<{ readonly sessionId: string }>().sessionId,
      cookie: String(opened.headers['set-cookie']).split(';', 1)[0],
    }
    const send = async ({ method = 'POST', url, body, headers }: Call) => {
      const json = body === undefined ? {} : { 'content-type': 'application/json' }
      const payload =
        body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }
      const sent = { ...session, ...json, ...(headers as Record<string, string>) }
      const answer = await host.app.inject({
        method,
        url: `/api/attos/${url}`,
        headers: sent,
        ...payload,
      })
      return { status: answer.statusCode, body: answer.json<Json>() }
    }
    return { session, send }
  }

  /** All stored rows except the expiry of sessions, which any use extends. */
  const stored = async (): Promise<string> => {
    const rows = async (from: string): Promise<unknown> =>
      host.db.execute(sql.raw(`select to_jsonb(found) - 'expires_at' as row from ${from} found order by 1`))
    const booked = await rows('(select id, booked from installation_windows where booked > 0)')
    return JSON.stringify([booked, await rows('sessions'), ...(await Promise.all(TABLES.map(rows)))])
  }

  /** Each call gets a 4xx in the one shape of errors, and nothing is stored of any. */
  const expectRefusals = async (
    { send }: Pick<Awaited<ReturnType<typeof openVisitor>>, 'send'>,
    calls: readonly Call[],
  ): Promise<void> => {
    const before = await stored()
    for (const call of calls) {
      const { status, body } = await send(call)
      expect([call, status >= 400 && status < 500]).toEqual([call, true])
      expect(Object.keys(body).filter((key) => key !== 'quote' && key !== 'seal')).toEqual([
        'code',
        'requestId',
      ])
    }
    expect(await stored()).toBe(before)
  }

  const get = (url: string) => host.app.inject({ method: 'GET', url })

  return { openVisitor, expectRefusals, get, close: () => host.close() }
}

export type AttackedHost = Awaited<ReturnType<typeof openAttackedHost>>
export type Visitor = Awaited<ReturnType<AttackedHost['openVisitor']>>

const encryption = createCardEncryption()

const keyFor = async ({ send }: Visitor): Promise<PaymentKey> => {
  const key = paymentKey.codec.decode((await send({ url: 'payment-session' })).body)
  if (E.isLeft(key)) throw new Error('no payment key')
  return key.right
}

export const envelopeFor = async (visitor: Visitor) =>
  answerOf(encryption.encrypt(CARD, await keyFor(visitor)))

export const paymentOf = (card: object): Call => ({
  url: 'payment-validate',
  headers: { encrypted: 'true' },
  body: { kind: 'card', nameOnCard: 'María Ñúñez', zipCode: '33130', card },
})

export const accountOf = (bank: object): Call => ({
  url: 'payment-validate',
  headers: { encrypted: 'true' },
  body: { kind: 'bank', nameOnAccount: 'María Ñúñez', bank },
})

export const riskOf = (identification: object | null): Call => ({
  url: 'assessRisk',
  headers: { encrypted: 'true' },
  body: { addressOneYear: true, identification },
})

const versionsIn = (body: Json) =>
  (body['agreements'] as readonly { id: string; version: string }[]).map(({ id, version }) => ({
    id,
    version,
  }))

export const fillCart = async ({ send }: Visitor): Promise<void> => {
  const { cart } = (await send({ url: 'offer', body: { offerId: GIG } })).body as { cart: { id: string } }
  await send({ url: 'addCustomer', body: maria })
  await send(riskOf(null))
  await send({ url: 'install-option', body: { kind: 'professional' } })
  const agreed = await send({ method: 'GET', url: `getAgreements/${cart.id}` })
  await send({ url: 'agreements', body: { agreements: versionsIn(agreed.body) } })
}

type Window = { readonly id: string; readonly placesLeft: number }

/** The windows with a place. */
export const windowsOf = async ({ send }: Visitor): Promise<readonly Window[]> => {
  const { body } = await send({ method: 'GET', url: 'installation-schedule' })
  return (body['windows'] as readonly Window[]).filter(({ placesLeft }) => placesLeft > 0)
}

export type Shown = {
  readonly totals: { readonly monthly: number; readonly dueToday: number }
  readonly seal: string
}

export const shownTo = async ({ send }: Visitor): Promise<Shown> => {
  const { quote, seal } = (await send({ method: 'GET', url: 'cart-summary?returnTaxes=true' })).body as {
    quote: { monthly: { total: number }; dueToday: number }
    seal: string
  }
  return { totals: { monthly: quote.monthly.total, dueToday: quote.dueToday }, seal }
}

export const orderOf = (
  key: string,
  { totals, seal }: { readonly totals: unknown; readonly seal: unknown },
): Call => ({
  url: 'order',
  headers: { 'idempotency-key': key },
  body: { expected: totals, seal },
})
