import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { SESSION_HEADER } from '#adapters/contract/record.ts'
import type { CardNumber, Cvv } from '#core/card/card.ts'
import type { IdentificationNumber } from '#core/risk/risk.ts'
import {
  agreedTo,
  answerOf,
  cardOf,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  maria,
} from '#test/builders/provider.builder.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { sessionCookieIn } from '#test/builders/session-cookie.ts'
import { TRADE_IN_IMEI, tradeInPhone } from '#test/builders/mobile.builder.ts'
import { solvingClient } from '#test/builders/solving-client.builder.ts'

const CARD = { number: '371449635398431' as CardNumber, cvv: '7391' as Cvv }
const SSN = '529871634' as IdentificationNumber
/** A card sent in clear, as by a manipulated page. */
const CLEAR_CARD = '5425233430109903'

/** Every byte of every file below a folder, as text in which each byte is a character. */
const bytesOf = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  return texts.join('\n')
}

const trace = { wire: '', log: '', disk: '', sessionId: '', secret: '', card: '', identification: '' }

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'canary-'))
  const host = await startTestHost({ dataDir }, { isLogShown: false })
  let cookie = ''
  const visitor = solvingClient({
    baseUrl: `${host.origin}/api/`,
    retryDelay: () => 0,
    fetch: async (request) => {
      if (cookie !== '') request.headers.set('cookie', cookie)
      trace.sessionId = request.headers.get(SESSION_HEADER) ?? trace.sessionId
      trace.wire += `${request.method} ${request.url}\n${await request.clone().text()}\n`
      const response = await fetch(request)
      cookie = sessionCookieIn(response) ?? cookie
      trace.wire += `${response.status}\n${await response.clone().text()}\n`
      return response
    },
  })
  const { encrypt, encryptIdentification } = createCardEncryption()
  await localizeAt(visitor)
  await fillDetails(visitor)
  const answers = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }
  await answerOf(visitor.tradeInOffer({ modelId: tradeInPhone.id, imei: TRADE_IN_IMEI, answers }))
  const identity = { type: 'SSN' as const, number: SSN }
  const identification = await answerOf(
    encryptIdentification(identity, await answerOf(visitor.paymentSession())),
  )
  await answerOf(visitor.assessRisk({ addressOneYear: true, identification }))
  const card = await answerOf(encrypt({ ...cardOf(), ...CARD }, await answerOf(visitor.paymentSession())))
  const payment = { kind: 'card', nameOnCard: 'María Ñúñez', zipCode: '33130', card } as const
  const sendClear = await fetch(`${host.origin}/api/attos/payment-validate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      encrypted: 'true',
      cookie,
      [SESSION_HEADER]: trace.sessionId,
    },
    body: JSON.stringify({ ...payment, card: { cardNumber: CLEAR_CARD, cvv: '739' } }),
  })
  expect(sendClear.status).toBe(400)
  await answerOf(visitor.validatePayment(payment))
  await holdFirstWindow(visitor)
  const priced = await answerOf(visitor.cartSummary({ returnTaxes: true }))
  const order = { key: keyNamed('canary'), ...agreedTo(priced) }
  expect((await answerOf(visitor.order(order))).state).toBe('placed')
  await host.tell('runJobs')
  await host.stop()
  Object.assign(trace, {
    log: host.log(),
    disk: await bytesOf(dataDir),
    secret: cookie.slice(cookie.indexOf('=') + 1),
    card: card.card,
    identification: identification.number,
  })
  await rm(dataDir, { recursive: true })
})

afterAll(() => {
  Object.assign(trace, { wire: '', disk: '' })
})

describe('a complete purchase leaves no trace (S28, I10)', () => {
  it('of a card or an identification in the traffic', () => {
    expect(trace.wire).toContain(maria.emailAddress)
    for (const planted of [CARD.number, SSN]) expect(trace.wire).not.toContain(planted)
  })

  it('of either, encrypted or clear, on the disk', () => {
    expect(trace.disk).toContain(maria.emailAddress)
    for (const planted of [CARD.number, CLEAR_CARD, SSN, trace.card, trace.identification])
      expect(trace.disk.includes(planted)).toBe(false)
    expect(/"?cvv"?\s*:/i.test(trace.disk)).toBe(false)
  })

  it('of the session secret on the disk (S10)', () => {
    expect(trace.secret.length).toBeGreaterThan(21)
    for (const live of [trace.secret, trace.sessionId]) expect(trace.disk.includes(live)).toBe(false)
  })

  it('of a person, a card or a session in the log (S29)', () => {
    for (const planted of [
      CARD.number,
      CLEAR_CARD,
      SSN,
      TRADE_IN_IMEI,
      trace.card,
      trace.secret,
      trace.sessionId,
      maria.emailAddress,
      maria.phoneNumber,
      'Ñúñez',
    ])
      expect(trace.log).not.toContain(planted)
  })
})
