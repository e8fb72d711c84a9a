import type { FastifyRequest } from 'fastify'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { carriedIn } from '#core/affiliate/marketing-parameters.ts'
import { parseQuery, readParameters } from '#core/query/query.ts'
import { withoutHidden } from '#core/shared/text.ts'

const TEXT_MAX = 200

type PageRequest = Pick<FastifyRequest, 'url'>

/** Returns the query of a request as it is in its url, without the question mark. */
export const queryOf = ({ url }: PageRequest): string => url.slice(`${url}?`.indexOf('?') + 1)

/** Returns the parameters, limited in length, without hidden characters; empty if one is missing or repeated. */
export const textsOf = <K extends string>(
  names: Readonly<Record<K, string>>,
  request: PageRequest,
): Readonly<Record<K, string>> => {
  const texts = Object.entries<string | null>(readParameters(names, parseQuery(queryOf(request))))
  return Object.fromEntries(
    texts.map(([key, text]) => [key, withoutHidden((text ?? '').slice(0, TEXT_MAX))]),
  ) as Record<K, string>
}

/** Returns the marketing parameters of a request (AFF-06). */
export const carriedOf = (request: PageRequest): readonly CarriedParameter[] =>
  carriedIn(parseQuery(queryOf(request)))

/** Returns the marketing parameters of the page of this store that led to a request (AFF-06). */
export const referredIn = ({
  host,
  headers: { referer = '' },
}: Pick<FastifyRequest, 'host' | 'headers'>): readonly CarriedParameter[] => {
  if (!URL.canParse(referer)) return []
  const page = new URL(referer)
  return page.host === host ? carriedIn(parseQuery(page.search)) : []
}
