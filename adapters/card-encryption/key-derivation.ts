/** Master secrets by name, at least 32 bytes each. New keys derive from `current`; existing keys may use the others. */
export type MasterSecrets = {
  readonly current: string
  readonly secrets: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** Derives keys: `derive` returns 32 bytes for a purpose from the named master secret; null for an unknown secret. */
export type KeyDerivation = {
  readonly current: string
  readonly derive: (secretId: string, purpose: string) => Promise<Uint8Array | null>
}

const KEY_BITS = 256

/** Creates a key derivation by HKDF with SHA-256 (RFC 5869) on Web Crypto, for Node and browsers. */
export const createKeyDerivation = ({ current, secrets }: MasterSecrets): KeyDerivation => ({
  current,
  derive: async (secretId, purpose) => {
    const secret = secrets.get(secretId)
    if (secret === undefined) return null
    const master = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
    const info = new TextEncoder().encode(purpose)
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info } as const
    return new Uint8Array(await crypto.subtle.deriveBits(hkdf, master, KEY_BITS))
  },
})
