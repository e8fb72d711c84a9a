import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E, taskEither as TE } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import type { GatewayLedger } from '#adapters/provider/gateway/gateway-ledger.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import { loadGateway } from '#adapters/server/config/gateway-module.ts'
import { openHost } from '#adapters/server/host.ts'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import type { StoreId } from '#adapters/server/store/store-id.ts'
import type { CardExpiry } from '#core/card/card.ts'
import type { ChargeState, GatewayFailure, PaymentGateway } from '#core/ports/payment-gateway.ts'
import type { IdentificationNumber } from '#core/risk/risk.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import {
  accountOf,
  agreedTo,
  answerOf,
  cardOf,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  payWith,
} from '#test/builders/provider.builder.ts'
import { visitorWithJar } from '#test/builders/test-host.builder.ts'
import { buildKeyDerivation } from '#test/builders/key-derivation.builder.ts'
import { brokenGatewayLaws, describeGateway, type GatewayHarness, gatewayLaws } from './gateway.contract.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

const numbers: GatewayHarness['numbers'] = {
  good: cardOf(),
  declined: cardOf('4000000000000002'),
  expired: { ...cardOf(), expirationDate: '2026-10' as CardExpiry },
  account: accountOf(),
  clear: { type: 'SSN', number: '219099999' as IdentificationNumber },
  referred: { type: 'SSN', number: '078051120' as IdentificationNumber },
}

const clockAt = (time: number) => {
  let now = time
  return { clock: { now: () => epochMs(now) }, advance: (ms: number) => void (now += ms) }
}

const embedded = (ledger: GatewayLedger = createMemoryLedger()): GatewayHarness => {
  const { clock, advance } = clockAt(NOON)
  const derivation = buildKeyDerivation()
  const open = () =>
    createEmbeddedGateway({
      ledger,
      decryption: createCardDecryption(),
      clock,
      random: { id: randomUUID },
      derivation,
    })
  const taken = async () =>
    (await ledger.charges()).flatMap(({ state, amount }) => (state === 'captured' ? [amount] : []))
  return { gateway: open(), restarted: () => Promise.resolve(open()), taken, advance, numbers }
}

describeGateway('the embedded gateway in memory', () => Promise.resolve(embedded()))

describe('on PGlite', () => {
  let database: OpenDatabase
  let stores = 0

  beforeAll(async () => {
    database = await openMemoryDatabase()
  })
  afterAll(() => database.close())

  describeGateway('the embedded gateway', async () => {
    stores += 1
    return embedded(createSqlStore(database.db, () => undefined, `m-${stores}` as StoreId).ledger)
  })
})

const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The example of the guide as a file. */
const exampleFile = (): string => {
  const page = readFileSync(new URL('../../../docs/payment-gateway.md', import.meta.url), 'utf8')
  const code = /```js file=gateway\.mjs\n([\s\S]*?)```/.exec(page)?.[1]
  if (code === undefined) throw new Error('the guide has no example')
  const file = join(folder, 'gateway.mjs')
  writeFileSync(file, code)
  return file
}

type Books = {
  readonly charges: Readonly<Record<string, { readonly state: string; readonly amount: number }>>
}

const takenIn = (file: string): readonly number[] => {
  const { charges }: Books = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Books)
    : { charges: {} }
  return Object.values(charges).flatMap(({ state, amount }) => (state === 'captured' ? [amount] : []))
}

const example = async (): Promise<GatewayHarness> => {
  const books = join(folder, `${randomUUID()}.json`)
  const { clock, advance } = clockAt(NOON)
  const open = async (): Promise<PaymentGateway> => {
    process.env['GATEWAY_BOOKS'] = books
    const parts = { clock, decryption: createCardDecryption(), note: () => undefined }
    const loaded = await loadGateway(exampleFile(), parts)
    if (loaded._tag === 'BadGateway') throw new Error(loaded.message)
    return loaded.gateway
  }
  return {
    gateway: await open(),
    restarted: open,
    taken: () => Promise.resolve(takenIn(books)),
    advance,
    numbers,
  }
}

describeGateway('the example of the guide', example)

describe('the contract of gateways', () => {
  type Wrong = readonly [name: string, law: RegExp, wrong: (right: GatewayHarness) => GatewayHarness]

  const around =
    (change: (gateway: PaymentGateway) => Partial<PaymentGateway>) =>
    (right: GatewayHarness): GatewayHarness => ({
      ...right,
      gateway: { ...right.gateway, ...change(right.gateway) },
    })

  const charges = { count: 0 }
  const wrongGateways: readonly Wrong[] = [
    [
      'charges again for the same key',
      /charges once for one key/,
      around(({ capture }) => ({
        capture: (key, token, amount) => capture(`${key}-${(charges.count += 1)}`, token, amount),
      })),
    ],
    [
      'forgets its charges when it starts again',
      /remembers tokens and charges/,
      (right) => ({ ...right, restarted: () => Promise.resolve(embedded().gateway) }),
    ],
    [
      'captures after a void',
      /captures nothing after a void/,
      around(({ voidCharge, capture }) => {
        const voided = new Set<string>()
        return {
          voidCharge: (key) => async () => {
            voided.add(key)
            return voidCharge(key)()
          },
          capture: (key, token, amount) => capture(voided.has(key) ? `again-${key}` : key, token, amount),
        }
      }),
    ],
    [
      'says voided and preserves the money',
      /gives a voided charge back/,
      around(() => ({ voidCharge: () => TE.right('voided') })),
    ],
    [
      'takes a declined card',
      /declines as an answer/,
      around(({ capture }) => ({
        capture: (...asked) => TE.map(() => 'captured' as const)(capture(...asked)),
      })),
    ],
    [
      'answers captured for a charge it has never seen',
      /state of a charge/,
      around(() => ({ chargeState: () => TE.right('captured') })),
    ],
    [
      'lends a key to every session',
      /takes a key once/,
      around(({ openKey, storePayment }) => ({
        openKey: () => openKey('anybody'),
        storePayment: (_session, envelope) => storePayment('anybody', envelope),
      })),
    ],
    [
      'opens the same key for everybody',
      /fresh key each time/,
      around(({ openKey }) => {
        let first: ReturnType<ReturnType<typeof openKey>> | undefined
        return { openKey: (session) => () => (first ??= openKey(session)()) }
      }),
    ],
    ['never lets a key expire', /takes a key once/, (right) => ({ ...right, advance: () => undefined })],
    [
      'returns more of a card than its last four digits',
      /last four digits/,
      around(({ storePayment }) => ({
        storePayment: (...asked) =>
          TE.map((stored: { readonly token: never; readonly summary: object }) => ({
            ...stored,
            summary: { ...stored.summary, first: '411111' } as never,
          }))(storePayment(...asked) as never),
      })),
    ],
    [
      'takes any token',
      /a token it never gave/,
      around(({ capture }) => ({
        capture: (...asked) =>
          TE.orElse(() => TE.right<GatewayFailure, ChargeState>('captured'))(capture(...asked)),
      })),
    ],
    [
      'finds everybody clear',
      /word on an identification/,
      around(({ screenIdentity }) => ({
        screenIdentity: (...asked) => TE.map(() => 'clear' as const)(screenIdentity(...asked)),
      })),
    ],
    [
      'answers for another amount than requested',
      /charged otherwise/,
      around(({ capture, chargeState }) => ({
        capture: (key, ...asked) => TE.orElse(() => chargeState(key))(capture(key, ...asked)),
      })),
    ],
  ]

  it.each(wrongGateways)('detects a gateway that %s', async (_name, law, wrong) => {
    const broken = await brokenGatewayLaws(() => Promise.resolve(wrong(embedded())))
    expect(broken.filter((name) => law.test(name))).toHaveLength(1)
  })

  it('reports no fault of a correct gateway', async () => {
    expect(await brokenGatewayLaws(() => Promise.resolve(embedded()))).toEqual([])
    expect(new Set(gatewayLaws.map(({ name }) => name)).size).toBe(gatewayLaws.length)
  })
})

describe(loadGateway, () => {
  const parts = { clock: clockAt(NOON).clock, decryption: createCardDecryption(), note: () => undefined }

  it.each([
    ['/nowhere/gateway.mjs', null, /^PAYMENT_GATEWAY: cannot load "\/nowhere\/gateway\.mjs" \(/],
    ['a-package-nobody-has', null, /^PAYMENT_GATEWAY: cannot load "a-package-nobody-has" \(/],
    ['other.mjs', 'export const other = 1', /exports no function createPaymentGateway/],
    [
      'broken.mjs',
      `export const createPaymentGateway = () => { throw new Error('no acquirer\\nat home') }`,
      /createPaymentGateway of ".*broken\.mjs" failed \(no acquirer\)/,
    ],
    [
      'half.mjs',
      'export const createPaymentGateway = () => ({ openKey: () => {}, storePayment: () => {}, capture: () => {} })',
      /lacks screenIdentity, chargeState, voidCharge/,
    ],
  ])('names the fault of %s in one line', async (name, code, message) => {
    const file = code === null ? name : join(folder, name)
    if (code !== null) writeFileSync(file, code)
    const loaded = await loadGateway(file, parts)
    if (loaded._tag === 'Gateway') throw new Error('loaded')
    expect(loaded.message).toMatch(message)
    expect(loaded.message).not.toContain('\n')
    expect(loaded.message).toContain('docs/payment-gateway.md')
  })

  it('loads a gateway that a host sells with', async () => {
    const books = join(folder, 'sale.json')
    process.env['GATEWAY_BOOKS'] = books
    const { clock } = hostParts
    const loaded = await loadGateway(exampleFile(), { ...parts, clock })
    if (loaded._tag === 'BadGateway') throw new Error(loaded.message)
    const host = await openHost({ ...hostParts, gateway: loaded.gateway })
    const visitor = visitorWithJar().at(await host.app.listen({ host: '127.0.0.1', port: 0 }))
    await localizeAt(visitor)
    await fillDetails(visitor)
    await payWith({ encryption: createCardEncryption() }, visitor)
    await holdFirstWindow(visitor)
    const priced = await answerOf(visitor.cartSummary({ returnTaxes: true }))
    const ordered = await visitor.order({ key: keyNamed('one'), ...agreedTo(priced) })()
    expect(ordered).toMatchObject(E.right({ state: 'placed' }))
    expect(takenIn(books)).toEqual([priced.quote.dueToday])
    await host.close()
  })
})
