import { foldText } from '../shared/text.ts'
import type { HelpEntry } from './help-entry.ts'

/** The most answers that a search shows. */
export const HELP_RESULTS = 5

/** Words that say nothing about the subject of a question. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a al como con cual de del el en es esta hay la las lo los me mi no o para por que se si su tu un una y'.split(
    ' ',
  ),
)

/** Returns the words of a question that name its subject. A plural is searched by its stem. */
const wordsOf = (question: string): readonly string[] =>
  (foldText(question).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !EMPTY_WORDS.has(word))
    .map((word) => (word.length > 4 ? word.replace(/e?s$/, '') : word))

const scoreOf = ({ title, text }: HelpEntry, words: readonly string[]): number => {
  const [inTitle, inText] = [foldText(title), foldText(text)]
  const scores = words.map((word) => (inTitle.includes(word) ? 3 : 0) + (inText.includes(word) ? 1 : 0))
  return scores.reduce((sum, score) => sum + score, 0)
}

/**
 * Returns entries with words of a question, at most `HELP_RESULTS`: those with more words first, headings before words
 * of the text. Accents and case make no difference. A question without words gets the first entries (HLP-01).
 */
export const searchHelp = (entries: readonly HelpEntry[], question: string): readonly HelpEntry[] => {
  const words = wordsOf(question)
  if (words.length === 0) return entries.slice(0, HELP_RESULTS)
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, HELP_RESULTS)
    .map(({ entry }) => entry)
}
