import { either as E, function as F } from 'fp-ts'
import { parseCardNumber, parseCvv, parseExpiry } from '#core/card/card.ts'
import type { CardEnvelope, ClearCard } from '#core/ports/card-encryption.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import type { Scheme } from './scheme.ts'
import { MIN_HIDDEN, cipherDigits } from './scheme.ts'

const LABEL = 'SAFETECH-FF1-CMAC-1'
const HEAD = 6
const TAIL = 4
const ANY_DAY = '2000-01-01' as PlainDate

/** A card number and its CVV, in clear or encrypted: both have the same format. */
type CardDigits = { readonly card: string; readonly cvv: string }

const isEncryptable = ({ card, cvv }: CardDigits): boolean =>
  /^[0-9]{10,19}$/.test(card) &&
  /^[0-9]{3,4}$/.test(cvv) &&
  card.length - HEAD - TAIL + cvv.length >= MIN_HIDDEN

const cipher = (direction: 'encrypt' | 'decrypt', { card, cvv }: CardDigits, key: Uint8Array): CardDigits => {
  const [head, middle, tail] = [card.slice(0, HEAD), card.slice(HEAD, -TAIL), card.slice(-TAIL)]
  const digits = cipherDigits(direction, middle + cvv, head + tail, key)
  return { card: head + digits.slice(0, middle.length) + tail, cvv: digits.slice(middle.length) }
}

/** Parses the decrypted card. Checks only the format of the expiry date; callers with a clock check if it is past. */
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

/** Encrypts the middle of the number and the CVV as one string. The clear ends of the number are the tweak (S26). */
export const cardScheme: Scheme<ClearCard, Omit<CardEnvelope, 'integrityCheck'>> = {
  seal: ({ number, cvv, expirationDate }, { keyId, phaseId }, key) => {
    const digits = { card: number, cvv }
    if (!isEncryptable(digits)) return null
    return { ...cipher('encrypt', digits, key), keyId, phaseId, expirationDate }
  },
  fields: ({ card, cvv, keyId, phaseId, expirationDate }) => [
    LABEL,
    card,
    cvv,
    keyId,
    phaseId,
    expirationDate,
  ],
  open: (body, key) =>
    isEncryptable(body) ? readCard(cipher('decrypt', body, key), body.expirationDate) : E.left(null),
}
