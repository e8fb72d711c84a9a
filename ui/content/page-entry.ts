import type { Brand } from '#core/brand/brand.ts'
import type { DeviceDetailPage, DeviceListPage } from '#core/mobile/device-pages.ts'
import type { PageRoute, SitePath } from '#core/routes/site-pages.ts'
import type { PageSection, PageText } from '#core/template/page-record.ts'
import type { SiteFacts } from './facts.ts'
import type { MenuPlace } from './menu-groups.ts'

/** What a page is written from: the brand, the numbers it may state, and the legal pages in the order of the footer. */
export type PageContext = {
  readonly brand: Brand
  readonly facts: SiteFacts
  readonly legalPages: readonly PageRoute[]
}

/** The words of a page in one language: its title, and what its sections say. */
export type PageWords = Omit<PageText, 'sections'>

/** The file of a language in a page's folder. `name` is the page in menus; `{brand}` is the brand's name. */
export type PageTranslation = {
  readonly name: string
  readonly words: (context: PageContext) => PageWords
  /** The words of the general form of the page, where it has one. */
  readonly general?: (context: PageContext) => PageWords
}

/** The form of a page for a brand that does not sell all offers the page names: it is written from the catalogue. */
type GeneralPage<Words extends PageTranslation['words']> = {
  isSold(brand: Brand): boolean
  sections(words: ReturnType<Words>, context: PageContext): readonly PageSection[]
}

/** The structure of a page, the same in every language. */
export type SitePage<
  Words extends PageTranslation['words'] = PageTranslation['words'],
  General extends PageTranslation['words'] = PageTranslation['words'],
> = {
  readonly menu?: MenuPlace
  /** The offers that the page states or prices. A brand that does not sell all of them has the general form, if any. */
  readonly offers?: readonly string[]
  readonly general?: GeneralPage<General>
  /** A page of a campaign or partner: only their links lead to it, and search engines do not index it. */
  readonly isIndexed?: false
  /** The page that search engines index instead of this one. */
  readonly canonical?: SitePath
  /** A page without header and footer. */
  readonly isBare?: true
  // A method: the page of each folder is written for its own words.
  sections(words: ReturnType<Words>, context: PageContext): readonly PageSection[]
}

type DeviceListWords = PageWords & {
  readonly devices: { readonly title: string; readonly lead: string }
  /** Null where no device of the list is paid in instalments. */
  readonly questions: Omit<PageSection<'questions'>, 'kind'> | null
}

/** The file of a language for the pages of devices. `next` is above the links to further pages. */
export type DeviceTranslation = {
  readonly list: (page: DeviceListPage, context: PageContext) => DeviceListWords
  readonly detail: (page: DeviceDetailPage, context: PageContext) => PageWords
  readonly next: string
}
