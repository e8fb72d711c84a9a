import { either as E } from 'fp-ts'
import type { Reader } from '../shared/reader.ts'
import { type Language, pathIn } from '../shared/language.ts'
import { flagField, listField, nullField, recordField, textField } from '../shared/reader.ts'
import type { MetadataFailure } from './metadata.failure.ts'

/** The Open Graph data of a page. `url` is its English address, `urlEsp` its Spanish one, both absolute. */
export type OpenGraph = {
  readonly title: string
  readonly description: string
  readonly image: string
  readonly url: string
  readonly urlEsp: string
}

/** Page metadata for search engines and shared links. At most one heading; `schema` lists structured data. */
export type PageMetadata = {
  readonly title: string
  readonly description: string
  readonly og: OpenGraph
  readonly schema: readonly unknown[]
  readonly isRobotsIndexAndFollow: boolean
  readonly h1Hidden: string | null
  readonly h1Header: string | null
  readonly h1Title: string | null
}

/** Limits of the metadata of a page, chosen here: what search engines read. */
export const metadataLimits = { title: 120, description: 400, url: 500, schema: 60 } as const

const title = textField(metadataLimits.title)
const description = textField(metadataLimits.description)
const url = textField(metadataLimits.url)
const anything: Reader<unknown> = (value) => E.right(value)

const metadata = recordField<PageMetadata>({
  title,
  description,
  og: recordField<OpenGraph>({ title, description, image: url, url, urlEsp: url }),
  schema: listField(anything, metadataLimits.schema),
  isRobotsIndexAndFollow: flagField,
  h1Hidden: nullField(title),
  h1Header: nullField(title),
  h1Title: nullField(title),
})

const isCanonical = (text: string): boolean => /^https:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/.test(text)

/**
 * Parses the metadata of a page from unknown JSON: absolute addresses without query and fragment, at most one heading.
 * Fails with one of `MetadataFailure` (MET-01).
 */
export const parsePageMetadata = (value: unknown): E.Either<MetadataFailure, PageMetadata> => {
  const read = metadata(value, '')
  if (E.isLeft(read)) return read
  const { og, h1Hidden, h1Header, h1Title } = read.right
  const field = (['image', 'url', 'urlEsp'] as const).find((name) => !isCanonical(og[name]))
  if (field !== undefined) return E.left({ _tag: 'UrlNotCanonical', field: `og.${field}` })
  const headings = [h1Hidden, h1Header, h1Title].filter((heading) => heading !== null)
  return headings.length > 1 ? E.left({ _tag: 'HeadingTwice' }) : read
}

/** A page in one language, before its addresses are complete. `path` is its Spanish path and begins with a slash. */
export type LocalPage = Pick<PageMetadata, 'title' | 'description' | 'schema'> & {
  readonly path: string
  readonly isIndexed: boolean
  /** Whether the page exists in English too. */
  readonly isTranslated?: boolean
  /** The Spanish path of the page with the same content that search engines index instead. */
  readonly canonicalPath?: string | null
  /** The path of its image in shared links. */
  readonly image?: string
  /** Its visually hidden top heading. */
  readonly h1Hidden?: string
}

/** The path of the image of shared links, on every origin. */
export const SHARE_IMAGE = '/share.png'

/** Returns a page's metadata at an origin: English and Spanish address, equal for a page in one language (MET-05). */
export const localMetadata = (page: LocalPage, origin: string): PageMetadata => {
  const { title, description, schema, path, isIndexed, isTranslated = false, image = SHARE_IMAGE } = page
  const own = page.canonicalPath ?? path
  const address = (language: Language): string => `${origin}${pathIn(language, own)}`
  return {
    title,
    description,
    og: {
      title,
      description,
      image: `${origin}${image}`,
      url: address(isTranslated ? 'en' : 'es'),
      urlEsp: address('es'),
    },
    schema,
    isRobotsIndexAndFollow: isIndexed,
    h1Hidden: page.h1Hidden ?? null,
    h1Header: null,
    h1Title: null,
  }
}
