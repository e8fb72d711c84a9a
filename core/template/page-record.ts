import type { PageRoute } from '../routes/site-pages.ts'
import type { SectionKind } from './section-kind.ts'
import type { Contents } from './section-contents.ts'

/** The kinds of sections that public pages have. */
export type PageSectionKind = Extract<SectionKind, keyof Contents>

/** A section of one kind, or of any kind. */
export type PageSection<K extends PageSectionKind = PageSectionKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & Contents[Kind]
}[K]

/** The parts of a page that a script replaces when a visitor is about to use them. */
export const islandNames = ['addressForm', 'orderStatus', 'savingsCalculator'] as const

export type IslandName = (typeof islandNames)[number]

/** The texts of a public page in one language: what search engines and shared links show, and its sections in order. */
export type PageText = {
  readonly title: string
  readonly description: string
  /** The visually hidden top heading, on a page whose sections have none (MET-08). */
  readonly h1Hidden?: string
  readonly sections: readonly PageSection[]
}

/** A public page in one language. `route` is its path in the specification, `path` its Spanish path at the brand. */
export type PageRecord = PageText & {
  readonly route: PageRoute
  readonly path: string
  readonly isIndexed: boolean
}

const hasForm = (section: PageSection): boolean =>
  section.kind === 'hero' ||
  section.kind === 'order' ||
  section.kind === 'address' ||
  ((section.kind === 'opening' || section.kind === 'action') && section.hasAddressForm === true)

/** Lists the islands of a page, in order. */
export const islandsOf = ({ sections }: Pick<PageRecord, 'sections'>): readonly IslandName[] =>
  sections.flatMap((section): readonly IslandName[] => {
    if (section.kind === 'tool') return section.tool === 'savingsCalculator' ? [section.tool] : []
    return hasForm(section) ? ['addressForm'] : []
  })
