import type { Random } from '#core/ports/random.ts'

const ID_BYTES = 16

/** Creates ids of 128 random bits in hexadecimal, so that their first character is always valid in the contract. */
export const cryptoRandom: Random = {
  id: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  },
}
