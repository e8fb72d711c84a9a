import { either as E } from 'fp-ts'
import type { MetadataFailure } from './metadata.failure.ts'
import type { PageMetadata } from './page-metadata.ts'
import type { Environment, Robots } from './robots.ts'
import { robotsOf } from './robots.ts'
import { structuredDataScript } from './structured-data.ts'
import { type Language, languages } from '../shared/language.ts'

/** A language of a page, or `x-default` for readers of any other language. */
export type AlternateLanguage = Language | 'x-default'

/** An element in the head of a document, as data. `other` elements are not managed by metadata. */
export type HeadElement =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'description'; readonly text: string }
  | { readonly kind: 'robots'; readonly content: Robots }
  | { readonly kind: 'canonical'; readonly href: string }
  | { readonly kind: 'alternate'; readonly hreflang: AlternateLanguage; readonly href: string }
  | { readonly kind: 'openGraph'; readonly property: string; readonly content: string }
  | { readonly kind: 'structuredData'; readonly key: string; readonly json: string }
  | { readonly kind: 'other'; readonly text: string }

/** The languages that a page names as alternates, in order. */
export const alternateLanguages: readonly AlternateLanguage[] = [...languages, 'x-default']

/** The route, language and environment of a head. */
export type HeadPlace = {
  readonly route: string
  readonly language: Language
  readonly environment: Environment
}

/** A head. `unwritten` lists the structured data that were left out, with the reason. */
export type PageHead = {
  readonly elements: readonly HeadElement[]
  readonly unwritten: readonly MetadataFailure[]
}

/** Returns the address of a page in a language (MET-05). */
export const hrefIn = ({ og }: Pick<PageMetadata, 'og'>, language: Language): string =>
  language === 'es' ? og.urlEsp : og.url

/** Returns title, description and robots tag: the head of a document without its own address (MET-04). */
export const textElements = (
  page: Pick<PageMetadata, 'title' | 'description' | 'isRobotsIndexAndFollow'>,
  environment: Environment,
): readonly HeadElement[] => {
  const robots = robotsOf(environment, page.isRobotsIndexAndFollow)
  return [
    { kind: 'title', text: page.title },
    { kind: 'description', text: page.description },
    ...(robots === null ? [] : [{ kind: 'robots' as const, content: robots }]),
  ]
}

/** A page in one language has no alternates. Readers of other languages get the Spanish page. */
const alternates = (metadata: PageMetadata): readonly HeadElement[] =>
  metadata.og.url === metadata.og.urlEsp
    ? []
    : alternateLanguages.map((hreflang) => ({
        kind: 'alternate',
        hreflang,
        href: hrefIn(metadata, hreflang === 'x-default' ? 'es' : hreflang),
      }))

/**
 * Returns the head of a page: title, description, robots, canonical address, its languages as alternates of each other,
 * Open Graph and structured data. Data that can't be written are left out and named (MET-04, MET-05, MET-06).
 */
export const headOf = (metadata: PageMetadata, place: HeadPlace): PageHead => {
  const { og } = metadata
  const canonical = hrefIn(metadata, place.language)
  const scripts = metadata.schema.map((value, index) => structuredDataScript(place.route, index, value))
  const shared = {
    type: 'website',
    title: og.title,
    description: og.description,
    image: og.image,
    url: canonical,
  }
  return {
    elements: [
      ...textElements(metadata, place.environment),
      { kind: 'canonical', href: canonical },
      ...alternates(metadata),
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

/** The elements that a navigation removes from a head and the elements it adds, in this order. */
export type HeadChange = {
  readonly removed: readonly HeadElement[]
  readonly added: readonly HeadElement[]
}

const parts = ['kind', 'text', 'content', 'href', 'hreflang', 'property', 'key', 'json']

/** Returns a key that equal elements share, independent of the order of their fields. */
const nameOf = (element: HeadElement): string => JSON.stringify(element, parts)

/**
 * Compares the current head with the next one. Elements of metadata that the next head does not have are removed,
 * repetitions too; `other` elements stay (MET-07).
 */
export const changeHead = (current: readonly HeadElement[], next: readonly HeadElement[]): HeadChange => {
  const wanted = new Set(next.map(nameOf))
  const names = current.map(nameOf)
  return {
    removed: current.filter((element, at) => {
      const name = nameOf(element)
      return element.kind !== 'other' && (!wanted.has(name) || names.indexOf(name) !== at)
    }),
    added: next.filter((element) => !names.includes(nameOf(element))),
  }
}
