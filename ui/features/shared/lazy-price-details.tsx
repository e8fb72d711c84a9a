import { useLazy } from './lazy.ts'
import * as css from './lazy-price-details.css.ts'
import type { PriceDetailsProps } from './price-details.view.tsx'

const loadDetails = () => import('./price-details.view.tsx')

export type LazyPriceDetailsProps = Omit<PriceDetailsProps, 'input'> & {
  /** The input of the quote; null when the offers are not known. */
  readonly input: PriceDetailsProps['input'] | null
}

/** The cost of an order over five years, loaded after the screen. Its space is reserved. Renders nothing without the input of the quote. */
export const LazyPriceDetails = ({ input, ...props }: LazyPriceDetailsProps) => {
  const view = useLazy(loadDetails, input !== null)
  if (input === null) return null
  return view === null ? (
    <div className={css.waiting} aria-busy />
  ) : (
    <view.PriceDetailsSection {...props} input={input} />
  )
}
