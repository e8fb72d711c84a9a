import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordFailure } from '#core/portal/password-choice.ts'
import type { PasswordCost } from './identity-config.ts'
import { PASSWORD_COST } from './identity-config.ts'

/** The problem of a form for each failure of its new password. */
export const passwordProblems = {
  PasswordShort: 'passwordShort',
  PasswordLong: 'passwordLong',
  PasswordFamous: 'passwordFamous',
  PasswordContext: 'passwordContext',
} as const satisfies Readonly<Record<PasswordFailure['_tag'], string>>

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

/** Hashes a password with scrypt and a new salt. The text has the parameters: old hashes stay valid at a new cost. */
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
  return timingSafeEqual(await derive(password, saltBytes, cost), expected)
}
