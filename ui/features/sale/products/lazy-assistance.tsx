import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { PageModel } from '#core/template/page-model.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import * as css from './lazy-assistance.css.ts'

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
  if (block === undefined || sale.cartOptions === null) return null
  return code === null ? (
    <div className={css.space} />
  ) : (
    <code.AssistanceConnected sale={sale} load={sale.cartOptions} brand={brand} block={block} />
  )
}
