import { leadingWords, numberedRoads } from './street-words.ts'

const NUMBER = /^(?:\d+[A-Z]?|\d+-\d+[A-Z]?)$/
const GRID = /^[NSEW]\d+[NSEW]\d+$/
const SIGN = /^(?:NO|NUM|NUMERO|#)$/

type Numbered = { readonly number: string; readonly words: readonly string[] }

const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '')

/** Takes the number that begins a street: digits, fraction, grid number, or letter and digits before Spanish. */
export const numberFirst = (typed: readonly string[]): Numbered | null => {
  const [sign = '', next = ''] = typed
  const words = SIGN.test(sign) && /^\d/.test(next) ? typed.slice(1) : typed
  const [first = '', second = '', ...rest] = words
  if (second === '') return null
  if (first === 'ONE') return { number: '1', words: words.slice(1) }
  if (GRID.test(first)) return { number: first, words: words.slice(1) }
  if (/^[NSEW]\d+$/.test(first) && GRID.test(first + second)) return { number: first + second, words: rest }
  if (/^\d+$/.test(first) && /^\d\/\d$/.test(second))
    return { number: `${withoutZeros(first)} ${second}`, words: rest }
  if (NUMBER.test(first)) return { number: withoutZeros(first), words: words.slice(1) }
  if (/^[A-Z]\d+$/.test(first) && leadingWords.has(second)) return { number: first, words: words.slice(1) }
  if (
    /^[A-Z]$/.test(first) &&
    /^\d+$/.test(second) &&
    rest.some((word, at) => at === 0 && leadingWords.has(word))
  )
    return { number: first + second, words: rest }
  return null
}

/** Checks for the words of a street that lacks its number: `Calle`, `County Road`. */
const isBare = (words: readonly string[]): boolean => {
  const text = words.join(' ')
  const isRoad = (written: string): boolean => numberedRoads.some(([, road]) => road.test(written))
  return (words.length === 1 && leadingWords.has(text)) || (isRoad(`${text} 1`) && !isRoad(text))
}

/** Takes the number that ends a street: `Magnolia Street 742`, `Calle 5 #D-12`. Numbered roads retain theirs. */
export const numberLast = (typed: readonly string[]): Numbered | null => {
  const [number = ''] = typed.slice(-1)
  const rest = typed.slice(0, -1)
  const isSigned = SIGN.test(rest.at(-1) ?? '')
  const words = isSigned ? rest.slice(0, -1) : rest
  if (words.length === 0 || !/^(?:[A-Z]?\d+|\d+[A-Z]?|\d+-\d+)$/.test(number)) return null
  return !isSigned && isBare(words) ? null : { number: withoutZeros(number), words }
}
