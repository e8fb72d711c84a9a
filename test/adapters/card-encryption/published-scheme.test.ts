import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { ENVELOPE_VECTORS as published, PUBLISHED_SCHEME } from '#adapters/contract/envelope.description.ts'
import type { OpenApi } from '#adapters/contract/openapi.document.ts'
import { OPEN_API } from '#adapters/server/http/api-docs.ts'
import type { PaymentKey } from '#core/ports/card-encryption.ts'
import type { AttackedHost, Visitor } from '#test/builders/attacked-host.builder.ts'
import {
  accountOf,
  fillCart,
  openAttackedHost,
  paymentOf,
  riskOf,
} from '#test/builders/attacked-host.builder.ts'
import { answerOf } from '#test/builders/provider.builder.ts'
import type { Key } from './published-scheme.ts'
import {
  accountEnvelope,
  cardEnvelope,
  cmac,
  ff1,
  identificationEnvelope,
  messageOf,
} from './published-scheme.ts'

const { key, vectors } = published
const encryption = createCardEncryption()

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Both ways of making the envelope of a vector: the store's own, and the one written from the text. */
const bothWays = {
  card: (clear: never) => [encryption.encrypt(clear, key as unknown as PaymentKey), cardEnvelope(key, clear)],
  account: (clear: never) => [
    encryption.encryptAccount(clear, key as unknown as PaymentKey),
    accountEnvelope(key, clear),
  ],
  identification: (clear: never) => [
    encryption.encryptIdentification(clear, key as unknown as PaymentKey),
    identificationEnvelope(key, clear),
  ],
} as const

describe('FF1 and CMAC as the test writes them', () => {
  it('agree with the samples of NIST SP 800-38G (FF1-AES256, samples 7 and 8) and SP 800-38B', () => {
    const sample = Buffer.from('2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F7F036D6F04FC6A94', 'hex')
    expect(ff1(sample, Buffer.alloc(0), '0123456789')).toBe('6657667009')
    expect(ff1(sample, Buffer.from('39383736353433323130', 'hex'), '0123456789')).toBe('1001623463')
    const mac = Buffer.from('603DEB1015CA71BE2B73AEF0857D77811F352C073B6108D72D9810A30914DFF4', 'hex')
    expect(cmac(mac, Buffer.alloc(0)).toString('hex')).toBe('028962f61b7bf89efc6b551f4667d983')
    expect(cmac(mac, Buffer.from('6bc1bee22e409f96e93d7e117393172a', 'hex')).toString('hex')).toBe(
      '28a7023f452e8f82bd4bf28d8c37c35c',
    )
  })
})

describe('the published test vectors', () => {
  it.each(vectors)(
    '$envelope $clear.number are equal from the store and the published text (S26)',
    async (one) => {
      const cipherKey = bytes(key.cipherKey)
      expect(ff1(cipherKey, Buffer.from(one.tweak), one.input)).toBe(one.output)
      const message = Buffer.from(one.message, 'hex')
      expect(cmac(bytes(key.integrityKey), message).toString('base64url')).toBe(one.result.integrityCheck)
      const [own, independent] = bothWays[one.envelope as keyof typeof bothWays](one.clear as never)
      expect(independent).toEqual(one.result)
      expect(await answerOf(own as never)).toEqual(one.result)
    },
  )

  it('cover every kind of envelope', () => {
    expect([...new Set(vectors.map(({ envelope }) => envelope))]).toEqual(Object.keys(bothWays))
    expect(messageOf(['a', 'ñ']).toString('hex')).toBe('000000016100000002c3b1')
  })
})

describe('an envelope built from the published text', () => {
  let host: AttackedHost
  let visitor: Visitor

  beforeAll(async () => {
    host = await openAttackedHost()
    visitor = await host.openVisitor()
    await fillCart(visitor)
  })
  afterAll(() => host.close())

  const freshKey = async (): Promise<Key> =>
    (await visitor.send({ url: 'payment-session' })).body as unknown as Key

  it('is accepted by a server: card, account and identification (S25, S26)', async () => {
    const card = { number: '4111111111111111', cvv: '123', expirationDate: '2031-04' }
    expect(await visitor.send(paymentOf(cardEnvelope(await freshKey(), card)))).toEqual({
      status: 200,
      body: { payment: { kind: 'card', issuer: 'Visa', lastFour: '1111' } },
    })
    const account = { kind: 'savings', routing: '122105155', number: '00073737373' }
    expect(await visitor.send(accountOf(accountEnvelope(await freshKey(), account)))).toEqual({
      status: 200,
      body: { payment: { kind: 'bank', accountKind: 'savings', lastFour: '7373' } },
    })
    const person = { type: 'SSN', number: '219099999' }
    const screened = await visitor.send(riskOf(identificationEnvelope(await freshKey(), person)))
    expect([screened.status, screened.body['decision']]).toEqual([200, 'cleared'])
  })

  it('is refused with one field of its check in another place', async () => {
    const fresh = await freshKey()
    const card = { number: '4111111111111111', cvv: '123', expirationDate: '2031-04' }
    const turned = { ...fresh, keyId: fresh.phaseId, phaseId: fresh.keyId }
    const { keyId, phaseId } = fresh
    const answer = await visitor.send(paymentOf({ ...cardEnvelope(turned, card), keyId, phaseId }))
    expect([answer.status, answer.body['code']]).toEqual([422, 'PAYMENT_REJECTED'])
  })

  it('has its text and its vectors at the calls that take it, and in the documents', async () => {
    const { paths } = (await host.get(OPEN_API)).json<OpenApi>()
    for (const path of ['/attos/payment-session', '/attos/payment-validate', '/attos/assessRisk']) {
      expect(paths[path]?.['post']?.description).toContain(PUBLISHED_SCHEME)
      expect(paths[path]?.['post']?.['x-test-vectors']).toEqual(published)
    }
    const page = readFileSync(new URL('../../../docs/payment-encryption.md', import.meta.url), 'utf8')
    expect(page).toContain(PUBLISHED_SCHEME)
    for (const { result } of vectors) expect(page).toContain(result.integrityCheck)
  })
})
