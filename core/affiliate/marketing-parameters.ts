import { marketingParameters } from '../query/query-parameters.ts'
import type { ParameterTexts, Query } from '../query/query.ts'
import { readParameters } from '../query/query.ts'
import { isPlainText } from '../shared/text.ts'

export type MarketingParameter = keyof typeof marketingParameters

/** The marketing parameters of a landing page. Null for a missing parameter. */
export type Marketing = ParameterTexts<MarketingParameter>

/** Longest marketing parameter, in characters (AFF-05). */
export const MARKETING_MAX = 128

const plain = (text: string): string | null => {
  const trimmed = text.trim()
  return trimmed !== '' && trimmed.length <= MARKETING_MAX && isPlainText(trimmed) ? trimmed : null
}

/**
 * Reads the marketing parameters of a query, without outer white space. An empty, repeated, too long or malformed
 * parameter counts as missing (AFF-05).
 */
export const readMarketing = (query: Query): Marketing => {
  const texts = Object.entries(readParameters(marketingParameters, query))
  return Object.fromEntries(texts.map(([key, text]) => [key, plain(text ?? '')])) as Marketing
}

/** The name and text of a parameter that a page passes on to the next one. */
export type CarriedParameter = readonly [name: string, text: string]

/** Returns the marketing parameters that a page passes on (AFF-06). */
export const carriedIn = (query: Query): readonly CarriedParameter[] =>
  Object.entries(readMarketing(query)).flatMap(([key, text]) =>
    text === null ? [] : [[marketingParameters[key as MarketingParameter], text] as const],
  )
