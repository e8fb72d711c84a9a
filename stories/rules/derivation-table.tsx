import { chargeTerms } from '#core/pricing/charge.ts'
import type { Effect } from '#core/pricing/effect.ts'
import type { AmountDerivation, Why } from '#core/pricing/why.ts'
import type { Cents } from '#core/shared/money.ts'
import { stepText } from '#ui/content/es/shared/price-details.ts'
import { monthsText } from '#ui/content/es/shared/price-timeline.ts'
import { money } from '#ui/content/format.ts'
import { OfferName } from './cart-summary.tsx'
import { DataTable, Sentences, type DataRow } from './data-table.tsx'
import * as css from './lab.css.ts'
import { inputTexts, labWords, ruleWords, type LabRule, type NameOf } from './lab-words.ts'

const { derivation: words } = labWords

/** What a rule does, and its id. */
export const Rule = ({ id }: { readonly id: LabRule }) => (
  <>
    <span>{ruleWords[id]}</span> <code className={css.ids}>{id}</code>
  </>
)

const termOf = (part: Effect): string =>
  chargeTerms[part.kind].paid === 'once' ? labWords.totals.oneTime : monthsText(part)

type Row = DataRow<keyof typeof words.columns>

const sumRow = (rule: LabRule, step: string, effect: Cents): Row => ({
  id: step,
  cells: {
    rule: <Rule id={rule} />,
    offer: '',
    step: <Sentences texts={[step]} />,
    inputs: '',
    months: '',
    amount: money(effect).text,
  },
})

const rowsOf = ({ parts, rule, effect }: AmountDerivation, nameOf: NameOf): readonly Row[] => [
  ...parts.flatMap(({ offerId, parts: effects }) =>
    effects.map((part) => ({
      id: `${offerId} ${JSON.stringify(part)}`,
      cells: {
        rule: <Rule id={part.rule} />,
        offer: <OfferName id={offerId} nameOf={nameOf} />,
        step: <Sentences texts={[stepText(part)]} />,
        inputs: <Sentences texts={inputTexts(part.inputs)} />,
        months: termOf(part),
        amount: money(part.effect).text,
      },
    })),
  ),
  sumRow(rule, words.sum, effect),
]

export type DerivationTableProps = { readonly why: Why; readonly nameOf: NameOf }

/** The rule and the inputs of each amount of a quote (PRC-12). */
export const DerivationTable = ({ why: { monthly, oneTime, dueToday }, nameOf }: DerivationTableProps) => (
  <div className={css.part}>
    {[monthly, oneTime].map((derived) =>
      derived.parts.length === 0 ? null : (
        <DataTable
          key={derived.amount}
          caption={words.caption[derived.amount]}
          columns={words.columns}
          rows={rowsOf(derived, nameOf)}
        />
      ),
    )}
    <DataTable
      caption={words.todayCaption}
      columns={{ rule: words.columns.rule, step: words.columns.step, amount: words.columns.amount }}
      rows={[
        ...dueToday.parts.map(({ amount, rule, effect }) => sumRow(rule, labWords.totals[amount], effect)),
        sumRow(dueToday.rule, words.today, dueToday.effect),
      ]}
    />
  </div>
)
