import { text } from '../shape.ts'
import { identifier } from './identifier.ts'

/** What every enciphered thing says of its key, and the check over all it says: a CMAC in base64url. */
export const sealed = {
  integrityCheck: text({ min: 22, max: 22, pattern: /^[A-Za-z0-9_-]{22}$/ }),
  keyId: identifier,
  phaseId: identifier,
}
