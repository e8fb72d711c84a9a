import { randomBytes } from 'node:crypto'
import type { Random } from '#core/ports/random.ts'

/** Ids of 144 bit from the operating system, as 24 URL-safe characters (S10). */
export const systemRandom: Random = { id: () => randomBytes(18).toString('base64url') }
