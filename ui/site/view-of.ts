import type { Brand } from '#core/brand/brand.ts'
import { islandsOf, type PageRecord } from '#core/template/page-record.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { sitePathsOf } from './site-records.ts'
import type { SiteView } from './site-view.ts'

/** Returns the data for the parts of a page in the current language. Null: a document drawn by the server. */
export const viewOf = (brand: Brand, page: PageRecord | null): SiteView => ({
  brand,
  language: currentLanguage(),
  paths: sitePathsOf(brand),
  route: page?.route ?? null,
  hasAddressForm: page !== null && islandsOf(page).includes('addressForm'),
})
