import type { PageRoute } from '#core/routes/site-pages.ts'
import type { Language } from '#core/shared/language.ts'

/** A written page: its record's facts, where it is, and its HTML. Links lead to every page that is indexed. */
export type CheckedPage = {
  readonly route: PageRoute
  readonly language: Language
  readonly at: string
  readonly title: string
  readonly description: string
  readonly html: string
  readonly isIndexed: boolean
}

/** How many links lead from the landing page to any page, except for those of campaigns. */
export const MAX_CLICKS = 3

const hrefsIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'))

const idsIn = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id))

const imagesIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<img\s[^>]*?src="([^"]*)"/g), ([, src = '']) => src)

const pathOf = (href: string): string => href.replace(/[?#].*$/s, '')

const brokenLinks = (page: CheckedPage, isKnown: (path: string) => boolean): readonly string[] => {
  const ids = idsIn(page.html)
  const isBroken = (href: string): boolean => {
    if (href.startsWith('#')) return !ids.has(href.slice(1))
    return href.startsWith('/') && !isKnown(pathOf(href))
  }
  const missing = imagesIn(page.html).filter((src) => src.startsWith('/') && !isKnown(src))
  return [...hrefsIn(page.html).filter(isBroken), ...missing].map(
    (href) => `${page.at}: ${href} does not exist`,
  )
}

const repeated = (pages: readonly CheckedPage[], field: 'title' | 'description'): readonly string[] => {
  const seen = new Map<string, string>()
  return pages.flatMap((page) => {
    const first = seen.get(page[field])
    seen.set(page[field], page.at)
    return first === undefined ? [] : [`${page.at}: has the ${field} of ${first}`]
  })
}

/** Returns the pages that the links of a landing page reach within the permitted clicks. */
const reachedFrom = (
  home: CheckedPage,
  pages: ReadonlyMap<string, CheckedPage>,
): ReadonlySet<CheckedPage> => {
  const reached = new Set([home])
  let edge: readonly CheckedPage[] = [home]
  for (let clicks = 0; clicks < MAX_CLICKS; clicks += 1) {
    edge = edge
      .flatMap(({ html }) => hrefsIn(html).flatMap((href) => pages.get(pathOf(href)) ?? []))
      .filter((page) => !reached.has(page))
    for (const page of edge) reached.add(page)
  }
  return reached
}

const orphans = (pages: readonly CheckedPage[]): readonly string[] => {
  const byPath = new Map(pages.map((page) => [page.at, page]))
  return pages
    .filter(({ route }) => route === '/')
    .flatMap((home) => {
      const reached = reachedFrom(home, byPath)
      return pages
        .filter((page) => page.language === home.language && page.isIndexed && !reached.has(page))
        .map(({ at }) => `${at}: is more than ${MAX_CLICKS} clicks from ${home.at}`)
    })
}

/**
 * Returns what is wrong with the public pages: links and images that lead nowhere, repeated titles and descriptions,
 * and pages that no visitor finds. `isKnown` says whether the store answers a path.
 */
export const siteFaults = (
  pages: readonly CheckedPage[],
  isKnown: (path: string) => boolean,
): readonly string[] => [
  ...pages.flatMap((page) => brokenLinks(page, isKnown)),
  ...repeated(pages, 'title'),
  ...repeated(pages, 'description'),
  ...orphans(pages),
]
