import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWebCryptoDigest } from '#adapters/digest/web-crypto.ts'
import { parseSecretKeys, type SecretKeys, storedSecretKeys } from '#adapters/server/config/secret-keys.ts'
import type { Digest } from '#core/ports/digest.ts'
import {
  agreedTo,
  answerOf,
  buildProvider,
  keyNamed,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'

const drawn = (bytes = 32): string => randomBytes(bytes).toString('base64url')

const keysOf = (text: string): SecretKeys => {
  const read = parseSecretKeys(text)
  if (read._tag === 'BadKeys') throw new Error(read.reason)
  return read.keys
}

describe(parseSecretKeys, () => {
  it('signs with the first key and verifies with all, each under a name that does not reveal it (S34)', () => {
    const [current, older] = [drawn(), drawn(64)]
    const { current: name, secrets } = keysOf(` ${current}, ${older}`)
    expect([...secrets.values()].map((secret) => Buffer.from(secret).toString('base64url'))).toEqual([
      current,
      older,
    ])
    expect([...secrets.keys()][0]).toBe(name)
    for (const keyId of secrets.keys()) expect(keyId).toMatch(/^[\w-]{16}$/)
    expect(keysOf(current).current).toBe(name)
    expect(keysOf(older).current).not.toBe(name)
    expect(current + older).not.toContain(name)
  })

  it.each([
    ['short', drawn(31), 'key 1 is shorter than 32 bytes'],
    ['malformed', `${drawn()}+/`, 'key 1 is not base64url'],
    ['padded', `${drawn()}=`, 'key 1 is not base64url'],
    ['missing', `${drawn()},`, 'key 2 is shorter than 32 bytes'],
    ['of zeros', Buffer.alloc(32).toString('base64url'), 'key 1 was not drawn at random'],
    [
      'a sentence',
      Buffer.from('change me '.repeat(4)).toString('base64url'),
      'key 1 was not drawn at random',
    ],
    ['one of too many', Array.from({ length: 11 }, () => drawn()).join(','), 'more than 10 keys'],
  ])('refuses a key that is %s, and never prints it (S34)', (_name, text, reason) => {
    expect(parseSecretKeys(text)).toEqual({ _tag: 'BadKeys', reason })
  })

  it('refuses the same key twice (S34)', () => {
    const key = drawn()
    expect(parseSecretKeys(`${key},${key}`)).toEqual({ _tag: 'BadKeys', reason: 'the same key twice' })
  })
})

describe(storedSecretKeys, () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'escaparate-keys-'))
  })
  afterEach(() => rm(dir, { recursive: true, force: true }))

  it('creates a key at the first start, for this user only, and reuses it (S34)', async () => {
    const folder = join(dir, 'made')
    const first = await storedSecretKeys(folder, 'seal-keys')
    expect(await readdir(folder)).toEqual(['seal-keys'])
    expect((await stat(join(folder, 'seal-keys'))).mode & 0o777).toBe(0o600)
    expect(await storedSecretKeys(folder, 'seal-keys')).toEqual(first)
    expect((await storedSecretKeys(join(dir, 'other'), 'seal-keys')).current).not.toBe(first.current)
  })

  it('reads existing keys, and refuses invalid ones without printing them (S34)', async () => {
    const path = join(dir, 'seal-keys')
    const [current, older] = [drawn(), drawn()]
    await writeFile(path, `${current},${older}\n`)
    expect((await storedSecretKeys(dir, 'seal-keys')).secrets.size).toBe(2)
    await writeFile(path, current.slice(0, 20))
    const refused = await storedSecretKeys(dir, 'seal-keys').catch((error: unknown) => String(error))
    expect(refused).toBe(`Error: ${path}: key 1 is shorter than 32 bytes`)
    expect(await readFile(path, 'utf8')).toBe(current.slice(0, 20))
  })
})

describe('a change of keys', () => {
  it('accepts seals of an older key while it is known, and refuses them afterwards (S34, PRC-32)', async () => {
    const [older, newer] = [drawn(), drawn()]
    let digest = createWebCryptoDigest(keysOf(older))
    const changing: Digest = {
      digest: (text) => digest.digest(text),
      sign: (text) => digest.sign(text),
      verify: (text, signature) => digest.verify(text, signature),
    }
    const built = buildProvider({ digest: changing })
    const [early, late] = [await readyBuyer(built), await readyBuyer(built)]
    digest = createWebCryptoDigest(keysOf(`${newer},${older}`))
    expect(await early.order()()).toMatchObject(E.right({ state: 'placed' }))
    digest = createWebCryptoDigest(keysOf(newer))
    expect(await refusalOf(late.order())).toBe('SEAL_INVALID')
    const again = agreedTo(await answerOf(late.visitor.cart()))
    expect(await late.visitor.order({ key: keyNamed('again'), ...again })()).toMatchObject(
      E.right({ state: 'placed' }),
    )
    expect(built.errors).toEqual([])
  })
})
