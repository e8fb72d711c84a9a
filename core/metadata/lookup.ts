import { missingPageParameters } from '../query/query-parameters.ts'
import { either as E } from 'fp-ts'
import type { MetadataFailure } from './metadata.failure.ts'
import type { PageMetadata } from './page-metadata.ts'
import { paths } from '../routes/routes.ts'
import { fillTemplate } from './template.ts'

/** Normalizes a route for look-up: no query, fragment, case, trailing or repeated slash; one leading slash (MET-02). */
export const routeKey = (route: string): string =>
  `/${route
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .replace(/\/{2,}/g, '/')}`

const decoded = (segment: string): string =>
  E.getOrElse(() => segment)(
    E.tryCatch(
      () => decodeURIComponent(segment),
      () => null,
    ),
  )

/** The longest name of a page, in characters. Chosen here: a tab of a browser shows no more. */
export const ROUTE_NAME_MAX = 60

const lastSegment = (route: string): string => routeKey(route).replace(/^.*\//s, '')

/**
 * Returns the last segment of a route as words with a leading capital. Empty for the root and for a segment without
 * visible characters (MET-03).
 */
export const nameOfRoute = (route: string): string => {
  const words = decoded(lastSegment(route))
    .replace(/[\p{C}\p{Z}_-]+/gu, ' ')
    .trim()
  const shortened = Array.from(words).slice(0, ROUTE_NAME_MAX).join('').trim()
  return shortened.charAt(0).toUpperCase() + shortened.slice(1)
}

/** Texts for a page without metadata, with the tokens `{page}` and `{brand}`. */
export type FallbackWords = Pick<PageMetadata, 'title' | 'description'> & { readonly brand: string }

/** The texts of a page without metadata. Search engines do not index it. */
export type FallbackTexts = Pick<PageMetadata, 'title' | 'description' | 'isRobotsIndexAndFollow'>

/** Returns the texts of a route without metadata, from its last segment. Fails with `UnknownToken` (MET-03). */
export const fallbackTexts = (
  route: string,
  words: FallbackWords,
): E.Either<MetadataFailure, FallbackTexts> => {
  const values = { page: nameOfRoute(route) || words.brand, brand: words.brand }
  const title = fillTemplate(words.title, values)
  if (E.isLeft(title)) return title
  const description = fillTemplate(words.description, values)
  if (E.isLeft(description)) return description
  return E.right({
    title: title.right,
    description: description.right,
    isRobotsIndexAndFollow: false,
  })
}

/** Returns the not-found page of a path; its head names the path's last segment (MET-03, GRD-06). */
export const missingPageHref = (path: string): string => {
  const last = lastSegment(path)
  if (last === '' || `/${last}` === paths.notFound) return paths.notFound
  const segment = Array.from(last.replace(/\p{Cs}/gu, '\uFFFD')).slice(0, ROUTE_NAME_MAX)
  return `${paths.notFound}?${missingPageParameters.page}=${encodeURIComponent(segment.join(''))}`
}
