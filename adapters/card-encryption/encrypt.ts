import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import type { CardEncryption, CardEncryptionFailure, PaymentKey } from '#core/ports/card-encryption.ts'
import { bankScheme } from './bank-scheme.ts'
import { cardScheme } from './card-scheme.ts'
import { identityScheme } from './identity-scheme.ts'
import { withKeyBytes } from './key-bytes.ts'
import type { Scheme } from './scheme.ts'
import { checked } from './scheme.ts'

const sealing =
  <Clear, Body extends object>(scheme: Scheme<Clear, Body>) =>
  (
    clear: Clear,
    key: PaymentKey,
  ): TE.TaskEither<CardEncryptionFailure, Body & { readonly integrityCheck: string }> =>
  () => {
    const sealed = withKeyBytes(key, (bytes) => {
      const body = scheme.seal(clear, key, bytes.cipher)
      return body === null
        ? E.left<CardEncryptionFailure>({ _tag: 'CardTooShort' })
        : E.right(checked(scheme, body, bytes))
    })
    return Promise.resolve(sealed ?? E.left({ _tag: 'KeyUnusable' }))
  }

/**
 * Creates the buyer's side of the SAFETECH scheme (S26), for cards, accounts and identifications. Fails with
 * `CardTooShort` when fewer than six digits would be hidden or the digits are invalid, and with `KeyUnusable` for a
 * malformed key. It does not check whether a key has expired: the buyer's clock may be wrong, so the gateway decides.
 */
export const createCardEncryption = (): CardEncryption => ({
  encrypt: sealing(cardScheme),
  encryptAccount: sealing(bankScheme),
  encryptIdentification: sealing(identityScheme),
})
