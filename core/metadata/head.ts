import { either as E } from 'fp-ts'
import type { MetadataFailure } from './metadata.failure.ts'
import type { PageMetadata } from './page-metadata.ts'
import type { Environment, Robots } from './robots.ts'
import { robotsOf } from './robots.ts'
import { structuredDataScript } from './structured-data.ts'

export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** What stands in the head of a document, as data. `other` is what metadata never touch. */
export type HeadElement =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'description'; readonly text: string }
  | { readonly kind: 'robots'; readonly content: Robots }
  | { readonly kind: 'canonical'; readonly href: string }
  | { readonly kind: 'alternate'; readonly hreflang: Language; readonly href: string }
  | { readonly kind: 'openGraph'; readonly property: string; readonly content: string }
  | { readonly kind: 'structuredData'; readonly key: string; readonly json: string }
  | { readonly kind: 'other'; readonly text: string }

/** Where and for whom a head is written. */
export type HeadPlace = {
  readonly route: string
  readonly language: Language
  readonly environment: Environment
}

/** `unwritten`: the structured data that were left out, and why; the rest of the head stands without them. */
export type PageHead = {
  readonly elements: readonly HeadElement[]
  readonly unwritten: readonly MetadataFailure[]
}

/** The address of a page in a language: its canonical one, and what its twin names as alternate (MET-05). */
export const hrefIn = ({ og }: Pick<PageMetadata, 'og'>, language: Language): string =>
  language === 'es' ? og.urlEsp : og.url

/**
 * The head of a page: title, description, robots, canonical address, both languages as alternates of each other, how it is shared, and
 * its structured data; data that can't be written are left out and named (MET-04, MET-05, MET-06).
 */
export const headOf = (metadata: PageMetadata, place: HeadPlace): PageHead => {
  const { og } = metadata
  const canonical = hrefIn(metadata, place.language)
  const robots = robotsOf(place.environment, metadata.isRobotsIndexAndFollow)
  const scripts = metadata.schema.map((value, index) => structuredDataScript(place.route, index, value))
  const shared = { title: og.title, description: og.description, image: og.image, url: canonical }
  return {
    elements: [
      { kind: 'title', text: metadata.title },
      { kind: 'description', text: metadata.description },
      ...(robots === null ? [] : [{ kind: 'robots' as const, content: robots }]),
      { kind: 'canonical', href: canonical },
      ...languages.map((hreflang) => ({
        kind: 'alternate' as const,
        hreflang,
        href: hrefIn(metadata, hreflang),
      })),
      ...Object.entries(shared).map(([name, content]) => ({
        kind: 'openGraph' as const,
        property: `og:${name}`,
        content,
      })),
      ...scripts.flatMap((script) =>
        E.isRight(script) ? [{ kind: 'structuredData' as const, ...script.right }] : [],
      ),
    ],
    unwritten: scripts.flatMap((script) => (E.isLeft(script) ? [script.left] : [])),
  }
}

/** What a navigation takes out of a head and what it puts in, in that order. */
export type HeadChange = {
  readonly removed: readonly HeadElement[]
  readonly added: readonly HeadElement[]
}

const parts = ['kind', 'text', 'content', 'href', 'hreflang', 'property', 'key', 'json']

/** Elements that say the same have one name, whatever the order of their fields. */
const nameOf = (element: HeadElement): string => JSON.stringify(element, parts)

/**
 * What changes from the head that stands to the next one: what metadata wrote and the next does not say is removed, repetitions too;
 * what stands already stays, and so does everything metadata did not write (MET-07).
 */
export const changeHead = (standing: readonly HeadElement[], next: readonly HeadElement[]): HeadChange => {
  const wanted = new Set(next.map(nameOf))
  const names = standing.map(nameOf)
  return {
    removed: standing.filter((element, at) => {
      const name = nameOf(element)
      return element.kind !== 'other' && (!wanted.has(name) || names.indexOf(name) !== at)
    }),
    added: next.filter((element) => !names.includes(nameOf(element))),
  }
}
