import { either as E } from 'fp-ts'
import type { MetadataFailure } from './metadata.failure.ts'
import type { OpenGraph, PageMetadata } from './page-metadata.ts'
import { fillTemplate } from './template.ts'

/** A route as metadata are looked up by: without query, fragment, case and slashes at the end, with one in front (MET-02). */
export const routeKey = (route: string): string =>
  `/${route
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')}`

export type PageRecord = { readonly route: string; readonly metadata: PageMetadata }

/** The metadata of a route, or null for a route without any (MET-02). */
export const findMetadata = (pages: readonly PageRecord[], route: string): PageMetadata | null => {
  const wanted = routeKey(route)
  return pages.find((page) => routeKey(page.route) === wanted)?.metadata ?? null
}

const decoded = (segment: string): string =>
  E.getOrElse(() => segment)(
    E.tryCatch(
      () => decodeURIComponent(segment),
      () => null,
    ),
  )

/** The last segment of a route as words, the first with a capital; nothing for the root and for what can't be read (MET-03). */
export const nameOfRoute = (route: string): string => {
  const words = decoded(routeKey(route).replace(/^.*\//s, ''))
    .replace(/[\p{C}\p{Z}_-]+/gu, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a page without metadata says: texts with the tokens `{page}` and `{brand}`, and where the site stands. */
export type FallbackWords = {
  readonly title: string
  readonly description: string
  readonly brand: string
  readonly og: Omit<OpenGraph, 'title' | 'description'>
}

/** Metadata for a route that has none, from its last segment, and out of search engines. Fails with `UnknownToken` (MET-03). */
export const fallbackMetadata = (
  route: string,
  words: FallbackWords,
): E.Either<MetadataFailure, PageMetadata> => {
  const values = { page: nameOfRoute(route) || words.brand, brand: words.brand }
  const title = fillTemplate(words.title, values)
  if (E.isLeft(title)) return title
  const description = fillTemplate(words.description, values)
  if (E.isLeft(description)) return description
  const said = { title: title.right, description: description.right }
  return E.right({
    ...said,
    og: { ...words.og, ...said },
    schema: [],
    isRobotsIndexAndFollow: false,
    h1Hidden: null,
    h1Header: null,
    h1Title: null,
  })
}
