import type { Brand } from '#core/brand/brand.ts'
import type { DeviceDetailPage, DeviceListPage } from '#core/mobile/device-pages.ts'
import type { SitePath } from '#core/routes/site-pages.ts'
import type { PageText } from '#core/template/page-record.ts'
import type { SiteFacts } from './facts.ts'

/** What a page is written from: the brand, and the numbers it may state. */
export type PageContext = { readonly brand: Brand; readonly facts: SiteFacts }

/** Writes a page in the language of its module. */
export type PageWriter = (context: PageContext) => PageText

/** Writes the pages of the devices of a brand in the language of its module. */
export type DevicePageWriters = {
  readonly list: (page: DeviceListPage, context: PageContext) => PageText
  readonly detail: (page: DeviceDetailPage, context: PageContext) => PageText
}

/** The pages of a group, by their paths. */
export type PageWriters = Readonly<Partial<Record<SitePath, PageWriter>>>
