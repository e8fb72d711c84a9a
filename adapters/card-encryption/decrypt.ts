import { equalBytes } from '@noble/ciphers/utils.js'
import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import type { CardDecryption, EnvelopeFailure, PaymentKey } from '#core/ports/card-encryption.ts'
import { bankScheme } from './bank-scheme.ts'
import { fromBase64url } from './base64url.ts'
import { cardScheme } from './card-scheme.ts'
import { identityScheme } from './identity-scheme.ts'
import { withKeyBytes, type KeyBytes } from './key-bytes.ts'
import type { KeyNames, Scheme } from './scheme.ts'
import { integrityTag } from './scheme.ts'

const TAG_BYTES = 16

type Checked = KeyNames & { readonly integrityCheck: string }

const isGenuine = <Clear, Body>(
  scheme: Scheme<Clear, Body>,
  envelope: Body & Checked,
  key: PaymentKey,
  { integrity }: KeyBytes,
): boolean => {
  const given = fromBase64url(envelope.integrityCheck, TAG_BYTES)
  return (
    given !== null &&
    envelope.keyId === key.keyId &&
    envelope.phaseId === key.phaseId &&
    equalBytes(given, integrityTag(scheme.fields(envelope), integrity))
  )
}

const opening =
  <Clear, Body>(scheme: Scheme<Clear, Body>) =>
  (envelope: Body & Checked, key: PaymentKey): TE.TaskEither<EnvelopeFailure, Clear> =>
  () => {
    const opened = withKeyBytes(key, (bytes) =>
      isGenuine(scheme, envelope, key, bytes)
        ? E.mapLeft((): EnvelopeFailure => ({ _tag: 'EnvelopeUnreadable' }))(
            scheme.open(envelope, bytes.cipher),
          )
        : E.left<EnvelopeFailure>({ _tag: 'EnvelopeForged' }),
    )
    return Promise.resolve(opened ?? E.left({ _tag: 'EnvelopeUnreadable' }))
  }

/**
 * Creates the gateway's side of the SAFETECH scheme (S26). First checks the integrity in constant time. Failures:
 * `EnvelopeForged`; `EnvelopeUnreadable` for a malformed key, or a value that is no card, account or identification.
 */
export const createCardDecryption = (): CardDecryption => ({
  decrypt: opening(cardScheme),
  decryptAccount: opening(bankScheme),
  decryptIdentification: opening(identityScheme),
})
