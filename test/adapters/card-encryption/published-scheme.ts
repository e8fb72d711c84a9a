import { createCipheriv } from 'node:crypto'

/*
 * The envelope a second time, written from the published text, NIST SP 800-38G and RFC 4493 alone. Of AES it needs
 * one block.
 */

const BLOCK = 16

const aes = (key: Buffer, block: Buffer): Buffer =>
  createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(block)

const xor = (one: Buffer, other: Buffer): Buffer =>
  Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)))

const blocksOf = (bytes: Buffer): readonly Buffer[] =>
  Array.from({ length: bytes.length / BLOCK }, (_, index) =>
    bytes.subarray(index * BLOCK, (index + 1) * BLOCK),
  )

/** The last block of AES in CBC mode with an initial vector of zeros. */
const cbcMac = (key: Buffer, bytes: Buffer): Buffer =>
  blocksOf(bytes).reduce((chained, block) => aes(key, xor(chained, block)), Buffer.alloc(BLOCK))

const bigEndian = (value: bigint | number, length: number): Buffer =>
  Buffer.from(
    BigInt(value)
      .toString(16)
      .padStart(2 * length, '0'),
    'hex',
  )

const numberOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`)

/** FF1.Encrypt of NIST SP 800-38G with radix 10: algorithm 7, by its steps. */
export const ff1 = (key: Buffer, tweak: Buffer, digits: string): string => {
  const n = digits.length
  const u = Math.floor(n / 2)
  const v = n - u
  const b = Math.ceil(Math.ceil(v * Math.log2(10)) / 8)
  const d = 4 * Math.ceil(b / 4) + 4
  const p = Buffer.concat([
    Buffer.from([1, 2, 1, 0, 0, 10, 10, u % 256]),
    bigEndian(n, 4),
    bigEndian(tweak.length, 4),
  ])
  const zeros = (((-tweak.length - b - 1) % BLOCK) + BLOCK) % BLOCK
  let [left, right] = [digits.slice(0, u), digits.slice(u)]
  for (let round = 0; round < 10; round += 1) {
    const q = Buffer.concat([tweak, Buffer.alloc(zeros), Buffer.from([round]), bigEndian(BigInt(right), b)])
    const r = cbcMac(key, Buffer.concat([p, q]))
    const more = Array.from({ length: Math.ceil(d / BLOCK) - 1 }, (_, index) =>
      aes(key, xor(r, bigEndian(index + 1, BLOCK))),
    )
    const y = numberOf(Buffer.concat([r, ...more]).subarray(0, d))
    const m = round % 2 === 0 ? u : v
    const c = (BigInt(left) + y) % 10n ** BigInt(m)
    left = right
    right = c.toString().padStart(m, '0')
  }
  return left + right
}

const doubled = (block: Buffer): Buffer => {
  const value = numberOf(block) << 1n
  const isOver = value >> 128n === 1n
  return bigEndian((value & ((1n << 128n) - 1n)) ^ (isOver ? 0x87n : 0n), BLOCK)
}

/** AES-CMAC of RFC 4493. */
export const cmac = (key: Buffer, message: Buffer): Buffer => {
  const first = doubled(aes(key, Buffer.alloc(BLOCK)))
  const isComplete = message.length > 0 && message.length % BLOCK === 0
  const padding = isComplete
    ? Buffer.alloc(0)
    : Buffer.concat([Buffer.from([0x80]), Buffer.alloc(BLOCK - 1 - (message.length % BLOCK))])
  const whole = Buffer.concat([message, padding])
  const last = xor(whole.subarray(-BLOCK), isComplete ? first : doubled(first))
  return cbcMac(key, Buffer.concat([whole.subarray(0, -BLOCK), last]))
}

/** The fields one after the other, each after its length in four bytes. */
export const messageOf = (fields: readonly string[]): Buffer =>
  Buffer.concat(fields.flatMap((field) => [bigEndian(Buffer.byteLength(field), 4), Buffer.from(field)]))

export type Key = {
  readonly keyId: string
  readonly phaseId: string
  readonly cipherKey: string
  readonly integrityKey: string
}

const checkOf = (key: Key, fields: readonly string[]): string =>
  cmac(Buffer.from(key.integrityKey, 'base64url'), messageOf(fields)).toString('base64url')

const encrypted = (key: Key, tweak: string, digits: string): string =>
  ff1(Buffer.from(key.cipherKey, 'base64url'), Buffer.from(tweak), digits)

type Card = { readonly number: string; readonly cvv: string; readonly expirationDate: string }
type Account = { readonly kind: string; readonly routing: string; readonly number: string }
type Identification = { readonly type: string; readonly number: string }

export const cardEnvelope = (key: Key, { number, cvv, expirationDate }: Card) => {
  const [head, tail] = [number.slice(0, 6), number.slice(-4)]
  const output = encrypted(key, head + tail, number.slice(6, -4) + cvv)
  const card = head + output.slice(0, -cvv.length) + tail
  const hidden = output.slice(-cvv.length)
  const { keyId, phaseId } = key
  const fields = ['SAFETECH-FF1-CMAC-1', card, hidden, keyId, phaseId, expirationDate]
  return { card, cvv: hidden, expirationDate, keyId, phaseId, integrityCheck: checkOf(key, fields) }
}

export const accountEnvelope = (key: Key, { kind, routing, number }: Account) => {
  const label = 'SAFETECH-FF1-CMAC-1-BANK'
  const account = encrypted(key, `${label}:${kind}`, routing + number)
  const { keyId, phaseId } = key
  const integrityCheck = checkOf(key, [label, account, kind, keyId, phaseId])
  return { account, accountKind: kind, keyId, phaseId, integrityCheck }
}

export const identificationEnvelope = (key: Key, { type, number }: Identification) => {
  const label = 'SAFETECH-FF1-CMAC-1-IDENTITY'
  const hidden = encrypted(key, `${label}:${type}`, number)
  const { keyId, phaseId } = key
  const integrityCheck = checkOf(key, [label, hidden, type, keyId, phaseId])
  return { number: hidden, type, keyId, phaseId, integrityCheck }
}
