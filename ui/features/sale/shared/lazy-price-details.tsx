import { memo } from 'react'
import { useLazy } from '../../shared/lazy.ts'
import * as css from './lazy-price-details.css.ts'
import { useLanguage } from '../../shared/use-language.ts'
import type { PriceDetailsProps } from './price-details.view.tsx'

const loadDetails = () => import('./price-details.view.tsx')

/** An order's five-year cost, loaded later in reserved space. Renders again only for another order or language. */
export const LazyPriceDetails = memo((props: PriceDetailsProps) => {
  useLanguage()
  const view = useLazy(loadDetails, true)
  return view === null ? (
    <div className={props.isOpen ? css.waiting : undefined} aria-busy />
  ) : (
    <view.PriceDetailsSection {...props} />
  )
})
