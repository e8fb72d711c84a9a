import type { CardSummary } from '#core/card/card.ts'
import { CARD_NAME_MAX, parseNameOnCard } from '#core/card/card.ts'
import { issuers } from '#core/card/issuer.ts'
import type { CardEnvelope, PaymentKey } from '#core/ports/card-encryption.ts'
import { refined } from '../composite.shape.ts'
import { object } from '../object.shape.ts'
import type { Shape } from '../shape.ts'
import { literal, text } from '../shape.ts'
import { identifier } from './identifier.ts'
import { instant } from './time.ts'

/** 256 bit in base64url. */
const key = text({ min: 43, max: 43, pattern: /^[A-Za-z0-9_-]{43}$/ })

export const paymentKey: Shape<PaymentKey> = object<PaymentKey>({
  keyId: identifier,
  phaseId: identifier,
  cipherKey: key,
  integrityKey: key,
  expiresAt: instant,
})

/** The form of a card without its meaning: what is in it only the gateway can tell. */
export const cardEnvelope: Shape<CardEnvelope> = object<CardEnvelope>({
  card: text({ min: 13, max: 19, pattern: /^[0-9]{13,19}$/ }),
  cvv: text({ min: 3, max: 4, pattern: /^[0-9]{3,4}$/ }),
  integrityCheck: text({ min: 22, max: 22, pattern: /^[A-Za-z0-9_-]{22}$/ }),
  keyId: identifier,
  phaseId: identifier,
  expirationDate: text({ min: 7, max: 7, pattern: /^20[0-9]{2}-(?:0[1-9]|1[0-2])$/ }),
})

export const nameOnCard: Shape<string> = refined(text({ min: 1, max: CARD_NAME_MAX }), parseNameOnCard)

export const cardSummary: Shape<CardSummary> = object<CardSummary>({
  issuer: literal(...issuers),
  lastFour: text({ min: 4, max: 4, pattern: /^[0-9]{4}$/ }),
})
