import { createKeyDerivation } from '#adapters/card-encryption/key-derivation.ts'

/** Derives payment keys from public master secrets; the first is the current one. */
export const buildKeyDerivation = (...names: readonly string[]) => {
  const known = names.length === 0 ? ['first'] : names
  const secrets = new Map(
    known.map((name) => [
      name,
      Uint8Array.from({ length: 32 }, (_, at) => name.charCodeAt(at % name.length)),
    ]),
  )
  return createKeyDerivation({ current: known[0] ?? '', secrets })
}
