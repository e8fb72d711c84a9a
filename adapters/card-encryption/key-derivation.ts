/** Master secrets by name, of 32 bytes or more; new keys come from `current`, and those of the others can still be derived. */
export type MasterSecrets = {
  readonly current: string
  readonly secrets: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** Derives keys: `derive` gives 32 bytes for a purpose out of the named master secret, or null when there is no such secret. */
export type KeyDerivation = {
  readonly current: string
  readonly derive: (secretId: string, purpose: string) => Promise<Uint8Array | null>
}

const KEY_BITS = 256

/** Derives keys by HKDF with SHA-256 (RFC 5869) on Web Crypto, in Node and browsers alike. */
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
