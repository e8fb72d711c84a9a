import type { ReactNode } from 'react'
import type { DeviceVariant } from '#core/mobile/product-detail.ts'

type StockProps = {
  /** In stock while one of the variants is. */
  readonly of: readonly DeviceVariant[]
  readonly when: 'inStock' | 'soldOut'
  readonly as?: 'span' | 'div'
  readonly className?: string
  readonly children: ReactNode
}

/** A part of a device page, shown while its variants are in stock, or while none is. The island updates it. */
export const StockPart = ({ of, when, as: Part = 'span', className, children }: StockProps) => (
  <Part
    className={className}
    data-skus={of.map(({ sku }) => sku).join(' ')}
    data-when={when}
    hidden={of.some(({ inStock }) => inStock) !== (when === 'inStock')}
  >
    {children}
  </Part>
)
