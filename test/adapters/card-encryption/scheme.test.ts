import { FF1 } from '@noble/ciphers/ff1.js'
import { either as E, type taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankScheme } from '#adapters/card-encryption/bank-scheme.ts'
import { cardScheme } from '#adapters/card-encryption/card-scheme.ts'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { identityScheme } from '#adapters/card-encryption/identity-scheme.ts'
import { checked } from '#adapters/card-encryption/scheme.ts'
import type { AccountNumber, RoutingNumber } from '#core/bank/bank.ts'
import type { BankEnvelope, ClearAccount, IdentityEnvelope, PaymentKey } from '#core/ports/card-encryption.ts'
import type { ClearIdentification, IdentificationNumber } from '#core/risk/risk.ts'
import { clearAccount } from '#test/arbitraries/bank.arbitrary.ts'
import { clearCard, paymentKey } from '#test/arbitraries/card.arbitrary.ts'
import { clearIdentification } from '#test/arbitraries/risk.arbitrary.ts'
import { forAllAsync, forAllAsyncWith } from '#test/for-all.ts'

const encryption = createCardEncryption()
const decryption = createCardDecryption()

const done = async <A>(task: TE.TaskEither<unknown, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result)) throw new TypeError(JSON.stringify(result.left))
  return result.right
}

const sample = <A>(arbitrary: fc.Arbitrary<A>, seed: number): A => {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed })
  if (value === undefined) throw new TypeError('no sample')
  return value
}

const key = sample(paymentKey, 26)
const keyBytes = (given: PaymentKey) => ({
  cipher: new Uint8Array(Buffer.from(given.cipherKey, 'base64url')),
  integrity: new Uint8Array(Buffer.from(given.integrityKey, 'base64url')),
})

const account: ClearAccount = {
  kind: 'savings',
  routing: '110000000' as RoutingNumber,
  number: '000123456789' as AccountNumber,
}
const identification: ClearIdentification = { type: 'SSN', number: '219099999' as IdentificationNumber }

const forged = E.left({ _tag: 'EnvelopeForged' })
const unreadable = E.left({ _tag: 'EnvelopeUnreadable' })

const digitsUnder = (tweak: string, digits: string): string =>
  FF1(10, keyBytes(key).cipher, new TextEncoder().encode(tweak)).decrypt(Array.from(digits, Number)).join('')

/** Each text that differs from this one in a bit of one character or has one more or one less. */
const oneStepFrom = (text: string): readonly string[] =>
  Array.from({ length: text.length + 1 }, (_, at) => [
    ...Array.from({ length: 16 }, (_, bit) =>
      String.fromCharCode((text.codePointAt(at) ?? 0) ^ (2 ** bit)),
    ).map((piece) => text.slice(0, at) + piece + text.slice(at + 1)),
    text.slice(0, at) + text.slice(at + 1),
    `${text.slice(0, at)}7${text.slice(at)}`,
  ])
    .flat()
    .filter((changed) => changed !== text)

describe('bankScheme', () => {
  it('decrypts to the encrypted account, of every length and kind (S26)', () =>
    forAllAsyncWith({ numRuns: 3_000 }, clearAccount, paymentKey, async (clear, given) => {
      const envelope = await done(encryption.encryptAccount(clear, given))
      expect(await decryption.decryptAccount(envelope, given)()).toEqual(E.right(clear))
    }))

  it('encrypts routing and number as one string of the same length, under the name of the kind (S26)', () =>
    forAllAsync(clearAccount, async (clear) => {
      const envelope = await done(encryption.encryptAccount(clear, key))
      expect(envelope.account).toMatch(/^[0-9]+$/)
      expect(envelope.accountKind).toBe(clear.kind)
      expect(digitsUnder(`SAFETECH-FF1-CMAC-1-BANK:${clear.kind}`, envelope.account)).toBe(
        clear.routing + clear.number,
      )
    }))

  it.each(['account', 'accountKind', 'integrityCheck', 'keyId', 'phaseId'] as const)(
    'refuses an envelope whose %s differs by one bit or one character (S26)',
    async (field) => {
      const envelope = await done(encryption.encryptAccount(account, key))
      for (const changed of oneStepFrom(envelope[field])) {
        const spoilt = { ...envelope, [field]: changed } as BankEnvelope
        expect(await decryption.decryptAccount(spoilt, key)()).toEqual(forged)
      }
    },
  )

  it('gives one account another ciphertext under another key (S26)', () =>
    forAllAsync(clearAccount, paymentKey, paymentKey, async (clear, one, other) => {
      fc.pre(one.cipherKey !== other.cipherKey)
      const [first, second] = [
        await done(encryption.encryptAccount(clear, one)),
        await done(encryption.encryptAccount(clear, other)),
      ]
      expect(first.account).not.toBe(second.account)
      expect(await decryption.decryptAccount(first, other)()).toEqual(forged)
    }))

  it.each<[string, Partial<ClearAccount>]>([
    ['a routing number of a wrong check digit', { routing: '110000001' as RoutingNumber }],
    ['an account of nothing but zeros', { number: '0000' as AccountNumber }],
  ])('finds %s unreadable although it was sealed with the key (S26)', async (_, change) => {
    const envelope = await done(encryption.encryptAccount({ ...account, ...change }, key))
    expect(await decryption.decryptAccount(envelope, key)()).toEqual(unreadable)
  })

  it.each<[string, string]>([
    ['110000000', '123'],
    ['11000000', '00123456789'],
    ['1100000000', '123456'],
    ['110000000', '123456789012345678'],
    ['110000000', '12a4'],
    ['', ''],
  ])('refuses to seal what is no account: %s %s (S26)', async (routing, number) => {
    const clear = { ...account, routing: routing as RoutingNumber, number: number as AccountNumber }
    expect(await encryption.encryptAccount(clear, key)()).toEqual(E.left({ _tag: 'CardTooShort' }))
  })
})

describe('identityScheme', () => {
  it('decrypts to the encrypted number, of every type (S26)', () =>
    forAllAsyncWith({ numRuns: 3_000 }, clearIdentification, paymentKey, async (clear, given) => {
      const envelope = await done(encryption.encryptIdentification(clear, given))
      expect(await decryption.decryptIdentification(envelope, given)()).toEqual(E.right(clear))
    }))

  it('encrypts all nine digits, under the name of the type (S26, S28)', () =>
    forAllAsync(clearIdentification, async (clear) => {
      const envelope = await done(encryption.encryptIdentification(clear, key))
      expect(envelope.number).toMatch(/^[0-9]{9}$/)
      expect(envelope.type).toBe(clear.type)
      expect(digitsUnder(`SAFETECH-FF1-CMAC-1-IDENTITY:${clear.type}`, envelope.number)).toBe(clear.number)
    }))

  it.each(['number', 'type', 'integrityCheck', 'keyId', 'phaseId'] as const)(
    'refuses an envelope whose %s differs by one bit or one character (S26)',
    async (field) => {
      const envelope = await done(encryption.encryptIdentification(identification, key))
      for (const changed of oneStepFrom(envelope[field])) {
        const spoilt = { ...envelope, [field]: changed } as IdentityEnvelope
        expect(await decryption.decryptIdentification(spoilt, key)()).toEqual(forged)
      }
    },
  )

  it('refuses a number that is passed off as one of another type (S26)', () =>
    forAllAsync(clearIdentification, async (clear) => {
      const envelope = await done(encryption.encryptIdentification(clear, key))
      const type = clear.type === 'EIN' ? 'SSN' : 'EIN'
      expect(await decryption.decryptIdentification({ ...envelope, type }, key)()).toEqual(forged)
    }))

  it('gives one number another ciphertext under another key (S26)', async () => {
    const others = fc.array(paymentKey, { minLength: 20, maxLength: 20 })
    await forAllAsyncWith({ numRuns: 20 }, clearIdentification, others, async (clear, keys) => {
      const sealed = await Promise.all(
        keys.map((given) => done(encryption.encryptIdentification(clear, given))),
      )
      expect(new Set(sealed.map(({ number }) => number)).size).toBeGreaterThan(15)
    })
  })

  it.each<[string, Partial<ClearIdentification>]>([
    ['an unassigned number', { number: '000123456' as IdentificationNumber }],
    ['a social security number as that of a taxpayer', { type: 'ITIN' }],
  ])('finds %s unreadable although it was sealed with the key (S26)', async (_, change) => {
    const envelope = await done(encryption.encryptIdentification({ ...identification, ...change }, key))
    expect(await decryption.decryptIdentification(envelope, key)()).toEqual(unreadable)
  })

  it.each<[string, string]>([
    ['SSN', '21909999'],
    ['SSN', '2190999999'],
    ['SSN', '219-09-99'],
    ['NONE', '219099999'],
    ['__proto__', '219099999'],
  ])('refuses to seal what is no identification: %s %s (S26)', async (type, number) => {
    const clear = { type, number } as unknown as ClearIdentification
    expect(await encryption.encryptIdentification(clear, key)()).toEqual(E.left({ _tag: 'CardTooShort' }))
  })
})

describe('schemes', () => {
  it('open no envelope of another kind, even with its fields renamed (S26)', () =>
    forAllAsyncWith(
      { numRuns: 50 },
      clearCard,
      clearAccount,
      clearIdentification,
      async (card, bank, person) => {
        const envelopes = {
          ...(await done(encryption.encrypt(card, key))),
          ...(await done(encryption.encryptAccount(bank, key))),
          ...(await done(encryption.encryptIdentification(person, key))),
        }
        const checks = await Promise.all(
          [
            encryption.encrypt(card, key),
            encryption.encryptAccount(bank, key),
            encryption.encryptIdentification(person, key),
          ].map(async (sealing) => (await done<{ readonly integrityCheck: string }>(sealing)).integrityCheck),
        )
        const opened = await Promise.all(
          checks.map(async (integrityCheck) => {
            const envelope = { ...envelopes, integrityCheck }
            return [
              E.isRight(await decryption.decrypt(envelope, key)()),
              E.isRight(await decryption.decryptAccount(envelope, key)()),
              E.isRight(await decryption.decryptIdentification(envelope, key)()),
            ]
          }),
        )
        expect(opened).toEqual([
          [true, false, false],
          [false, true, false],
          [false, false, true],
        ])
      },
    ))

  it('give the same fields different tags (S26)', () => {
    const { keyId, phaseId } = key
    const bytes = keyBytes(key)
    const bank = { account: '110000000', accountKind: 'SSN' as never, keyId, phaseId }
    const person = { number: '110000000', type: 'SSN' as const, keyId, phaseId }
    expect(bankScheme.fields(bank).slice(1)).toEqual(identityScheme.fields(person).slice(1))
    expect(checked(bankScheme, bank, bytes).integrityCheck).not.toBe(
      checked(identityScheme, person, bytes).integrityCheck,
    )
  })

  it('never throw, whatever the key holder signed (S26)', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('__proto__', 'SSN', 'checking'),
    )
    const { keyId, phaseId } = key
    const bytes = keyBytes(key)
    await forAllAsync(text, text, async (digits, kind) => {
      const bank = checked(bankScheme, { account: digits, accountKind: kind as never, keyId, phaseId }, bytes)
      const person = checked(identityScheme, { number: digits, type: kind as never, keyId, phaseId }, bytes)
      expect(await decryption.decryptAccount(bank, key)()).toEqual(unreadable)
      expect(await decryption.decryptIdentification(person, key)()).toEqual(unreadable)
    })
  })

  it('begin the checked bytes with a unique label (S26)', () => {
    const names = { keyId: 'k', phaseId: 'p' }
    const labels = [
      cardScheme.fields({ ...names, card: '', cvv: '', expirationDate: '' })[0],
      bankScheme.fields({ ...names, account: '', accountKind: 'checking' })[0],
      identityScheme.fields({ ...names, number: '', type: 'SSN' })[0],
    ]
    expect(new Set(labels).size).toBe(3)
  })
})
