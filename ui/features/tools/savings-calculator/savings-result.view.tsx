import type { SavingsOffers } from '#core/savings/savings-offers.ts'
import { laterPrices, offersOfResult } from '#core/savings/savings-offers.ts'
import type { Savings } from '#core/savings/savings.ts'
import { lineRule } from '#core/catalog/line-table.ts'
import type { Cents } from '#core/shared/money.ts'
import { add, subtract, ZERO } from '#core/shared/money.ts'
import { savingsCalculatorWords as words } from '#ui/content/es/shared/savings-calculator.ts'
import { money } from '#ui/content/format.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import type { SavingsBrand } from './savings-place.ts'
import { SavingsBars } from './savings-bars.view.tsx'
import * as css from './savings-result.css.ts'

export type SavingsResultProps = {
  readonly result: Savings
  readonly offers: SavingsOffers
  readonly brand: SavingsBrand
  /** The link into the shop with the cart of the result. */
  readonly orderHref: string
}

/** What the household pays today: the saving and the price of the provider. */
export const spendOf = ({ monthly, providerMonthly }: Savings): Cents => add(monthly, providerMonthly)

const sentenceOf = (result: Savings | null): string => {
  if (result === null) return words.empty
  const { monthly, yearly } = result
  if (monthly === 0) return words.equal
  return monthly > 0 ? words.saving(monthly, yearly) : words.loss(subtract(ZERO, monthly))
}

const looks = { empty: '', plain: css.sentence, saved: `${css.sentence} ${css.saved}` } as const

const lookOf = (result: Savings | null): keyof typeof looks => {
  if (result === null) return 'empty'
  return result.savingsExist ? 'saved' : 'plain'
}

/** The result in one sentence. It is announced when it changes. */
export const SavingsSentence = ({ result }: { readonly result: Savings | null }) => (
  <p role="status" className={looks[lookOf(result)]}>
    {sentenceOf(result)}
  </p>
)

const Row = ({
  name,
  why,
  amount,
}: {
  readonly name: string
  readonly why?: string
  readonly amount: Cents
}) => (
  <tr>
    <th scope="row" className={css.name}>
      <span>{name}</span>
      {why === undefined ? null : <span className={css.why}>{why}</span>}
    </th>
    <td className={css.amount}>{money(amount).text}</td>
  </tr>
)

/** The prices of the result, each with its reason, and the sums. */
const Derivation = ({ result, offers }: Pick<SavingsResultProps, 'result' | 'offers'>) => {
  const { internet, mobile, providerMonthly, monthly, yearly } = result
  const { table, noOfLines, cost } = mobile
  const sold = offersOfResult(result, offers)
  const isFirstFree = lineRule(table, 1) === 'CAT-06'
  return (
    <table className={css.table}>
      <caption className={css.caption}>{words.derivation}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.name}>
            {words.concept}
          </th>
          <th scope="col" className={css.amount}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {internet === null || sold.internet === null ? null : (
          <Row
            name={sold.internet.name}
            why={`${words.tier[internet.tier]} ${internet.isBundled ? words.severalLines : words.oneLine}`}
            amount={internet.price}
          />
        )}
        <Row
          name={words.lineCount(sold.lines.name, noOfLines)}
          why={[words.tables[table], ...(isFirstFree ? [words.firstFree] : [])].join(' ')}
          amount={cost}
        />
      </tbody>
      <tbody className={css.sums}>
        <Row name={words.total} amount={providerMonthly} />
        <Row name={words.today} amount={spendOf(result)} />
        <Row name={words.monthlySaving} amount={monthly} />
        <Row name={words.yearlySaving} amount={yearly} />
      </tbody>
    </table>
  )
}

/** How long the prices apply, and the prices that follow (SAV-08). */
const Later = ({ result, offers }: Pick<SavingsResultProps, 'result' | 'offers'>) => {
  const later = laterPrices(result, offers)
  return (
    <ul className={css.later}>
      <li>{words.guarantee(result.guaranteeYears)}</li>
      {later.length === 0 ? <li>{words.constant}</li> : null}
      {later.map(({ fromMonth, monthly }) => (
        <li key={fromMonth}>{words.later(fromMonth, monthly)}</li>
      ))}
      <li>{words.taxes}</li>
    </ul>
  )
}

/** The way into the shop (SAV-07). */
const Order = ({ result, orderHref }: Pick<SavingsResultProps, 'result' | 'orderHref'>) => (
  <div className={css.order}>
    <ButtonLink variant={result.savingsExist ? 'primary' : 'secondary'} href={orderHref}>
      {words.order}
    </ButtonLink>
    <p className={css.note}>{words.orderNote}</p>
  </div>
)

/** The result of the calculator as a picture and as a table with its derivation, and the way into the shop. */
export const SavingsResult = ({ result, offers, brand, orderHref }: SavingsResultProps) => (
  <div className={css.result}>
    {result.monthly < 0 ? <p>{words.lossAdvice}</p> : null}
    <SavingsBars brandName={brand.name} spend={spendOf(result)} price={result.providerMonthly} />
    <Order result={result} orderHref={orderHref} />
    <Derivation result={result} offers={offers} />
    <Later result={result} offers={offers} />
  </div>
)
