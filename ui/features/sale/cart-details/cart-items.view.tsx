import type { OfferId } from '#core/catalog/offer.ts'
import type { Quote, QuoteLine } from '#core/pricing/quoted.ts'
import type { Cents } from '#core/shared/money.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { cartDetailsWords as words } from './es.ts'
import { serviceNames, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { monthlyGroups, onceLines } from '#ui/features/sale/shared/quote-groups.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './cart-details.css.ts'

/** An item that leaves the cart. */
export type Removable = { readonly id: OfferId; readonly name: string }

export type CartItemsProps = {
  readonly quote: Quote
  readonly removalAt: (offerId: OfferId) => readonly Removable[]
  readonly onRemove: (offerId: OfferId) => void
}

type ItemProps = Omit<CartItemsProps, 'quote'> & {
  readonly line: QuoteLine
  readonly amount: Cents
  readonly isMonthly: boolean
}

const amountText = (amount: Cents, isMonthly: boolean): string => {
  if (amount === 0) return summaryWords.free
  const { text } = money(amount)
  return isMonthly ? words.perMonth(text) : text
}

const Item = ({ line, amount, isMonthly, removalAt, onRemove }: ItemProps) => {
  const removal = removalAt(line.offerId)
  const others = removal.filter(({ id }) => id !== line.offerId)
  return (
    <li className={css.item}>
      <div className={css.itemText}>
        <span className={css.itemName}>{summaryWords.times(brandText(line.name), line.quantity)}</span>
        {others.length === 0 ? null : (
          <span className={`${small} ${css.offPaper}`}>{words.together(others.map(({ name }) => name))}</span>
        )}
      </div>
      <span className={css.amount}>{amountText(amount, isMonthly)}</span>
      {removal.length === 0 ? null : (
        <div className={css.offPaper}>
          <Button
            variant="quiet"
            aria-label={words.removeNamed(brandText(line.name))}
            onClick={() => onRemove(line.offerId)}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

type GroupProps = Omit<CartItemsProps, 'quote'> & {
  readonly name: string
  readonly lines: readonly QuoteLine[]
  readonly isMonthly: boolean
}

const Group = ({ name, lines, isMonthly, ...ways }: GroupProps) =>
  lines.length === 0 ? null : (
    <section>
      <h3 className={css.groupName}>{name}</h3>
      <ul className={css.items}>
        {lines.map((line) => (
          <Item
            key={line.offerId}
            line={line}
            amount={(isMonthly ? line.monthly : line.oneTime).net}
            isMonthly={isMonthly}
            {...ways}
          />
        ))}
      </ul>
    </section>
  )

/** The items of the cart by service, then the one-time charges, each before tax. */
export const CartItems = ({ quote, ...ways }: CartItemsProps) => (
  <section className={css.groups} aria-labelledby="cart-items">
    <h2 id="cart-items">{words.services}</h2>
    <p className={small}>{words.servicesHint}</p>
    {monthlyGroups(quote.lines).map(({ line, lines }) => (
      <Group key={line} name={serviceNames[line]} lines={lines} isMonthly {...ways} />
    ))}
    <Group name={words.once} lines={onceLines(quote.lines)} isMonthly={false} {...ways} />
  </section>
)
