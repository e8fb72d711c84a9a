import { randomBytes } from 'node:crypto'
import type { Random } from '#core/ports/random.ts'

/** Creates ids of 144 random bits from the operating system, as 24 URL-safe characters (S10). */
export const systemRandom: Random = { id: () => randomBytes(18).toString('base64url') }
