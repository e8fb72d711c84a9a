import { priceDetails } from '#core/pricing/price-details.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import type { AmountDerivation, LineDerivation } from '#core/pricing/why.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import {
  changeText,
  priceDetailsWords as words,
  stepText,
  type NameOf,
} from '#ui/content/es/shared/price-details.ts'
import { pastDueRows } from '#ui/content/es/shared/past-due.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import * as css from './derivation.css.ts'
import { namesIn } from './price-details.view.tsx'

export type DerivationProps = { readonly quote: Quote; readonly input: QuoteInput }

/** The steps of a line in the first month. They add up to its amount (PRC-12). */
const Line = ({ line, nameOf }: { readonly line: LineDerivation; readonly nameOf: NameOf }) => (
  <div className={css.line}>
    <h4 className={css.name}>{nameOf(line.offerId)}</h4>
    <SummaryList
      dense
      rows={line.parts
        .filter(({ fromMonth }) => fromMonth === 1)
        .map((part) => ({
          id: `${part.kind} ${part.rule} ${JSON.stringify(part.inputs)}`,
          label: stepText(part),
          amount: part.effect === 0 && part.kind === 'recurring' ? words.free : money(part.effect).text,
          tone: part.effect < 0 ? 'saved' : 'plain',
        }))}
    />
  </div>
)

const Amount = ({ derived, nameOf }: { readonly derived: AmountDerivation; readonly nameOf: NameOf }) =>
  derived.parts.length === 0 ? null : (
    <section className={css.group}>
      <h3 className={css.title}>{words.steps[derived.amount]}</h3>
      {derived.parts.map((line) => (
        <Line key={line.offerId} line={line} nameOf={nameOf} />
      ))}
    </section>
  )

/** How the first month's price and today's amount arise: steps with rules, later changes (PRC-12). */
export const Derivation = ({ quote, input }: DerivationProps) => {
  const details = priceDetails(quote, input, null)
  if (details === null) return <p>{words.outdated}</p>
  const { why, ledger } = details
  const nameOf = namesIn(quote)
  return (
    <>
      <Amount derived={why.monthly} nameOf={nameOf} />
      <SummaryList rows={[]} total={{ label: words.monthly, amount: money(why.monthly.effect).text }} />
      <Amount derived={why.oneTime} nameOf={nameOf} />
      {why.oneTime.parts.length === 0 && quote.pastDue === undefined ? null : (
        <SummaryList
          rows={pastDueRows(quote)}
          total={{ label: words.dueToday, amount: money(quote.dueToday).text }}
        />
      )}
      {ledger.priceChanges.length === 0 ? null : (
        <section className={css.group}>
          <h3 className={css.title}>{words.later}</h3>
          <ul className={css.later}>
            {ledger.priceChanges.map((change) => (
              <li key={change.month}>{changeText(change, null, nameOf)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export type DerivationDialogProps = DerivationProps & {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The derivation of a price in a dialog. */
export const DerivationDialog = ({ isOpen, onClose, ...props }: DerivationDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} title={summaryWords.why} closeLabel={commonWords.close}>
    <Derivation {...props} />
  </Dialog>
)
