import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { PASSWORD_MAX, PASSWORD_MIN } from '#core/portal/identity-form.ts'
import type { PasswordCost } from './identity-config.ts'
import { PASSWORD_COST } from './identity-config.ts'

/** Why a new password is not accepted. */
export type PasswordFailure = { readonly _tag: 'PasswordShort' | 'PasswordLong' }

/** The problem of a form for each failure of its new password. */
export const passwordProblems = {
  PasswordShort: 'passwordShort',
  PasswordLong: 'passwordLong',
} as const satisfies Readonly<Record<PasswordFailure['_tag'], string>>

/** Checks a new password: its length in characters only. Null if it is accepted. */
export const passwordFailure = (password: string): PasswordFailure | null => {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return { _tag: 'PasswordShort' }
  return length > PASSWORD_MAX ? { _tag: 'PasswordLong' } : null
}

/** Memory that a hash may use, in bytes: twice what the cost needs. */
const memoryOf = ({ logN, r }: PasswordCost): number => 2 * 128 * 2 ** logN * r

const derive = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> => {
  const { logN, r, p, keyBytes } = cost
  const options = { N: 2 ** logN, r, p, maxmem: memoryOf(cost) }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}

/** Hashes a password with scrypt and a new salt. The text contains the parameters, so that a later cost leaves old hashes valid. */
export const hashPassword = async (password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> => {
  const salt = randomBytes(cost.saltBytes)
  const key = await derive(password, salt, cost)
  const { logN, r, p } = cost
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Checks a password against a hash, in constant time. An unreadable hash is a defect (throws). */
export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const [scheme, logN, r, p, salt = '', key = ''] = stored.split('$')
  if (scheme !== 'scrypt') throw new Error('unreadable password hash')
  const [saltBytes, expected] = [Buffer.from(salt, 'base64url'), Buffer.from(key, 'base64url')]
  const cost = {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
    keyBytes: expected.length,
    saltBytes: saltBytes.length,
  }
  return timingSafeEqual(await derive(password.slice(0, PASSWORD_MAX), saltBytes, cost), expected)
}
