import { equalBytes } from '@noble/ciphers/utils.js'
import { either as E, function as F } from 'fp-ts'
import { parseCardNumber, parseCvv, parseExpiry } from '#core/card/card.ts'
import type {
  CardDecryption,
  CardEnvelope,
  ClearCard,
  EnvelopeFailure,
  PaymentKey,
} from '#core/ports/card-encryption.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { fromBase64url } from './base64url.ts'
import { cipherDigits, integrityTag, isEncipherable, type CardDigits } from './envelope.ts'
import { withKeyBytes, type KeyBytes } from './key-bytes.ts'

const TAG_BYTES = 16
const ANY_DAY = '2000-01-01' as PlainDate

const isGenuine = (envelope: CardEnvelope, key: PaymentKey, bytes: KeyBytes): boolean => {
  const given = fromBase64url(envelope.integrityCheck, TAG_BYTES)
  return (
    given !== null &&
    envelope.keyId === key.keyId &&
    envelope.phaseId === key.phaseId &&
    equalBytes(given, integrityTag(envelope, bytes.integrity))
  )
}

/** Parses what was sealed; only the shape of the expiry, because whether it is past is for who has a clock. */
const readCard = ({ card, cvv }: CardDigits, expirationDate: string): E.Either<unknown, ClearCard> =>
  F.pipe(
    E.Do,
    E.bind('number', () => parseCardNumber(card)),
    E.bind('cvv', ({ number }) => parseCvv(cvv, number)),
    E.bind('expirationDate', () =>
      parseExpiry(expirationDate.replace(/^([0-9]{4})-([0-9]{2})$/, '$2/$1'), ANY_DAY),
    ),
    E.filterOrElseW(
      (clear) => clear.expirationDate === expirationDate,
      () => null,
    ),
  )

const open = (
  envelope: CardEnvelope,
  key: PaymentKey,
  bytes: KeyBytes,
): E.Either<EnvelopeFailure, ClearCard> => {
  if (!isGenuine(envelope, key, bytes)) return E.left({ _tag: 'EnvelopeForged' })
  if (!isEncipherable(envelope)) return E.left({ _tag: 'EnvelopeUnreadable' })
  return F.pipe(
    readCard(cipherDigits('decrypt', envelope, bytes.cipher), envelope.expirationDate),
    E.mapLeft((): EnvelopeFailure => ({ _tag: 'EnvelopeUnreadable' })),
  )
}

/**
 * The gateway's side of the SAFETECH scheme (S26). The integrity check comes first, in constant time: `EnvelopeForged`. What
 * was sealed under the right key and is still no card, or a malformed key, is `EnvelopeUnreadable`.
 */
export const createCardDecryption = (): CardDecryption => ({
  decipher: (envelope, key) => () =>
    Promise.resolve(
      withKeyBytes(key, (bytes) => open(envelope, key, bytes)) ?? E.left({ _tag: 'EnvelopeUnreadable' }),
    ),
})
