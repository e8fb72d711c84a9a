import { randomUUID } from 'node:crypto'
import { either as E, type taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import type { GatewayLedger } from '#adapters/provider/gateway/gateway-ledger.ts'
import { PAYMENT_KEY_MS } from '#adapters/provider/gateway/gateway-keys.ts'
import {
  testAccounts,
  testCards,
  testIdentifications,
  faultyTestCards,
} from '#adapters/provider/gateway/gateway-test-numbers.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import { buildKeyDerivation } from '#test/builders/key-derivation.builder.ts'
import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import { parseAccount, parseRouting } from '#core/bank/bank.ts'
import { parseCardNumber, type CardExpiry, type CardNumber, type Cvv } from '#core/card/card.ts'
import { issuerOf } from '#core/card/issuer.ts'
import type {
  BankEnvelope,
  CardEnvelope,
  ClearAccount,
  ClearCard,
  IdentityEnvelope,
  PaymentKey,
} from '#core/ports/card-encryption.ts'
import type { PaymentToken, PaymentGateway } from '#core/ports/payment-gateway.ts'
import { type ClearIdentification, parseIdentification } from '#core/risk/risk.ts'
import { cents } from '#core/shared/money.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { clearAccount } from '#test/arbitraries/bank.arbitrary.ts'
import { cardNow, clearCard } from '#test/arbitraries/card.arbitrary.ts'
import { clearIdentification } from '#test/arbitraries/risk.arbitrary.ts'
import { forAllAsync, forAllAsyncWith } from '#test/for-all.ts'

const done = async <A>(task: TE.TaskEither<unknown, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result)) throw new TypeError(JSON.stringify(result.left))
  return result.right
}

const failure = (tag: string): unknown => E.left({ _tag: tag })

const cardOf = (number: string, change: Partial<ClearCard> = {}): ClearCard => ({
  number: number as CardNumber,
  cvv: (issuerOf(number) === 'Amex' ? '1234' : '123') as Cvv,
  expirationDate: '2030-01' as CardExpiry,
  ...change,
})

const anAccount: ClearAccount = {
  kind: 'checking',
  routing: accepted(parseRouting('110000000')),
  number: accepted(parseAccount('000123456789')),
}

const aPerson = accepted(parseIdentification('SSN', '219099999'))

const open = (
  ledger: GatewayLedger = createMemoryLedger(),
  id: () => string = randomUUID,
  derivation = buildKeyDerivation(),
) => {
  const clock = { time: cardNow }
  const now = (): typeof cardNow => clock.time
  const encryption = createCardEncryption()
  const gateway = createEmbeddedGateway({
    ledger,
    decryption: createCardDecryption(),
    clock: { now },
    random: { id },
    derivation,
  })
  const seal = (card: ClearCard, key: PaymentKey): Promise<CardEnvelope> =>
    done(encryption.encrypt(card, key))
  const sealNew = async (card: ClearCard, session = 's'): Promise<CardEnvelope> =>
    seal(card, await done(gateway.openKey(session)))
  const store = async (number: string): Promise<PaymentToken> =>
    (await done(gateway.storePayment('s', await sealNew(cardOf(number))))).token
  const newKey = (): Promise<PaymentKey> => done(gateway.openKey('s'))
  const sealAccount = async (account: ClearAccount): Promise<BankEnvelope> =>
    done(encryption.encryptAccount(account, await newKey()))
  const sealNumber = async (person: ClearIdentification): Promise<IdentityEnvelope> =>
    done(encryption.encryptIdentification(person, await newKey()))
  return { clock, ledger, gateway, seal, sealNew, sealAccount, sealNumber, store }
}

const broken = (): Promise<never> => Promise.reject(new Error('the disk is gone'))

/** A ledger that books and then does not answer, as with a lost answer. */
const losingAnswers = (ledger: GatewayLedger): GatewayLedger => ({
  ...ledger,
  book: async (charge) => {
    await ledger.book(charge)
    return broken()
  },
})

describe('createEmbeddedGateway and its master secrets', () => {
  it('store the id of a key, and nothing that opens an envelope (S26)', async () => {
    const stored: unknown[] = []
    const ledger = createMemoryLedger()
    const { gateway } = open({
      ...ledger,
      insertKey: (session, key) => {
        stored.push(session, key)
        return ledger.insertKey(session, key)
      },
    })
    const { cipherKey, integrityKey, keyId, phaseId, expiresAt } = await done(gateway.openKey('s'))
    expect(stored).toEqual(['s', { keyId, phaseId, expiresAt, secretId: 'first' }])
    expect(JSON.stringify(stored)).not.toContain(cipherKey)
    expect(JSON.stringify(stored)).not.toContain(integrityKey)
  })

  it('open what was sealed before the secret changed, as long as the older one is known (S26, S34)', async () => {
    const ledger = createMemoryLedger()
    const before = open(ledger)
    const [kept, lost] = [
      await before.sealNew(cardOf('4111111111111111')),
      await before.sealNew(cardOf('4111111111111111')),
    ]
    const rotated = open(ledger, randomUUID, buildKeyDerivation('second', 'first'))
    expect(await done(rotated.gateway.storePayment('s', kept))).toMatchObject({
      summary: { lastFour: '1111' },
    })
    expect((await done(rotated.gateway.openKey('s'))).cipherKey).toHaveLength(43)
    const without = open(ledger, randomUUID, buildKeyDerivation('second'))
    expect(await without.gateway.storePayment('s', lost)()).toMatchObject({ left: { _tag: 'KeyUnknown' } })
  })
})

describe('createEmbeddedGateway storePayment', () => {
  it('lets one of many concurrent submissions of an envelope through (S26)', async () => {
    const { gateway, sealNew } = open()
    const envelope = await sealNew(cardOf('4111111111111111'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.storePayment('s', envelope)()))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    answers.filter(E.isLeft).forEach((answer) => expect(answer).toEqual(failure('KeyUnknown')))
  })

  it('refuses an envelope that names another key of the session (S26)', async () => {
    const { gateway, sealNew } = open()
    const envelope = await sealNew(cardOf('4111111111111111'))
    const { keyId } = await done(gateway.openKey('s'))
    expect(await gateway.storePayment('s', { ...envelope, keyId })()).toEqual(failure('EnvelopeRejected'))
  })

  it('refuses an encrypted number with a wrong check digit (CRD-02)', async () => {
    const { gateway, sealNew } = open()
    const envelope = await sealNew(cardOf('4111111111111112'))
    expect(await gateway.storePayment('s', envelope)()).toEqual(failure('EnvelopeRejected'))
  })

  it('is unavailable when its ledger is (F12)', async () => {
    const memory = createMemoryLedger()
    const { sealNew } = open(memory)
    const envelope = await sealNew(cardOf('4111111111111111'))
    for (const fault of ['insertKey', 'spendKey', 'insertPayment'] as const) {
      const { gateway } = open({ ...memory, [fault]: broken })
      const answer = fault === 'insertKey' ? gateway.openKey('s') : gateway.storePayment('s', envelope)
      expect(await answer()).toEqual(failure('GatewayUnavailable'))
    }
  })

  it('leaves no number, CVV or ciphertext in the ledger or an answer (S28, I10)', () =>
    forAllAsync(clearCard, fc.boolean(), async (card, forges) => {
      const memory = createMemoryLedger()
      const names = Array.from('abcdefghijkl')
      const { gateway, seal } = open(memory, () => names.shift() ?? '')
      const key = await done(gateway.openKey('s'))
      const envelope = await seal(card, key)
      const answer = await gateway.storePayment('s', forges ? { ...envelope, phaseId: 'x' } : envelope)()
      const token = E.isRight(answer) ? answer.right.token : ('none' as PaymentToken)
      const captured = await gateway.capture('k', token, cents(0))()
      const text = JSON.stringify([answer, captured, await memory.payment(token), await memory.charges()])
      const secrets = [card.number.slice(5, -4), card.cvv, envelope.card.slice(5, -4), envelope.cvv]
      const lastFour = card.number.slice(-4)
      secrets
        .filter((secret) => !lastFour.includes(secret))
        .forEach((secret) => expect(text).not.toContain(secret))
      expect(text.includes(lastFour)).toBe(!forges)
      expect(text).not.toContain(envelope.integrityCheck)
      expect(await memory.spendKey('s', key.keyId)).toBeNull()
    }))
})

describe('createEmbeddedGateway storePayment of an account', () => {
  it('leaves no number or ciphertext in the ledger or an answer (S28, I10)', () =>
    forAllAsync(clearAccount, fc.boolean(), async (account, forges) => {
      const { gateway, ledger, sealAccount } = open(createMemoryLedger(), () => 'abc')
      const envelope = await sealAccount(account)
      const answer = await gateway.storePayment('s', forges ? { ...envelope, phaseId: 'x' } : envelope)()
      const text = JSON.stringify([answer, await ledger.payment('abc' as PaymentToken)])
      const secrets = [account.routing, account.number, envelope.account, envelope.integrityCheck]
      secrets
        .filter((secret) => secret !== account.number.slice(-4))
        .forEach((secret) => expect(text).not.toContain(secret))
    }))

  it.each(testAccounts)('$routing $number is $outcome', async ({ routing, number, outcome }) => {
    const { gateway, sealAccount } = open()
    const account = {
      ...anAccount,
      routing: accepted(parseRouting(routing)),
      number: accepted(parseAccount(number)),
    }
    const { token } = await done(gateway.storePayment('s', await sealAccount(account)))
    expect(await done(gateway.capture('k', token, cents(5_000)))).toBe(outcome)
  })
})

describe('createEmbeddedGateway screenIdentity', () => {
  it('clears an unknown number, and stores no part of it (S28)', () =>
    forAllAsyncWith({ numRuns: 50 }, clearIdentification, async (person) => {
      const { gateway, ledger, sealNumber } = open()
      const written: unknown[] = []
      const watched = open({
        ...ledger,
        insertPayment: async (payment) => void written.push(payment),
        book: async (charge) => {
          written.push(charge)
          return charge
        },
      })
      const envelope = await sealNumber(person)
      expect(await done(watched.gateway.screenIdentity('s', envelope))).toBe('clear')
      expect(written).toEqual([])
      expect(await gateway.screenIdentity('s', envelope)()).toEqual(failure('KeyUnknown'))
    }))

  it('says nothing about an envelope that is forged, late, or of another session or kind (S26, S31)', async () => {
    const { gateway, sealNumber, clock } = open()
    const asked = async (change: Partial<IdentityEnvelope>, session = 's') =>
      gateway.screenIdentity(session, { ...(await sealNumber(aPerson)), ...change })()
    expect(await asked({ type: 'EIN' })).toEqual(failure('EnvelopeRejected'))
    expect(await asked({ number: '000000000' })).toEqual(failure('EnvelopeRejected'))
    expect(await asked({}, 'other')).toEqual(failure('KeyUnknown'))
    const late = await sealNumber(aPerson)
    clock.time = epochMs(cardNow + PAYMENT_KEY_MS)
    expect(await gateway.screenIdentity('s', late)()).toEqual(failure('KeySpent'))
  })

  it('is unavailable when its ledger is (F12)', async () => {
    const memory = createMemoryLedger()
    const envelope = await open(memory).sealNumber(aPerson)
    const { gateway } = open({ ...memory, spendKey: broken })
    expect(await gateway.screenIdentity('s', envelope)()).toEqual(failure('GatewayUnavailable'))
  })

  it.each(testIdentifications)('$type $number is $outcome', async ({ type, number, outcome }) => {
    const { gateway, sealNumber } = open()
    const envelope = await sealNumber(accepted(parseIdentification(type, number)))
    expect(await done(gateway.screenIdentity('s', envelope))).toBe(outcome)
  })
})

describe('testCards', () => {
  it.each(testCards)('$number of $issuer is $outcome', async ({ number, issuer, outcome }) => {
    const { gateway, store, ledger } = open()
    expect(parseCardNumber(number)).toEqual(E.right(number))
    expect(issuerOf(number)).toBe(issuer)
    const token = await store(number)
    expect(await done(gateway.capture('k', token, cents(5_000)))).toBe(outcome)
    expect(await done(gateway.chargeState('k'))).toBe(outcome)
    expect(await ledger.charges()).toEqual([{ key: 'k', token, amount: 5_000, state: outcome }])
  })
})

describe('faultyTestCards', () => {
  it.each(faultyTestCards)('$number of $issuer is $behavior, and no more of it is stored', async (card) => {
    const { gateway, store, ledger } = open()
    expect(parseCardNumber(card.number)).toEqual(E.right(card.number))
    expect(issuerOf(card.number)).toBe(card.issuer)
    const token = await store(card.number)
    expect(await ledger.payment(token)).toMatchObject({ declines: false, behavior: card.behavior })
    const answer = await gateway.capture('k', token, cents(5_000))()
    expect(answer).toEqual(card.behavior === 'twice' ? E.right('captured') : failure('GatewayUnavailable'))
    expect(await ledger.charges()).toHaveLength(card.behavior === 'twice' ? 1 : 0)
  })
})

describe('createEmbeddedGateway capture', () => {
  it('is unavailable for a key of another amount or card, and changes nothing (I2)', async () => {
    const { gateway, store, ledger } = open()
    const [token, other] = [await store('4111111111111111'), await store('5555555555554444')]
    await done(gateway.capture('k', token, cents(5_000)))
    const before = await ledger.charges()
    expect(await gateway.capture('k', token, cents(5_001))()).toEqual(failure('GatewayUnavailable'))
    expect(await gateway.capture('k', other, cents(5_000))()).toEqual(failure('GatewayUnavailable'))
    expect(await ledger.charges()).toEqual(before)
  })

  it('reports the state of a charge whose answer was lost (F12)', async () => {
    const memory = createMemoryLedger()
    const token = await open(memory).store('4111111111111111')
    const { gateway: cut } = open(losingAnswers(memory))
    expect(await cut.capture('k', token, cents(5_000))()).toEqual(failure('GatewayUnavailable'))
    const { gateway } = open(memory)
    expect(await done(gateway.chargeState('k'))).toBe('captured')
    expect(await done(gateway.capture('k', token, cents(5_000)))).toBe('captured')
    expect(await memory.charges()).toHaveLength(1)
  })

  it('is unavailable when its ledger is (F12)', async () => {
    const memory = createMemoryLedger()
    const token = await open(memory).store('4111111111111111')
    const ask: Record<string, (gateway: PaymentGateway) => TE.TaskEither<unknown, unknown>> = {
      payment: (gateway) => gateway.capture('k', token, cents(1)),
      book: (gateway) => gateway.capture('k', token, cents(1)),
      charge: (gateway) => gateway.chargeState('k'),
      voidCharge: (gateway) => gateway.voidCharge('k'),
    }
    for (const [fault, asked] of Object.entries(ask)) {
      const { gateway } = open({ ...memory, [fault]: broken })
      expect(await asked(gateway)()).toEqual(failure('GatewayUnavailable'))
    }
  })
})

describe('createEmbeddedGateway voidCharge', () => {
  it('voids an unknown key, so that a late capture takes no money (I2, F12)', async () => {
    const { gateway, store, ledger } = open()
    const token = await store('4111111111111111')
    expect(await done(gateway.voidCharge('k'))).toBe('voided')
    expect(await done(gateway.capture('k', token, cents(5_000)))).toBe('voided')
    expect((await ledger.charges()).filter((charge) => charge.state === 'captured')).toEqual([])
  })

  it('leaves no captured charge whichever way a capture and a void race (I2, F12)', () =>
    forAllAsync(fc.scheduler(), async (scheduler) => {
      const memory = createMemoryLedger()
      const token = await open(memory).store('4111111111111111')
      const { gateway } = open({
        ...memory,
        payment: scheduler.scheduleFunction(memory.payment),
        book: scheduler.scheduleFunction(memory.book),
        voidCharge: scheduler.scheduleFunction(memory.voidCharge),
      })
      const race = Promise.all([
        done(gateway.capture('k', token, cents(5_000))),
        done(gateway.voidCharge('k')),
      ])
      await scheduler.waitFor(race)
      expect(await done(gateway.chargeState('k'))).toBe('voided')
    }))
})
