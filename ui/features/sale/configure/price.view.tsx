import type { Offer } from '#core/catalog/offer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { configureWords } from '#ui/content/es/sale/configure.ts'
import { money } from '#ui/content/format.ts'
import { small } from '#ui/theme/text.css.ts'
import * as css from './configure.css.ts'

/** What an offer adds to the monthly price, before tax. */
export const AddedPrice = ({ offer, unit }: { readonly offer: Offer; readonly unit: string }) => {
  const price = monthlyPrice(offer, 1)
  if (price === 0) return <strong>{configureWords.free}</strong>
  return (
    <span>
      <strong className={css.figure}>+{money(price).text}</strong> <span className={small}>{unit}</span>
    </span>
  )
}
