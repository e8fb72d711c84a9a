import { either as E } from 'fp-ts'
import type { Branded } from './branded.ts'
import { isPlainText } from './text.ts'

/** Text without invisible characters. */
export type PlainText = Branded<string, 'PlainText'>

/** Kinds of characters that plain text must not contain. */
export const hiddenKinds = ['control', 'halfPair', 'bidirectional', 'zeroWidth'] as const
export type HiddenKind = (typeof hiddenKinds)[number]

/** The first refused character, by its UTF-16 unit (each of them has one unit), and its index. */
export type TextNotPlain = {
  readonly _tag: 'TextNotPlain'
  readonly kind: HiddenKind
  readonly unit: number
  readonly at: number
}

const kindOf = (character: string): HiddenKind => {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(character)) return 'control'
  if (/\p{Cs}/u.test(character)) return 'halfPair'
  return /\p{Bidi_C}/u.test(character) ? 'bidirectional' : 'zeroWidth'
}

/** Parses text without invisible characters. Fails with `TextNotPlain` and the first invisible character (VAL-01). */
export const parsePlainText = (text: string): E.Either<TextNotPlain, PlainText> => {
  let at = 0
  for (const character of text) {
    if (!isPlainText(character))
      return E.left({ _tag: 'TextNotPlain', kind: kindOf(character), unit: character.charCodeAt(0), at })
    at += character.length
  }
  return E.right(text as PlainText)
}
