import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { PageModel } from '#core/template/page-model.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'

const loadAssistance = () => import('./assistance.connected.tsx')

export type LazyAssistanceProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  readonly model: PageModel | null
}

/** The question about assistance programs, where the page asks it. Its code is loaded with the block. */
export const LazyAssistance = ({ sale, brand, model }: LazyAssistanceProps) => {
  const block = model?.blocks.find(({ id }) => id === 'assistance')
  const code = useLazy(loadAssistance, block !== undefined)
  return block === undefined || code === null || sale.cartOptions === null ? null : (
    <code.AssistanceConnected sale={sale} load={sale.cartOptions} brand={brand} block={block} />
  )
}
