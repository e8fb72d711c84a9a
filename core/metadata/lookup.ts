import { either as E } from 'fp-ts'
import type { MetadataFailure } from './metadata.failure.ts'
import type { OpenGraph, PageMetadata } from './page-metadata.ts'
import { fillTemplate } from './template.ts'

/** Normalizes a route for the look-up of metadata: without query, fragment, case and trailing slashes, with one leading slash (MET-02). */
export const routeKey = (route: string): string =>
  `/${route
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')}`

export type RoutedMetadata = { readonly route: string; readonly metadata: PageMetadata }

/** Returns the metadata of a route, or null without any (MET-02). */
export const findMetadata = (pages: readonly RoutedMetadata[], route: string): PageMetadata | null => {
  const key = routeKey(route)
  return pages.find((page) => routeKey(page.route) === key)?.metadata ?? null
}

const decoded = (segment: string): string =>
  E.getOrElse(() => segment)(
    E.tryCatch(
      () => decodeURIComponent(segment),
      () => null,
    ),
  )

/** Returns the last segment of a route as words with a leading capital. Empty for the root and for a segment without visible characters (MET-03). */
export const nameOfRoute = (route: string): string => {
  const words = decoded(routeKey(route).replace(/^.*\//s, ''))
    .replace(/[\p{C}\p{Z}_-]+/gu, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Texts for a page without metadata, with the tokens `{page}` and `{brand}`, and the origin of the site. */
export type FallbackWords = {
  readonly title: string
  readonly description: string
  readonly brand: string
  readonly og: Omit<OpenGraph, 'title' | 'description'>
}

/** Returns metadata for a route without its own, from its last segment, excluded from search engines. Fails with `UnknownToken` (MET-03). */
export const fallbackMetadata = (
  route: string,
  words: FallbackWords,
): E.Either<MetadataFailure, PageMetadata> => {
  const values = { page: nameOfRoute(route) || words.brand, brand: words.brand }
  const title = fillTemplate(words.title, values)
  if (E.isLeft(title)) return title
  const description = fillTemplate(words.description, values)
  if (E.isLeft(description)) return description
  const texts = { title: title.right, description: description.right }
  return E.right({
    ...texts,
    og: { ...words.og, ...texts },
    schema: [],
    isRobotsIndexAndFollow: false,
    h1Hidden: null,
    h1Header: null,
    h1Title: null,
  })
}
