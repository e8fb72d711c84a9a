import type { HeadElement } from '#core/metadata/head.ts'

/** An element of a document head. `text` is its content. */
export type HeadTag = {
  readonly name: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** The elements that metadata writes. Elements of kind `other` are only found in a document. */
export type WrittenElement = Exclude<HeadElement, { readonly kind: 'other' }>

/** The script type of structured data: a data block, which no browser runs. */
export const STRUCTURED_DATA = 'application/ld+json'

const meta = (attributes: HeadTag['attributes']): HeadTag => ({ name: 'meta', attributes, text: '' })
const link = (attributes: HeadTag['attributes']): HeadTag => ({ name: 'link', attributes, text: '' })

/** Returns the tag of a head element, for HTML text and for the DOM. */
export const tagOf = (element: WrittenElement): HeadTag => {
  switch (element.kind) {
    case 'title':
      return { name: 'title', attributes: {}, text: element.text }
    case 'description':
      return meta({ name: 'description', content: element.text })
    case 'robots':
      return meta({ name: 'robots', content: element.content })
    case 'canonical':
      return link({ rel: 'canonical', href: element.href })
    case 'alternate':
      return link({ rel: 'alternate', hreflang: element.hreflang, href: element.href })
    case 'openGraph':
      return meta({ property: element.property, content: element.content })
    default:
      return {
        name: 'script',
        attributes: { type: STRUCTURED_DATA, 'data-key': element.key },
        text: element.json,
      }
  }
}

/** Filters out the elements that metadata does not write. */
export const writtenOf = (elements: readonly HeadElement[]): readonly WrittenElement[] =>
  elements.filter((element): element is WrittenElement => element.kind !== 'other')
