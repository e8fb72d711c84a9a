import vectors from './envelope.vectors.json' with { type: 'json' }
import type { CallName } from './record.ts'

/** How to create envelopes of cards, accounts and identifications, from this text alone (S26). CommonMark. */
export const PUBLISHED_SCHEME = `## The SAFETECH envelope

Card, account and identification numbers travel encrypted. Each envelope needs a new key. The key is used up even when the envelope is refused.

### 1. The key

\`POST attos/payment-session\` answers \`keyId\`, \`phaseId\`, \`cipherKey\`, \`integrityKey\` and \`expiresAt\` (milliseconds since 1970, UTC; ten minutes
ahead). \`cipherKey\` and \`integrityKey\` are two different AES-256 keys: 32 bytes each, base64url without padding (43 characters). A key belongs
to the session that requested it.

### 2. The encryption

NIST SP 800-38G FF1 with AES-256 under \`cipherKey\`, radix 10, ten rounds. The input is a string of decimal digits, leading zeros included; the
output has the same length. The tweak is a string of ASCII bytes.

| envelope | input of FF1 | tweak | where the output goes |
| --- | --- | --- | --- |
| card | the digits of the card between its first six and its last four, then the cvv | the first six digits, then the last four | \`card\` = first six + output without its last digits + last four; \`cvv\` = the last digits of the output, as many as the cvv has |
| account | the nine digits of the routing number, then the account number (4 to 17 digits) | \`SAFETECH-FF1-CMAC-1-BANK:\` and \`accountKind\` (\`checking\` or \`savings\`) | \`account\` |
| identification | its nine digits | \`SAFETECH-FF1-CMAC-1-IDENTITY:\` and \`type\` (\`SSN\`, \`ITIN\` or \`EIN\`) | \`number\` |

A card has 13 to 19 digits that pass the Luhn check and a cvv of three digits, four for American Express; at least six digits are encrypted. A
routing number passes its 3-7-1 check.

### 3. The integrity check

AES-CMAC (RFC 4493, here with the 256-bit \`integrityKey\`) over the fields below, in this order. Each field is its length in bytes as four bytes,
big-endian, then its text in UTF-8, without separators.

| envelope | fields |
| --- | --- |
| card | \`SAFETECH-FF1-CMAC-1\`, \`card\`, \`cvv\`, \`keyId\`, \`phaseId\`, \`expirationDate\` |
| account | \`SAFETECH-FF1-CMAC-1-BANK\`, \`account\`, \`accountKind\`, \`keyId\`, \`phaseId\` |
| identification | \`SAFETECH-FF1-CMAC-1-IDENTITY\`, \`number\`, \`type\`, \`keyId\`, \`phaseId\` |

\`card\`, \`cvv\`, \`account\` and \`number\` are the encrypted ones. \`expirationDate\` is not encrypted: \`YYYY-MM\`, years 2000 to 2099.
\`integrityCheck\` is the tag of 16 bytes in base64url without padding (22 characters).

### 4. The call

Send the header \`encrypted: true\`. \`POST attos/payment-validate\` takes \`{"kind":"card","nameOnCard":…,"zipCode":…,"card":{card, cvv, expirationDate,
keyId, phaseId, integrityCheck}}\` or \`{"kind":"bank","nameOnAccount":…,"bank":{account, accountKind, keyId, phaseId, integrityCheck}}\`.
With \`"mode":"api"\`, a payment without a page of the store, it must state its purpose in \`paymentInformation\`.
\`POST attos/assessRisk\` takes \`{"addressOneYear":…,"identification":{number, type, keyId, phaseId, integrityCheck}}\`.

| refusal | why | then |
| --- | --- | --- |
| \`BAD_REQUEST\` | the header or the form is wrong; the key is still good | correct the request |
| \`STEP_MISSING\` | an earlier step is incomplete | complete the earlier step |
| \`PAYMENT_KEY_UNUSABLE\` | the key is used, expired, or of another session | ask for a new key |
| \`PAYMENT_REJECTED\`, \`IDENTIFICATION_REJECTED\` | the check fails, or the number is not accepted; the answer does not distinguish them | ask for a new key and for the number again |

Test vectors with every intermediate value are at \`x-test-vectors\` of this document's operations.`

/** Fixed keys, fictional numbers, and their envelopes with every intermediate value. */
export const ENVELOPE_VECTORS = vectors

const WITH_ENVELOPE: readonly CallName[] = ['paymentSession', 'validatePayment', 'assessRisk']

/** Checks whether a call issues a key for an envelope or receives an envelope. */
export const isOfEnvelopes = (name: CallName): boolean => WITH_ENVELOPE.includes(name)
