import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { stepOfPath } from '#core/routes/routes.ts'
import type { PageBlock } from '#core/template/page-model.ts'
import { useLazy } from '../../shared/lazy.ts'
import { PageNoticesView } from '../../shared/page-notices.view.tsx'

const loadDialog = () => import('./coupon-dialog.connected.tsx')

export type PageNoticesConnectedProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  readonly blocks: readonly PageBlock[]
}

/** The notices of a page. The code of a coupon opens the dialog of codes, which applies it. */
export const PageNoticesConnected = ({ sale, brand, blocks }: PageNoticesConnectedProps) => {
  const [code, setCode] = useState<string | null>(null)
  const dialog = useLazy(loadDialog, code !== null)
  return (
    <>
      <PageNoticesView
        blocks={blocks}
        brand={brand}
        onCode={sale.cartOptions === null ? null : setCode}
        onOpen={(path) => {
          const step = stepOfPath(path)
          if (step !== null) sale.request(step)
        }}
      />
      {code === null || dialog === null || sale.cartOptions === null ? null : (
        <dialog.CouponConnected
          sale={sale}
          load={sale.cartOptions}
          brand={brand}
          code={code}
          onClose={() => setCode(null)}
        />
      )}
    </>
  )
}
