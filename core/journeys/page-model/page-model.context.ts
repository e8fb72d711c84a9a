import type { SessionId } from '../../session/session.ts'
import type { ShopEndpoint } from '../../template/endpoint.ts'
import type { PageModel } from '../../template/page-model.ts'
import type { WantedPage } from '../../template/sale-page.ts'

/**
 * A page that was requested. `model` is the last model that arrived: it stays while a newer one loads. Without a model,
 * `missing` means that the provider has none, and `failed` that it could not be loaded.
 */
export type PageEntry = {
  readonly key: string
  readonly state: 'loading' | 'loaded' | 'missing' | 'failed'
  readonly model: PageModel | null
}

/**
 * What the sale wants to show: the page of the current step, null without one, and the pages of the steps that may
 * follow. `isOpen`: the data of the step itself is loaded, so that only the model can be missing.
 */
export type WantedPages = {
  readonly session: SessionId | null
  readonly page: WantedPage | null
  readonly next: readonly WantedPage[]
  readonly isOpen: boolean
}

export type PageModelContext = WantedPages & {
  readonly entries: Readonly<Partial<Record<ShopEndpoint, PageEntry>>>
}
