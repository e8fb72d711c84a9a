import { taskEither as TE } from 'fp-ts'
import type { Digest, DigestFailure } from '#core/ports/digest.ts'

/** Secrets by name, of at least 32 bytes. `current` signs; all of them verify. */
export type DigestKeys = {
  readonly current: string
  readonly secrets: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** The methods of Web Crypto that are used; browsers offer them in secure contexts only. */
export type Subtle = Pick<SubtleCrypto, 'digest' | 'importKey' | 'sign' | 'verify'>

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Decodes 64 lower-case hexadecimal digits to 32 bytes; null for any other text. */
const fromHex = (text: string): Uint8Array<ArrayBuffer> | null =>
  /^[0-9a-f]{64}$/.test(text)
    ? Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16))
    : null

/** Runs an operation that the platform may reject over the bytes of a text. */
const over = <A>(
  text: string,
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<A>,
): TE.TaskEither<DigestFailure, A> =>
  /\p{Cs}/u.test(text)
    ? TE.left({ _tag: 'TextMalformed' })
    : TE.tryCatch(
        async () => work(new TextEncoder().encode(text)),
        (): DigestFailure => ({ _tag: 'DigestUnavailable' }),
      )

/** Creates the `digest` port on Web Crypto, for Node and browsers; browsers pass no secrets. */
export const createWebCryptoDigest = (
  { current, secrets }: DigestKeys,
  subtle: Subtle = crypto.subtle,
): Digest => {
  const withKey = <A>(
    keyId: string,
    usage: 'sign' | 'verify',
    text: string,
    work: (key: CryptoKey, bytes: Uint8Array<ArrayBuffer>) => Promise<A>,
  ): TE.TaskEither<DigestFailure, A> => {
    const secret = secrets.get(keyId)
    return secret === undefined
      ? TE.left({ _tag: 'KeyUnknown', keyId })
      : over(text, async (bytes) => work(await subtle.importKey('raw', secret, HMAC, false, [usage]), bytes))
  }
  return {
    digest: (text) => over(text, async (bytes) => toHex(await subtle.digest('SHA-256', bytes))),
    sign: (text) =>
      withKey(current, 'sign', text, async (key, bytes) => ({
        keyId: current,
        signature: toHex(await subtle.sign('HMAC', key, bytes)),
      })),
    verify: (text, { keyId, signature }) =>
      withKey(keyId, 'verify', text, async (key, bytes) => {
        const given = fromHex(signature)
        return given !== null && subtle.verify('HMAC', key, given, bytes)
      }),
  }
}
