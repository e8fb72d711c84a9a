import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { Pricing } from '#core/journeys/sale/sale.pricing.ts'
import { quoteInputOf } from '#core/journeys/sale/sale.pricing.ts'
import * as css from './internet-labels.css.ts'
import { LazyLabel } from '../../shared/lazy-label.tsx'
import { productsWords } from '#ui/content/es/sale/products.ts'
import type { Slot } from '#ui/kit/slot.ts'

/** The broadband label of an internet plan. */
export type InternetLabel = { readonly id: OfferId; readonly label: Slot }

/** Returns the broadband label of each plan for this visitor. */
export const labelsOf = (plans: readonly Offer[], pricing: Pricing): readonly InternetLabel[] => {
  const input = quoteInputOf(pricing, [])
  const catalog = pricing.offers?.catalog
  return catalog === undefined
    ? []
    : plans.map(({ id }) => ({
        id,
        label: <LazyLabel offerId={id} catalog={catalog} buyer={input?.buyer} />,
      }))
}

export type InternetLabelsProps = { readonly title?: string; readonly labels: readonly InternetLabel[] }

/** The broadband labels of the internet plans of a page, in one row. Renders nothing without a plan. */
export const InternetLabels = ({ title = productsWords.labels, labels }: InternetLabelsProps) =>
  labels.length === 0 ? null : (
    <section className={css.internet}>
      <h2 id="internet-labels">{title}</h2>
      {/* What scrolls takes the focus, so that its end can be reached by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={css.labels} aria-labelledby="internet-labels" tabIndex={0}>
        {labels.map(({ id, label }) => (
          <li key={id} className={css.label}>
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
