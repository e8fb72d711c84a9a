import type { BuyerFacts } from '#core/catalog/condition.ts'
import type { Catalog, OfferId } from '#core/catalog/offer.ts'
import { labelTexts } from '#ui/content/es/sale/label.ts'
import { priceTerms } from '#ui/content/price-terms.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import * as css from './price-terms.css.ts'

export type PriceTermsProps = {
  readonly offers: readonly OfferId[]
  readonly catalog: Catalog
  /** Everybody when missing. */
  readonly buyer?: BuyerFacts | undefined
}

/** The legal texts of the prices of offers, which expand without script. Renders nothing without a text. */
export const PriceTerms = ({ offers, catalog, buyer }: PriceTermsProps) => {
  const texts = priceTerms(offers, catalog, buyer)
  return texts.length === 0 ? null : (
    <details className={css.terms}>
      <summary className={css.summary}>
        <span>{labelTexts.terms(offers.length)}</span>
        <span className={css.sign}>
          <Icon name="plus" size="small" />
        </span>
      </summary>
      <div className={css.body}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  )
}
