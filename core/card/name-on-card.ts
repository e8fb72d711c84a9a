import { either as E } from 'fp-ts'
import { characterCount, cleanText, writtenText } from '../shared/text.ts'
import type { CardFailure } from './card.failure.ts'

export const CARD_NAME_MAX = 80

/** Pattern of a name on a card or an account. Leading blanks are accepted and dropped (CRD-06). */
export const NAME_ON_PAYMENT = writtenText('', ' *')

/** Parses the name as printed on the card (CRD-06). */
export const parseNameOnCard = (text: string): E.Either<CardFailure, string> => {
  const name = cleanText(text).trim()
  return characterCount(name) <= CARD_NAME_MAX && NAME_ON_PAYMENT.test(name)
    ? E.right(name)
    : E.left({ _tag: 'NameMissing' })
}
