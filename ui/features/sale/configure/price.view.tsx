import { priceOf } from '#core/catalog/price.ts'
import { ZERO } from '#core/shared/money.ts'
import { configureWords } from './es.ts'
import { money } from '#ui/content/format.ts'
import { hidden, small } from '#ui/theme/text.css.ts'
import type { Item } from './catalog-section.ts'
import * as css from './configure.css.ts'

/** The suggested retail price, struck through next to a lower price. */
const Suggested = ({ item: { offer, price } }: { readonly item: Item }) => {
  const suggested = priceOf(offer, 'SMRRP')?.amount ?? ZERO
  if (suggested <= price.first) return null
  return (
    <s className={small}>
      <span className={hidden}>{`${configureWords.price.suggested} `}</span>
      <span>{money(suggested).text}</span>
    </s>
  )
}

/** What an offer adds to the monthly price, before tax, how long, and for whom. */
export const AddedPrice = ({ item }: { readonly item: Item }) => {
  const { offer, price } = item
  const { first, change } = price
  if (first === 0 && change === null) return <strong>{configureWords.free}</strong>
  const duration = change === null ? '' : configureWords.price.change(change.fromMonth - 1, change.later)
  const isForNewCustomers = priceOf(offer, 'NEW')?.amount === first
  return (
    <span className={css.prices}>
      <span>
        <Suggested item={item} />
        <span> </span>
        <strong className={css.figure}>{`+${money(first).text}`}</strong>
        <span> </span>
        <span className={small}>{`${configureWords.perMonth}${duration}`}</span>
      </span>
      {isForNewCustomers ? <span className={small}>{configureWords.price.newCustomers}</span> : null}
    </span>
  )
}

/** The price of an alternative, and its difference in the first month to the selected offer it replaces. */
export const SwapPrice = ({
  item,
  selected,
}: {
  readonly item: Item
  readonly selected: Item | undefined
}) => {
  const difference = selected === undefined || selected === item ? 0 : item.price.first - selected.price.first
  return difference === 0 ? (
    <AddedPrice item={item} />
  ) : (
    <span className={css.prices}>
      <AddedPrice item={item} />
      <span className={small}>{configureWords.price.swap(difference)}</span>
    </span>
  )
}
