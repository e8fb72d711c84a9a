import { isChosenAtCheckout, linesOfBusiness, type LineOfBusiness } from '#core/catalog/offer.ts'
import type { QuoteLine } from '#core/pricing/quoted.ts'

/** The lines of a quote that belong to one line of business, in the quote's order. */
export type QuoteGroup = { readonly line: LineOfBusiness; readonly lines: readonly QuoteLine[] }

const isOfCheckout = ({ role }: QuoteLine): boolean => role !== null && isChosenAtCheckout({ role })

/** Lists the one-time lines: one-time charges, and checkout additions without a monthly price, even free. */
export const onceLines = (lines: readonly QuoteLine[]): readonly QuoteLine[] =>
  lines.filter((line) => line.oneTime.net > 0 || (isOfCheckout(line) && line.monthly.net === 0))

/** Groups monthly lines by line of business. Each quote line is monthly, one-time or both. */
export const monthlyGroups = (lines: readonly QuoteLine[]): readonly QuoteGroup[] => {
  const monthly = lines.filter(
    (line) => line.monthly.net > 0 || (line.oneTime.net === 0 && !isOfCheckout(line)),
  )
  return linesOfBusiness
    .map((line) => ({
      line,
      lines: monthly.filter((monthlyLine) => (monthlyLine.lineOfBusiness ?? 'Internet') === line),
    }))
    .filter((group) => group.lines.length > 0)
}
