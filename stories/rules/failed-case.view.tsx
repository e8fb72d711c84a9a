import * as fc from 'fast-check'
import { why } from '#core/pricing/why.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { quote } from '#core/pricing/quote.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { cartTable } from './arbitraries/cart-table.ts'
import { CartSummary, namesOf } from './cart-summary.tsx'
import { DataTable, Scroller } from './data-table.tsx'
import { DerivationTable } from './derivation-table.tsx'
import { differences } from './differences.ts'
import * as css from './lab.css.ts'
import { labWords } from './lab-words.ts'
import { LedgerChart } from './ledger-chart.tsx'
import { START, holds, type CartProperty, type Carts, type Comparison } from './properties/cart-property.ts'

const { property: words } = labWords

const Cart = ({ input, index }: { readonly input: QuoteInput; readonly index: number }) => {
  const priced = quote(input)
  const explained = why(input)
  return (
    <section className={css.part}>
      <h2>{words.cart(index)}</h2>
      <Scroller label={words.asTable}>
        <pre className={css.columns} lang="en">
          {cartTable(input).trim()}
        </pre>
      </Scroller>
      {priced._tag === 'Left' || explained._tag === 'Left' ? (
        <code className={css.id}>{JSON.stringify(priced)}</code>
      ) : (
        <>
          <CartSummary input={input} quote={priced.right} />
          <LedgerChart input={input} quote={priced.right} start={START} />
          <DerivationTable why={explained.right} nameOf={namesOf(input)} />
        </>
      )}
    </section>
  )
}

const Value = ({ children }: { readonly children: string }) => <code className={css.id}>{children}</code>

const Differences = ({ comparison }: { readonly comparison: Comparison }) => (
  <DataTable
    caption={words.differences.caption}
    columns={words.differences.columns}
    rows={differences(comparison).map(({ place, actual, expected }) => ({
      id: place,
      cells: {
        place: <Value>{place}</Value>,
        actual: <Value>{actual}</Value>,
        expected: <Value>{expected}</Value>,
      },
    }))}
  />
)

/** Returns the carts of a case; null when no case has this path. */
const drawn = ({ carts }: CartProperty, seed: number, path: string): Carts | null => {
  try {
    return fc.sample(carts, { seed, path, numRuns: 1 })[0] ?? null
  } catch {
    return null
  }
}

export type FailedCaseProps = {
  readonly property: CartProperty
  /** The property in plain words. */
  readonly title?: string | undefined
  readonly seed: number
  /** The path that fast-check prints, such as `12:0:3`. */
  readonly path: string
}

/** One case of a property: its sentence, whether it holds, what differs, and the carts. */
export const FailedCase = ({ property, title, seed, path }: FailedCaseProps) => {
  const carts = drawn(property, seed, path)
  const comparison = carts === null ? null : property.compare(carts)
  const isHeld = comparison !== null && holds(comparison)
  return (
    <main className={css.stack}>
      <h1>{words.title}</h1>
      {title === undefined ? null : (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p lang="en" className={css.ids}>
        {property.name}
      </p>
      <p className={css.seed}>{words.seed(seed, path)}</p>
      {carts === null || comparison === null ? (
        <Notice tone="danger" title={words.unknown.title}>
          <p>{words.unknown.body}</p>
        </Notice>
      ) : (
        <>
          <Notice tone={isHeld ? 'confirmed' : 'danger'} title={isHeld ? words.holds : words.broken} />
          {isHeld ? null : <Differences comparison={comparison} />}
          {carts.map((input, index) => (
            <Cart key={index === 0 ? 'cart' : 'other'} input={input} index={index} />
          ))}
        </>
      )}
    </main>
  )
}
