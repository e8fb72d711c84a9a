import type { Offer } from '#core/catalog/offer.ts'
import { offerPrice, paidOver } from '#core/pricing/offer-price.ts'
import { billParameters } from '#core/query/tool-parameters.ts'
import { cents, times } from '#core/shared/money.ts'
import { billComparisonWords as words, comparedMonths } from '#ui/content/es/shared/bill-comparison.ts'
import { afterPrice, sectionWords, shortMoney } from '#ui/content/es/shared/sections.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { ToolTable } from '../../shared/tool-table.tsx'
import * as tool from '../../shared/tool.css.ts'
import * as css from '../speed-need/speed-need.css.ts'

/** Bills of other providers that the table computes. */
const examples = [cents(5_000), cents(7_000), cents(9_000), cents(11_000)]

/** A plan's cost compared with another provider's bill: a form, or examples without script (PRC-04). */
export const BillComparisonView = ({ plan }: { readonly plan: Offer }) => {
  const price = offerPrice(plan)
  const ours = comparedMonths.map((months) => paidOver(price, months))
  return (
    <div data-tool="billComparison" data-wake="query" data-ours={JSON.stringify(ours)}>
      <form className={tool.controls} noValidate>
        <TextField
          name={billParameters.charged}
          label={words.charged}
          hint={words.chargedHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
        <Button type="submit" variant="secondary">
          {words.calculate}
        </Button>
        <output className={css.answer} />
      </form>
      <p className={tool.quiet}>
        {words.plan(
          plan.name,
          `${sectionWords.perMonthSpoken(shortMoney(price.first))} ${afterPrice(price)}`,
        )}
      </p>
      <ToolTable
        caption={words.examples}
        columns={[words.other, ...comparedMonths.map((months) => words.periods[months])]}
        rows={examples.map((bill) => [
          shortMoney(bill),
          ...comparedMonths.map((months, at) =>
            words.difference(times(bill, months), ours[at] ?? price.first),
          ),
        ])}
      />
    </div>
  )
}
