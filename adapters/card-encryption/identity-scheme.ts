import { either as E } from 'fp-ts'
import type { IdentityEnvelope } from '#core/ports/card-encryption.ts'
import type { ClearIdentification } from '#core/risk/risk.ts'
import { isIdentificationType } from '#core/risk/identification-type.ts'
import { parseIdentification } from '#core/risk/risk.ts'
import type { Scheme } from './scheme.ts'
import { cipherDigits } from './scheme.ts'

const LABEL = 'SAFETECH-FF1-CMAC-1-IDENTITY'

type IdentityBody = Omit<IdentityEnvelope, 'integrityCheck'>
type IdentityDigits = Pick<IdentityBody, 'number' | 'type'>

/** `NONE` has no number to encrypt. */
const isEncryptable = ({ number, type }: { readonly number: string; readonly type: string }): boolean =>
  /^[0-9]{9}$/.test(number) && isIdentificationType(type) && type !== 'NONE'

const cipher = (
  direction: 'encrypt' | 'decrypt',
  { number, type }: IdentityDigits,
  key: Uint8Array,
): string => cipherDigits(direction, number, `${LABEL}:${type}`, key)

/** Encrypts the nine digits, none in clear. The tweak contains scheme and type (S26, S28). */
export const identityScheme: Scheme<ClearIdentification, IdentityBody> = {
  seal: (clear, { keyId, phaseId }, key) =>
    isEncryptable(clear) ? { number: cipher('encrypt', clear, key), type: clear.type, keyId, phaseId } : null,
  fields: ({ number, type, keyId, phaseId }) => [LABEL, number, type, keyId, phaseId],
  open: (body, key) =>
    isEncryptable(body) ? parseIdentification(body.type, cipher('decrypt', body, key)) : E.left(null),
}
