import type { LineOfBusiness, OfferId } from '../catalog/offer.ts'
import type { SectionKind } from './section-kind.ts'

/** The heading of a section. `id` is its anchor, `nav` its label in the header of the page. */
type Headed = {
  readonly id: string
  readonly heading: string
  readonly lead: string
  readonly nav?: string
}

/** A line of business that is sold with internet, and its description on the page. */
export type ServiceText = { readonly line: Exclude<LineOfBusiness, 'Internet'>; readonly about: string }

/** The content of each kind of section: its texts, and offers by id. Prices come from the catalogue. */
type Contents = {
  /** The top of a sales page: the price of one offer, the address form and a scene. */
  readonly hero: {
    readonly title: readonly string[]
    readonly from: string
    readonly offer: OfferId
    readonly promise: string
    /** The line above the address form. */
    readonly bestDeals: string
    /** The line above the title in narrow windows. */
    readonly greatDeals: string
    readonly scene: string
  }
  /** The top of a text page. */
  readonly intro: { readonly title: string; readonly lead: string }
  /** Plans side by side with their prices over time. */
  readonly offers: Headed & { readonly offers: readonly OfferId[]; readonly note: string }
  /** Lines of business, each with its lowest price. */
  readonly services: Headed & { readonly services: readonly ServiceText[]; readonly note: string }
  /** Add-ons, each with its monthly price. */
  readonly addOns: Headed & {
    readonly offers: readonly OfferId[]
    readonly note: string
    readonly scene: string
  }
  readonly steps: Headed & { readonly steps: readonly { readonly title: string; readonly body: string }[] }
  /** Events in chronological order, and agreements by id. */
  readonly timeline: Headed & {
    readonly events: readonly { readonly when: string; readonly what: string }[]
    readonly agreements: readonly string[]
  }
  readonly questions: Omit<Headed, 'lead'> & {
    readonly items: readonly { readonly question: string; readonly answer: string }[]
  }
  /** Two tabs: the address form for homes, and the telephone of sales for businesses. */
  readonly order: Headed & { readonly business: { readonly title: string; readonly subtitle: string } }
  /** The address form in one row, on a page of texts. */
  readonly address: { readonly heading: string; readonly lead: string }
  readonly text: { readonly heading: string; readonly paragraphs: readonly string[] }
}

/** The kinds of sections that public pages have. */
export type PageSectionKind = Extract<SectionKind, keyof Contents>

/** A section of one kind, or of any kind. */
export type PageSection<K extends PageSectionKind = PageSectionKind> = {
  readonly [Kind in K]: { readonly kind: Kind } & Contents[Kind]
}[K]

/** The parts of a page that a script replaces when a visitor is about to use them. */
export const islandNames = ['addressForm', 'orderStatus'] as const
export type IslandName = (typeof islandNames)[number]

/** A public page: its path, its metadata, its sections in order, and its islands. */
export type PageRecord = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly isIndexed: boolean
  readonly sections: readonly PageSection[]
  readonly islands: readonly IslandName[]
}
