import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { findOffer, type OfferId } from '#core/catalog/offer.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { money } from '#ui/content/format.ts'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import { DataTable } from './data-table.tsx'
import * as css from './lab.css.ts'
import { labWords, type NameOf } from './lab-words.ts'

/** A cart with its price. */
export type PricedInput = { readonly input: QuoteInput; readonly quote: Quote }

/** Returns the names of the offers that a cart can have. */
export const namesOf =
  ({ offers }: QuoteInput): NameOf =>
  (id) =>
    brandText(findOffer(offers, id as OfferId)?.name ?? id)

/** The name of an offer, and its id. */
export const OfferName = ({ id, nameOf }: { readonly id: string; readonly nameOf: NameOf }) => (
  <>
    {nameOf(id)} <code className={css.ids}>{id}</code>
  </>
)

/** The lines of a cart, and what is paid today, in the first month and once. */
export const CartSummary = ({ input, quote }: PricedInput) => {
  const { lines: words, totals } = labWords
  const nameOf = namesOf(input)
  const rows = quote.lines.map(({ offerId, quantity, monthly, oneTime }) => ({
    id: offerId,
    cells: {
      offer: <OfferName id={offerId} nameOf={nameOf} />,
      quantity,
      net: money(monthly.net).text,
      tax: money(monthly.tax).text,
      monthly: money(monthly.total).text,
      oneTime: money(oneTime.total).text,
    },
  }))
  return (
    <div className={css.part}>
      {rows.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <DataTable caption={words.caption} columns={words.columns} rows={rows} />
      )}
      <SummaryList
        rows={[
          { id: 'monthly', label: totals.monthly, amount: money(quote.monthly.total).text },
          { id: 'oneTime', label: totals.oneTime, amount: money(quote.oneTime.total).text },
        ]}
        total={{ label: totals.dueToday, amount: money(quote.dueToday).text }}
      />
    </div>
  )
}
