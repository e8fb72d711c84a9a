import { useState } from 'react'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { useLazy } from '../../shared/lazy.ts'
import * as css from './why-price.css.ts'

const loadDerivation = () => import('./derivation.view.tsx')

export type WhyPriceProps = {
  readonly quote: Quote
  /** The input of the quote; null when the offers are not known. */
  readonly input: QuoteInput | null
  /** Names the price where a screen has several. */
  readonly of?: string | undefined
}

/** The button of a price's derivation. The dialog loads on a press. Nothing without the input (PRC-12). */
export const WhyPrice = ({ quote, input, of }: WhyPriceProps) => {
  const [isOpen, setOpen] = useState(false)
  const view = useLazy(loadDerivation, isOpen)
  if (input === null) return null
  return (
    <>
      <button
        type="button"
        className={css.why}
        aria-haspopup="dialog"
        aria-label={of === undefined ? undefined : `${summaryWords.why} ${of}`}
        onClick={() => setOpen(true)}
      >
        {summaryWords.why}
      </button>
      {view === null ? null : (
        <view.DerivationDialog quote={quote} input={input} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
