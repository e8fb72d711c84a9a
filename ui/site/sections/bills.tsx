import type { OfferId } from '#core/catalog/offer.ts'
import { afterPrice, perMonthSpoken, sectionWords, shortMoney } from '#ui/content/es/shared/sections.ts'
import { money } from '#ui/content/format.ts'
import { packagePrice } from '#ui/content/package-price.ts'
import { PriceTerms } from '#ui/features/shared/price-terms.view.tsx'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { linkAttributes } from '../link-target.ts'
import { useSite } from '../site-view.ts'
import * as css from './bills.css.ts'
import { note as noteStyle } from './section-frame.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

type BillProps = Pick<SectionProps<'bills'>, 'brand'> & {
  readonly bill: SectionProps<'bills'>['section']['bills'][number]
}

const Row = ({ name, amount, isOff = false }: { name: string; amount: string; isOff?: boolean }) => (
  <div className={isOff ? css.off : css.row}>
    <dt>{name}</dt>
    <dd className={css.amount}>{amount}</dd>
  </div>
)

const Bill = ({ bill: { title, about, lines }, brand }: BillProps) => {
  const { lines: rows, off, total } = packagePrice(brand, lines)
  return (
    <li className={css.bill}>
      <div className={css.words}>
        <h3 className={css.title}>{title}</h3>
        <p>{about}</p>
      </div>
      <dl className={css.rows}>
        {rows.map(({ offer, quantity, price }) => (
          <Row
            key={offer.id}
            name={quantity === 1 ? offer.name : `${String(quantity)} × ${offer.name}`}
            amount={shortMoney(price)}
          />
        ))}
        {off === 0 ? null : <Row name={sectionWords.packageDiscount} amount={`−${shortMoney(off)}`} isOff />}
      </dl>
      <div className={css.total}>
        <p>{sectionWords.packageTotal}</p>
        <PriceTag
          {...money(total.first)}
          spoken={perMonthSpoken(total.first)}
          period={sectionWords.period}
          after={afterPrice(total)}
          timeline={total.change === null ? 'flat' : 'steps'}
        />
      </div>
      <ButtonLink
        variant="secondary"
        {...linkAttributes({ lines }, useSite())}
        aria-label={sectionWords.choosePackageSpoken(title)}
      >
        {sectionWords.choosePackage}
      </ButtonLink>
    </li>
  )
}

/** Lists the offers of all bills, each once. */
const offersOf = (bills: SectionProps<'bills'>['section']['bills']): readonly OfferId[] => [
  ...new Set(bills.flatMap(({ lines }) => lines.map(({ offerId }) => offerId))),
]

/** Packages as bills, side by side, with their rows aligned. */
export const Bills = ({ section: { id, heading, lead, bills, note }, brand }: SectionProps<'bills'>) => (
  <SectionFrame id={id} heading={heading} lead={lead}>
    <ul className={css.bills}>
      {bills.map((bill) => (
        <Bill key={bill.title} bill={bill} brand={brand} />
      ))}
    </ul>
    <p className={noteStyle}>{note}</p>
    <PriceTerms offers={offersOf(bills)} catalog={brand.catalog} />
  </SectionFrame>
)
