import { either as E, type taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import type { ClearAccount, ClearCard, PaymentKey } from '#core/ports/card-encryption.ts'
import type { PaymentGateway, PaymentToken } from '#core/ports/payment-gateway.ts'
import type { ClearIdentification } from '#core/risk/risk.ts'
import { cents } from '#core/shared/money.ts'

/** A gateway under test, with an empty ledger. */
export type GatewayHarness = {
  readonly gateway: PaymentGateway
  /** The same gateway over the same ledger after a restart. */
  readonly restarted: () => Promise<PaymentGateway>
  /** The captured charges that were not voided, each in cents, by the ledger or the bank. */
  readonly taken: () => Promise<readonly number[]>
  /** Advances the clock of the gateway, in ms. */
  readonly advance: (ms: number) => void
  /** A valid card and account, a declined card, and one that expired last month. */
  readonly numbers: {
    readonly good: ClearCard
    readonly declined: ClearCard
    readonly expired: ClearCard
    readonly account: ClearAccount
    readonly clear: ClearIdentification
    readonly referred: ClearIdentification
  }
}

/** One law of every gateway. Throws if it is broken. */
export type GatewayLaw = {
  readonly name: string
  readonly check: (harness: GatewayHarness) => Promise<void>
}

const KEY_MS = 600_000
const AMOUNT = cents(13_890)
const SESSION = 'session-1'
const encryption = createCardEncryption()

const answerOf = async <A>(ask: TE.TaskEither<unknown, A>): Promise<A> => {
  const answer = await ask()
  if (E.isLeft(answer)) throw new Error(`failed: ${JSON.stringify(answer.left)}`)
  return answer.right
}

const failureOf = async (ask: TE.TaskEither<{ readonly _tag: string }, unknown>): Promise<string> => {
  const answer = await ask()
  return E.isLeft(answer) ? answer.left._tag : `answered ${JSON.stringify(answer.right)}`
}

const sealed = async (gateway: PaymentGateway, card: ClearCard, session = SESSION) =>
  answerOf(encryption.encrypt(card, await answerOf(gateway.openKey(session))))

const stored = async (gateway: PaymentGateway, card: ClearCard): Promise<PaymentToken> =>
  (await answerOf(gateway.storePayment(SESSION, await sealed(gateway, card)))).token

const UNUSABLE = /^(?:KeyUnknown|KeySpent)$/

const keyLaws: readonly GatewayLaw[] = [
  {
    name: 'opens a fresh key each time, of two different secrets, good for ten minutes',
    check: async ({ gateway }) => {
      const [one, other] = [
        await answerOf(gateway.openKey(SESSION)),
        await answerOf(gateway.openKey(SESSION)),
      ]
      const secrets = [one, other].flatMap(({ cipherKey, integrityKey }) => [cipherKey, integrityKey])
      expect(new Set(secrets).size).toBe(4)
      expect(one.keyId).not.toBe(other.keyId)
      for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    },
  },
  {
    name: 'takes a key once, from the session it was opened for, and not after ten minutes',
    check: async ({ gateway, numbers, advance }) => {
      const envelope = await sealed(gateway, numbers.good)
      await answerOf(gateway.storePayment(SESSION, envelope))
      expect(await failureOf(gateway.storePayment(SESSION, envelope))).toMatch(UNUSABLE)
      const foreign = await sealed(gateway, numbers.good)
      expect(await failureOf(gateway.storePayment('session-2', foreign))).toMatch(UNUSABLE)
      const old = await sealed(gateway, numbers.good)
      advance(KEY_MS)
      expect(await failureOf(gateway.storePayment(SESSION, old))).toMatch(UNUSABLE)
    },
  },
  {
    name: 'refuses an envelope that was changed on its way, which costs the key',
    check: async ({ gateway, numbers }) => {
      const envelope = await sealed(gateway, numbers.good)
      const changed = { ...envelope, expirationDate: '2039-12' }
      expect(await failureOf(gateway.storePayment(SESSION, changed))).toBe('EnvelopeRejected')
      expect(await failureOf(gateway.storePayment(SESSION, envelope))).toMatch(UNUSABLE)
    },
  },
]

const intakeLaws: readonly GatewayLaw[] = [
  {
    name: 'returns only kind and last four digits of a card or an account',
    check: async ({ gateway, numbers: { good, account } }) => {
      const card = await answerOf(gateway.storePayment(SESSION, await sealed(gateway, good)))
      expect(card.summary).toMatchObject({ kind: 'card', lastFour: good.number.slice(-4) })
      const key = await answerOf(gateway.openKey(SESSION))
      const envelope = await answerOf(encryption.encryptAccount(account, key))
      const bank = await answerOf(gateway.storePayment(SESSION, envelope))
      const lastFour = account.number.slice(-4)
      expect(bank.summary).toEqual({ kind: 'bank', accountKind: account.kind, lastFour })
      const told = JSON.stringify([card, bank])
      for (const number of [good.number, account.number, account.routing]) expect(told).not.toContain(number)
      expect(Object.keys(card.summary).toSorted()).toEqual(['issuer', 'kind', 'lastFour'])
    },
  },
  {
    name: 'declines a card after its month, in every time zone',
    check: async ({ gateway, numbers }) => {
      const envelope = await sealed(gateway, numbers.expired)
      expect(await failureOf(gateway.storePayment(SESSION, envelope))).toBe('PaymentDeclined')
    },
  },
  {
    name: 'has a word on an identification, and takes its key once',
    check: async ({ gateway, numbers }) => {
      const sealedPerson = async (person: ClearIdentification) => {
        const key: PaymentKey = await answerOf(gateway.openKey(SESSION))
        return answerOf(encryption.encryptIdentification(person, key))
      }
      const clear = await sealedPerson(numbers.clear)
      expect(await answerOf(gateway.screenIdentity(SESSION, clear))).toBe('clear')
      expect(await failureOf(gateway.screenIdentity(SESSION, clear))).toMatch(UNUSABLE)
      const referred = await sealedPerson(numbers.referred)
      expect(await answerOf(gateway.screenIdentity(SESSION, referred))).toBe('referred')
    },
  },
]

const chargeLaws: readonly GatewayLaw[] = [
  {
    name: 'charges once for one key, however often and concurrently it is called',
    check: async ({ gateway, numbers, taken }) => {
      const token = await stored(gateway, numbers.good)
      const asked = () => answerOf(gateway.capture('intent-1', token, AMOUNT))
      expect(await Promise.all([asked(), asked(), asked()])).toEqual(['captured', 'captured', 'captured'])
      expect(await asked()).toBe('captured')
      expect(await taken()).toEqual([AMOUNT])
      expect(await answerOf(gateway.capture('intent-2', token, AMOUNT))).toBe('captured')
      expect(await taken()).toEqual([AMOUNT, AMOUNT])
    },
  },
  {
    name: 'has no answer for a key that was charged otherwise, and takes nothing more',
    check: async ({ gateway, numbers, taken }) => {
      const token = await stored(gateway, numbers.good)
      await answerOf(gateway.capture('intent-1', token, AMOUNT))
      expect(await failureOf(gateway.capture('intent-1', token, cents(1)))).toBe('GatewayUnavailable')
      const other = await stored(gateway, numbers.good)
      expect(await failureOf(gateway.capture('intent-1', other, AMOUNT))).toBe('GatewayUnavailable')
      expect(await taken()).toEqual([AMOUNT])
    },
  },
  {
    name: 'returns the state of a charge, and unknown for an unseen key',
    check: async ({ gateway, numbers }) => {
      expect(await answerOf(gateway.chargeState('intent-1'))).toBe('unknown')
      await answerOf(gateway.capture('intent-1', await stored(gateway, numbers.good), AMOUNT))
      expect(await answerOf(gateway.chargeState('intent-1'))).toBe('captured')
      await answerOf(gateway.capture('intent-2', await stored(gateway, numbers.declined), AMOUNT))
      expect(await answerOf(gateway.chargeState('intent-2'))).toBe('declined')
    },
  },
  {
    name: 'declines as an answer, takes nothing, and stays with it',
    check: async ({ gateway, numbers, taken }) => {
      const token = await stored(gateway, numbers.declined)
      for (const key of ['intent-1', 'intent-1'])
        expect(await answerOf(gateway.capture(key, token, AMOUNT))).toBe('declined')
      expect(await answerOf(gateway.voidCharge('intent-1'))).toBe('declined')
      expect(await taken()).toEqual([])
    },
  },
  {
    name: 'refuses a token it never gave and an amount below zero, and takes nothing',
    check: async ({ gateway, numbers, taken }) => {
      const unknown = 'nobody' as PaymentToken
      expect(await failureOf(gateway.capture('intent-1', unknown, AMOUNT))).toBe('PaymentDeclined')
      const token = await stored(gateway, numbers.good)
      expect(await failureOf(gateway.capture('intent-2', token, cents(-1)))).toBe('PaymentDeclined')
      expect(await answerOf(gateway.chargeState('intent-2'))).toBe('unknown')
      expect(await taken()).toEqual([])
    },
  },
  {
    name: 'gives a voided charge back once and for all, and captures nothing after a void',
    check: async ({ gateway, numbers, taken }) => {
      const token = await stored(gateway, numbers.good)
      await answerOf(gateway.capture('intent-1', token, AMOUNT))
      for (const key of ['intent-1', 'intent-1'])
        expect(await answerOf(gateway.voidCharge(key))).toBe('voided')
      expect(await answerOf(gateway.capture('intent-1', token, AMOUNT))).toBe('voided')
      expect(await answerOf(gateway.voidCharge('intent-2'))).toBe('voided')
      expect(await answerOf(gateway.capture('intent-2', token, AMOUNT))).toBe('voided')
      expect(await taken()).toEqual([])
    },
  },
  {
    name: 'remembers tokens and charges after it has started again',
    check: async ({ gateway, restarted, numbers, taken }) => {
      const token = await stored(gateway, numbers.good)
      await answerOf(gateway.capture('intent-1', token, AMOUNT))
      await answerOf(gateway.voidCharge('intent-2'))
      const again = await restarted()
      expect(await answerOf(again.chargeState('intent-1'))).toBe('captured')
      expect(await answerOf(again.capture('intent-1', token, AMOUNT))).toBe('captured')
      expect(await answerOf(again.capture('intent-2', token, AMOUNT))).toBe('voided')
      expect(await answerOf(again.capture('intent-3', token, AMOUNT))).toBe('captured')
      expect(await taken()).toEqual([AMOUNT, AMOUNT])
    },
  },
]

/** Everything that the store requires of a payment gateway. */
export const gatewayLaws: readonly GatewayLaw[] = [...keyLaws, ...intakeLaws, ...chargeLaws]

/** The laws that a gateway breaks, by name; each runs on a new ledger. */
export const brokenGatewayLaws = async (open: () => Promise<GatewayHarness>): Promise<readonly string[]> => {
  const broken: string[] = []
  for (const { name, check } of gatewayLaws)
    await open()
      .then(check)
      .catch(() => void broken.push(name))
  return broken
}

/** The contract of gateways as a suite: one test for each law. */
export const describeGateway = (name: string, open: () => Promise<GatewayHarness>): void => {
  describe(`${name}: a payment gateway`, () => {
    it.each(gatewayLaws)('$name', async ({ check }) => check(await open()))
  })
}
