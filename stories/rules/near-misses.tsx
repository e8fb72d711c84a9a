import { withChange } from '#core/pricing/change.ts'
import type { NearMiss } from '#core/pricing/near-miss.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { quote } from '#core/pricing/quote.ts'
import type { Why } from '#core/pricing/why.ts'
import { obstacleWords } from '#ui/content/es/sale/coupon.ts'
import { money } from '#ui/content/format.ts'
import { namesOf } from './cart-summary.tsx'
import { DataTable, Sentences } from './data-table.tsx'
import { Rule } from './derivation-table.tsx'
import * as css from './lab.css.ts'
import { labChangeText, labWords } from './lab-words.ts'

const { misses: words } = labWords

/** More changes than any near miss has. */
const FAR = Number.MAX_SAFE_INTEGER

/** Returns the near misses with the fewest changes first. */
const nearestFirst = (misses: readonly NearMiss[]): readonly NearMiss[] =>
  misses.toSorted((a, b) => (a.changes?.length ?? FAR) - (b.changes?.length ?? FAR))

/** Returns the price of the first month after the changes of a near miss. */
const priceAfter = (input: QuoteInput, changes: NearMiss['changes']): string => {
  if (changes === null) return ''
  const priced = quote(changes.reduce(withChange, input))
  return priced._tag === 'Right' ? money(priced.right.monthly.total).text : ''
}

export type NearMissesProps = { readonly input: QuoteInput; readonly why: Why }

/** The promotions and bundles without effect, what is missing, and the price with it (PRC-13). */
export const NearMisses = ({ input, why: { nearMisses } }: NearMissesProps) => {
  const nameOf = namesOf(input)
  if (nearMisses.length === 0) return <p>{words.all}</p>
  return (
    <DataTable
      caption={words.caption}
      columns={words.columns}
      rows={nearestFirst(nearMisses).map(({ rule, id, offerId, reasons, changes }) => ({
        id: `${rule} ${id} ${offerId}`,
        cells: {
          cause: (
            <>
              {nameOf(offerId)} <code className={css.ids}>{id}</code>
            </>
          ),
          rule: <Rule id={rule} />,
          reasons: (
            <Sentences
              texts={obstacleWords({ kind: 'NoDiscount', offerId, reasons, changes }, nameOf).reasons}
            />
          ),
          missing: (
            <Sentences
              texts={changes === null ? [words.none] : changes.map((change) => labChangeText(change, nameOf))}
            />
          ),
          price: priceAfter(input, changes),
        },
      }))}
    />
  )
}
