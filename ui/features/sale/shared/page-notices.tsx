import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectPageModel } from '#core/journeys/page-model/page-model.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { ShopEndpoint } from '#core/template/endpoint.ts'
import { noticesIn } from '#core/template/page-content.ts'
import type { PageModel } from '#core/template/page-model.ts'
import { useLazy } from '../../shared/lazy.ts'

const loadNotices = () => import('./page-notices.connected.tsx')

/** Returns the model of a page of the sale; null while there is none. */
export const usePageModel = (sale: Sale, endpoint: ShopEndpoint): PageModel | null =>
  useSelector(sale.pages, (snapshot) => selectPageModel(snapshot, endpoint))

export type PageNoticesProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  readonly model: PageModel | null
  /** The id of the one block to show; every other block if left out. */
  readonly only?: string
  /** The id of a block that is shown in another place. */
  readonly except?: string
}

/** What the model of a page adds to its screen. Its code is loaded with the first notice. */
export const PageNotices = ({ sale, brand, model, only, except }: PageNoticesProps) => {
  const blocks = noticesIn(model).filter(({ id }) => (only === undefined ? id !== except : id === only))
  const notices = useLazy(loadNotices, blocks.length > 0)
  return notices === null || blocks.length === 0 ? null : (
    <notices.PageNoticesConnected sale={sale} brand={brand} blocks={blocks} />
  )
}
