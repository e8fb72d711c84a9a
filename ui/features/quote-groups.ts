import { isChosenAtCheckout, linesOfBusiness, type LineOfBusiness } from '#core/catalog/offer.ts'
import type { QuoteLine } from '#core/pricing/quote.ts'

/** The lines of a quote that belong to one line of business, in the quote's order. */
export type QuoteGroup = { readonly line: LineOfBusiness; readonly lines: readonly QuoteLine[] }

const isOfCheckout = ({ role }: QuoteLine): boolean => role !== null && isChosenAtCheckout({ role })

/** What is charged once: charges that are none by the month, and what the checkout put in, free or not. */
export const onceLines = (lines: readonly QuoteLine[]): readonly QuoteLine[] =>
  lines.filter((line) => line.oneTime.net > 0 || (isOfCheckout(line) && line.monthly.net === 0))

/** What is had by the month, by line of business; each line of a quote stands here, among what is charged once, or in both. */
export const monthlyGroups = (lines: readonly QuoteLine[]): readonly QuoteGroup[] => {
  const monthly = lines.filter(
    (line) => line.monthly.net > 0 || (line.oneTime.net === 0 && !isOfCheckout(line)),
  )
  return linesOfBusiness
    .map((line) => ({
      line,
      lines: monthly.filter((held) => (held.lineOfBusiness ?? 'Internet') === line),
    }))
    .filter((group) => group.lines.length > 0)
}
