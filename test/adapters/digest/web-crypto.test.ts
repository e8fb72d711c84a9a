import { either as E, type taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWebCryptoDigest, type Subtle } from '#adapters/digest/web-crypto.ts'
import type { Digest } from '#core/ports/digest.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import { forAllAsync, forAllAsyncWith } from '#test/for-all.ts'

/** Keys of the test vectors and two more, as text of one byte a character. */
const secrets = {
  'rfc4231-1': '\u000B'.repeat(20),
  'rfc4231-2': 'Jefe',
  'rfc4231-6': '\u00AA'.repeat(131),
  first: 'a secret',
  second: 'another',
}

const bytesOf = (secret: string) => new Uint8Array(Buffer.from(secret, 'latin1'))

const onWebCrypto = (current: string, subtle?: Subtle): Digest =>
  createWebCryptoDigest(
    { current, secrets: new Map(Object.entries(secrets).map(([id, secret]) => [id, bytesOf(secret)])) },
    subtle,
  )

const ports: readonly (readonly [string, (current: string) => Digest])[] = [
  ['createWebCryptoDigest', (current) => onWebCrypto(current)],
  ['buildDigest', (current) => buildDigest(secrets).rotateTo(current)],
]

const done = async <A>(task: TE.TaskEither<unknown, A>): Promise<A> => accepted(await task())

/** SHA-256 of FIPS 180-4 and its examples: of nothing, of one block, of two, and of a million letters. */
const digests: readonly (readonly [string, string, string])[] = [
  ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['one block', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'two blocks',
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'a million letters',
    'a'.repeat(1_000_000),
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  ],
]

/** HMAC-SHA-256 of RFC 4231: those cases of it whose key and data are text. */
const signatures: readonly (readonly [string, string, string])[] = [
  ['rfc4231-1', 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    'rfc4231-2',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    'rfc4231-6',
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    'rfc4231-6',
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
]

describe.each(ports)('%s', (_, portWith) => {
  const port = portWith('first')

  it.each(digests)('digests %s', async (_, text, expected) => {
    expect(await done(port.digest(text))).toBe(expected)
  })

  it.each(signatures)('signs with the key %s: %s', async (keyId, text, signature) => {
    expect(await done(portWith(keyId).sign(text))).toEqual({ keyId, signature })
    expect(await done(port.verify(text, { keyId, signature }))).toBe(true)
  })

  it('digests text as UTF-8, and refuses a lone surrogate', () =>
    forAllAsync(anyText, async (text) => {
      const named = await port.digest(text)()
      if (!/\p{Cs}/u.test(text)) expect(named).toEqual(await buildDigest().digest(text)())
      else
        for (const answer of [
          named,
          await port.sign(text)(),
          await port.verify(text, { keyId: 'first', signature: '' })(),
        ])
          expect(answer).toEqual(E.left({ _tag: 'TextMalformed' }))
    }))

  it('verifies what it signed and no other text, key or signature', () =>
    forAllAsyncWith(
      { numRuns: 200 },
      fc.string(),
      fc.string({ minLength: 1 }),
      fc.nat(63),
      async (text, more, at) => {
        const signed = await done(port.sign(text))
        const digit = signed.signature[at] === '0' ? '1' : '0'
        const verified = [
          port.verify(text, signed),
          portWith('second').verify(text, signed),
          port.verify(text + more, signed),
          port.verify(text, { ...signed, keyId: 'second' }),
          port.verify(text, {
            ...signed,
            signature: signed.signature.slice(0, at) + digit + signed.signature.slice(at + 1),
          }),
        ]
        const answers = await Promise.all(verified.map(done))
        expect(answers).toEqual([true, true, false, false, false])
      },
    ))

  it.each(['', '00', 'zz'.repeat(32), '0'.repeat(63), '0'.repeat(65)])(
    'refuses the signature %j',
    async (signature) => {
      expect(await done(port.verify('text', { keyId: 'first', signature }))).toBe(false)
    },
  )

  it('accepts only one spelling of a signature', async () => {
    const { keyId, signature } = await done(port.sign('text'))
    for (const other of [signature.toUpperCase(), ` ${signature}`, `${signature}\n`, `${signature}00`])
      expect(await done(port.verify('text', { keyId, signature: other }))).toBe(false)
  })

  it.each(['', 'third', '__proto__', 'constructor'])('knows no key %j', async (keyId) => {
    const unknown = E.left({ _tag: 'KeyUnknown', keyId })
    expect(await port.verify('text', { keyId, signature: '' })()).toEqual(unknown)
    expect(await portWith(keyId).sign('text')()).toEqual(unknown)
  })
})

describe('createWebCryptoDigest', () => {
  const refuse = async () => Promise.reject(new Error('refused'))
  const none: Subtle = { digest: refuse, importKey: refuse, sign: refuse, verify: refuse }

  it('fails when the platform refuses', async () => {
    const port = onWebCrypto('first', none)
    const unavailable = E.left({ _tag: 'DigestUnavailable' })
    expect(await port.digest('text')()).toEqual(unavailable)
    expect(await port.sign('text')()).toEqual(unavailable)
    expect(await port.verify('text', { keyId: 'first', signature: '0'.repeat(64) })()).toEqual(unavailable)
  })

  it('imports keys for one use that cannot be exported', async () => {
    const asked: unknown[] = []
    const importKey = async (...given: readonly unknown[]): Promise<never> => {
      asked.push(given.slice(2))
      return Promise.reject(new Error('refused'))
    }
    const port = onWebCrypto('first', { ...none, importKey })
    await port.sign('text')()
    await port.verify('text', { keyId: 'first', signature: '' })()
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    expect(asked).toEqual([
      [hmac, false, ['sign']],
      [hmac, false, ['verify']],
    ])
  })
})
