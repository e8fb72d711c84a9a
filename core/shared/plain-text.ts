import { either as E } from 'fp-ts'
import type { Branded } from './branded.ts'
import { isPlainText } from './text.ts'

/** Text of which nothing is hidden from its reader. */
export type PlainText = Branded<string, 'PlainText'>

/** What plain text must not hold. */
export const hiddenKinds = ['control', 'halfPair', 'bidirectional', 'zeroWidth'] as const
export type HiddenKind = (typeof hiddenKinds)[number]

/** The first character that is refused, by its UTF-16 unit (all of them have one), and the index at which it stands. */
export type TextNotPlain = {
  readonly _tag: 'TextNotPlain'
  readonly kind: HiddenKind
  readonly unit: number
  readonly at: number
}

const kindOf = (character: string): HiddenKind => {
  if (/\p{Cc}/u.test(character)) return 'control'
  if (/\p{Cs}/u.test(character)) return 'halfPair'
  return /\p{Bidi_C}/u.test(character) ? 'bidirectional' : 'zeroWidth'
}

/** The text itself when all of it can be read; fails with `TextNotPlain`, naming the first character that can't be seen (VAL-01). */
export const parsePlainText = (text: string): E.Either<TextNotPlain, PlainText> => {
  let at = 0
  for (const character of text) {
    if (!isPlainText(character))
      return E.left({ _tag: 'TextNotPlain', kind: kindOf(character), unit: character.charCodeAt(0), at })
    at += character.length
  }
  return E.right(text as PlainText)
}
