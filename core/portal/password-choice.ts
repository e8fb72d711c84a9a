import { PASSWORD_MAX, PASSWORD_MIN } from './identity-form.ts'

/** Why a new password is refused. `PasswordContext`: little more than the brand's name or owner's e-mail. */
export type PasswordFailure = {
  readonly _tag: 'PasswordShort' | 'PasswordLong' | 'PasswordFamous' | 'PasswordContext'
}

/** What the most used passwords of both languages consist of, without accents. */
const FAMOUS = (
  'password passwort passw0rd contrasena secreto secret clave llave qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvbn qazwsxedc qazwsx ' +
  '1qaz2wsx3edc 1qaz2wsx zaq12wsx 1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r q1w2e3r4t5y6 q1w2e3r4 iloveyou teamomucho teamo tequiero amor princesa princess ' +
  'administrator administrador admin usuario welcome bienvenido bienvenida letmein football futbol baseball beisbol basketball dragon monkey sunshine ' +
  'superman batman pokemon starwars master shadow michael jennifer jesucristo jesus dios estrella mariposa barcelona realmadrid america chivas mexico ' +
  'hola hello login changeme cambiame trustno1 access whatever computer internet'
).split(' ')

/** Fewest characters of a password besides the words that anybody tries first. */
const OTHERS_MIN = PASSWORD_MIN / 2

/** Shortest word of context: a shorter one is part of many others. */
const WORD_MIN = 4

/** Signs and the letters that they look like. */
const LOOKS: readonly (readonly [sign: string, letter: string])[] = [
  ['@', 'a'],
  ['4', 'a'],
  ['3', 'e'],
  ['1', 'i'],
  ['!', 'i'],
  ['0', 'o'],
  ['5', 's'],
  ['$', 's'],
  ['7', 't'],
]

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns a text with letters in place of the signs that look like them. */
const spelled = (text: string): string =>
  LOOKS.reduce((left, [sign, letter]) => left.replaceAll(sign, letter), text)

/** Counts characters that a guess must find: none of words, short numbers, repetitions, sequences such as `abc`. */
const others = (text: string, words: readonly string[]): number => {
  const rest = words
    .reduce((left, word) => left.replaceAll(word, ' '), text)
    .replaceAll(/(?<!\d)\d{1,4}(?!\d)/g, ' ')
  const points = Array.from(rest, (character) => Number(character.codePointAt(0)))
  return points.filter((point, index) => {
    // The first character has no step: NaN.
    const step = point - Number(points[index - 1])
    return point !== 32 && !(Math.abs(step) <= 1) && step !== -9
  }).length
}

const isGuessed = (password: string, words: readonly string[]): boolean => {
  const sorted = words.toSorted((one, other) => other.length - one.length)
  const text = plain(password)
  return [text, spelled(text)].some((written) => others(written, sorted) < OTHERS_MIN)
}

/** Returns the words of a text that count as context. */
const wordsIn = (text: string): readonly string[] => [
  ...plain(text).split(/[^\p{L}\p{N}]+/u),
  plain(text)
    .replace(/@.*/s, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, ''),
]

/**
 * Checks a new password (PTL-28): its length in Unicode code points, and whether a guess finds most of it. `context`:
 * the name of the brand and the e-mail address of its owner. Null if it is accepted.
 */
export const passwordFailure = (password: string, context: readonly string[]): PasswordFailure | null => {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return { _tag: 'PasswordShort' }
  if (length > PASSWORD_MAX) return { _tag: 'PasswordLong' }
  if (isGuessed(password, FAMOUS)) return { _tag: 'PasswordFamous' }
  const words = context.flatMap(wordsIn).filter((word) => word.length >= WORD_MIN)
  return isGuessed(password, [...FAMOUS, ...words]) ? { _tag: 'PasswordContext' } : null
}
