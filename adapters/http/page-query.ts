import type { FastifyRequest } from 'fastify'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { carriedParameters } from '#core/affiliate/marketing-parameters.ts'
import { withoutHidden } from '#core/shared/text.ts'

/** Returns a text of a parsed query, limited in length and without hidden characters; empty if it is missing or repeated. */
export const textOf = (query: unknown, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? withoutHidden(value.slice(0, 200)) : ''
}

/** Returns the query of a request as it is in its url, without the question mark. */
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.slice(`${url}?`.indexOf('?') + 1)

const carriedIn = (query: URLSearchParams): readonly CarriedParameter[] =>
  carriedParameters((name) => query.getAll(name))

/** Returns the marketing parameters of a request (AFF-06). */
export const carriedOf = (request: Pick<FastifyRequest, 'url'>): readonly CarriedParameter[] =>
  carriedIn(new URLSearchParams(queryOf(request)))

/** Returns the marketing parameters of the page of this store that led to a request (AFF-06). */
export const referredIn = ({
  host,
  headers: { referer = '' },
}: Pick<FastifyRequest, 'host' | 'headers'>): readonly CarriedParameter[] => {
  if (!URL.canParse(referer)) return []
  const page = new URL(referer)
  return page.host === host ? carriedIn(page.searchParams) : []
}
