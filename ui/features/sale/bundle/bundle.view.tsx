import type { LineOfBusiness, Offer } from '#core/catalog/offer.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { paths } from '#core/routes/routes.ts'
import type { Cents } from '#core/shared/money.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { bundleName, bundleWords as words } from './es.ts'
import { monthlySpoken } from '#ui/content/es/sale/products.ts'
import { money } from '#ui/content/format.ts'
import { InternetLabels, type InternetLabel } from '#ui/features/sale/shared/internet-labels.tsx'
import { ShopPage, type ShopPageProps } from '#ui/features/sale/shared/shop-page.tsx'
import { WhyPrice } from '#ui/features/sale/shared/why-price.view.tsx'
import { Button, ButtonLink, handled } from '#ui/kit/button/button.tsx'
import { Card } from '#ui/kit/card/card.tsx'
import { Icon, type IconName } from '#ui/kit/icon/icon.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import * as css from './bundle.css.ts'

/** A bundle with the price of its cart, from the one pricing function. */
export type PricedBundle = {
  readonly id: string
  readonly offers: readonly Offer[]
  readonly quote: Quote
  readonly input: QuoteInput | null
  /** What the bundle takes off its first month, in cents with tax. */
  readonly saving: Cents
  readonly months: number
  readonly isChosen: boolean
}

export type BundleViewProps = {
  readonly page: Omit<ShopPageProps, 'title' | 'scene' | 'children'>
  readonly bundles: readonly PricedBundle[]
  /** The label of each internet plan in the bundles, once. */
  readonly labels: readonly InternetLabel[]
  readonly onChoose: (id: string) => void
  readonly onSeparate: () => void
}

const icons: Readonly<Record<LineOfBusiness, IconName>> = {
  Internet: 'signal',
  TV: 'screen',
  Voice: 'receiver',
  Mobile: 'phone',
}

const Price = ({ bundle, name }: { readonly bundle: PricedBundle; readonly name: string }) => {
  const { quote, input, saving, months } = bundle
  const { whole, cents, currencySign } = money(quote.monthly.total)
  const [change] = quote.later
  return (
    <div className={css.price}>
      <strong>{words.total}</strong>
      <PriceTag
        whole={whole}
        cents={cents}
        currencySign={currencySign}
        period={words.perMonth}
        timeline={change === undefined ? 'flat' : 'steps'}
        after={change === undefined ? words.samePrice : words.later(change.fromMonth, change.monthly.total)}
        spoken={monthlySpoken(quote.monthly.total)}
      />
      {saving > 0 ? <span className={css.saved}>{words.saved(saving, months)}</span> : null}
      <WhyPrice quote={quote} input={input} of={name} />
    </div>
  )
}

type BundleCardProps = { readonly bundle: PricedBundle } & Pick<BundleViewProps, 'onChoose'>

const BundleCard = ({ bundle, onChoose }: BundleCardProps) => {
  const { id, offers, isChosen } = bundle
  const name = bundleName(offers.map((offer) => brandText(offer.name)))
  const action = isChosen ? words.keep : words.choose
  return (
    <Card as="article" ribbon={isChosen ? words.chosen : undefined}>
      <h2 className={css.services} aria-label={name}>
        {offers.map((offer) => (
          <span key={offer.id} className={css.service}>
            <Icon name={icons[offer.lineOfBusiness]} />
            <span>{brandText(offer.name)}</span>
          </span>
        ))}
      </h2>
      <Price bundle={bundle} name={name} />
      <Button wide aria-label={`${action}: ${name}`} onClick={() => onChoose(id)}>
        {action}
      </Button>
    </Card>
  )
}

/** The bundles of an address side by side, and the way to each service alone. */
export const BundleView = ({ page, bundles, labels, onChoose, onSeparate }: BundleViewProps) => (
  <ShopPage {...page} title={words.title} scene="bundle">
    {bundles.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <ul className={css.bundles}>
        {bundles.map((bundle) => (
          <li key={bundle.id} className={css.bundle}>
            <BundleCard bundle={bundle} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    )}
    <InternetLabels title={words.internet} labels={labels} />
    <section className={css.apart} aria-labelledby="apart">
      <h2 id="apart">{words.apart.title}</h2>
      <p>{words.apart.detail}</p>
      <ButtonLink variant="secondary" href={paths.products} onClick={handled(onSeparate)}>
        {words.apart.link}
      </ButtonLink>
    </section>
  </ShopPage>
)
