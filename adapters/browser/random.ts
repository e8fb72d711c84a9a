import type { Random } from '#core/ports/random.ts'

const ID_BYTES = 16

/** Creates ids of 128 random bits in hexadecimal, so that they never start with a character that the contract refuses. */
export const cryptoRandom: Random = {
  id: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  },
}
