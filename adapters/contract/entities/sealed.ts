import { text } from '../../shape/shape.ts'
import { identifier } from './identifier.ts'

/** The fields of every envelope: its key, and the integrity check over all its fields, a CMAC in base64url. */
export const sealed = {
  integrityCheck: text({ min: 22, max: 22, pattern: /^[A-Za-z0-9_-]{22}$/ }),
  keyId: identifier,
  phaseId: identifier,
}
