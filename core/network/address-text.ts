import { stateNames, usStates } from '../shared/us-state.ts'
import { foldText } from '../shared/text.ts'
import { suffixes } from './street-words.ts'

/** Splits an address at commas, semicolons, line breaks and spaced dashes into upper-case words; `#` is a word. */
export const partsOf = (text: string): readonly string[] =>
  text
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .replace(/[\r\n;]+/g, ',')
    .replace(/(?<=\d) - (?=\d)/g, '-')
    .replace(/ [-–—] /g, ',')
    .split(',')
    .map((part) =>
      foldText(part)
        .toUpperCase()
        .replace(/['’]/g, '')
        .replace(/\bN[º°]/g, 'NO ')
        .replace(/\bC\/ ?/g, 'CALLE ')
        .replace(/\bEE ?\. ?UU\b/g, 'EEUU')
        .replace(/\b([A-Z])\.(?= ?[A-Z]\b)/g, '$1')
        .replace(/(\d)-(?=\d\/\d)/g, '$1 ')
        .replace(/\b([A-Z])-(?=\d)/g, '$1')
        .replace(/(\d)-(?=[A-Z]\b)/g, '$1')
        .replace(/\b(APTO?|UNIT|STE|LOT|BLDG)(?=\d)/g, '$1 ')
        .replace(/#/g, ' # ')
        .replace(/(?<!\d)[-/]|[-/](?!\d)/g, ' ')
        .replace(/[^\p{L}\p{N}#/-]+/gu, ' ')
        .trim(),
    )
    .filter((part) => part !== '')

const COUNTRY = / ?\b(?:USA|U S A|US|UNITED STATES(?: OF AMERICA)?|EEUU|EE UU|ESTADOS UNIDOS)$/

const ZIP = /(?:^| )(\d{5})(?:-?\d{4})?$/

const stateCodes: ReadonlyMap<string, string> = new Map([
  ...usStates.flatMap((code) => [[code, code] as const, [stateNames[code].toUpperCase(), code] as const]),
  ['FLA', 'FL'],
  ['PR', 'PR'],
  ['PUERTO RICO', 'PR'],
])

const STATE = new RegExp(
  `(?:^| )(${[...stateCodes.keys()].toSorted((a, b) => b.length - a.length).join('|')})$`,
)

const hasSuffix = (text: string): boolean =>
  text
    .split(' ')
    .slice(1)
    .some((word) => suffixes.has(word))

type Place = { readonly parts: readonly string[]; readonly state: string; readonly zip: string }

/** Takes country, zip and state from the end. A final `CT` without another suffix is a court, not a state. */
export const placeOf = (written: readonly string[]): Place => {
  const parts = [...written]
  const take = (
    pattern: RegExp,
    isAllowed: (rest: string, found: string) => boolean = () => true,
  ): string => {
    const last = parts.at(-1) ?? ''
    const [all, found = ''] = pattern.exec(last) ?? ['']
    const rest = last.slice(0, last.length - all.length)
    if (all === '' || (rest === '' && parts.length === 1) || !isAllowed(rest, found)) return ''
    parts.splice(-1, 1, ...(rest === '' ? [] : [rest]))
    return found
  }
  if (parts.length > 1 || ZIP.test((parts[0] ?? '').replace(COUNTRY, ''))) take(COUNTRY)
  const zip = take(ZIP, (rest) => parts.length > 1 || /^\S*\d/.test(rest))
  const state = take(
    STATE,
    (rest, found) =>
      (parts.length > 1 || zip !== '') && (!suffixes.has(found) || !/^\S*\d/.test(rest) || hasSuffix(rest)),
  )
  return { parts, state: stateCodes.get(state) ?? '', zip }
}
