import type { Instalments } from '#core/mobile/instalments.ts'
import { remainingBalance } from '#core/mobile/instalments.ts'
import type { DeviceVariant } from '#core/mobile/product-detail.ts'
import { deviceWords as words } from '#ui/content/es/site/device-words.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { linkAttributes } from '../link-target.ts'
import { useSite } from '../site-view.ts'
import { DevicePriceTag, paymentsText, priceOfVariant } from './device-price.tsx'
import * as css from './device-variants.css.ts'
import { StockPart } from './stock.tsx'

/** After how many payments the early pay-off is shown. */
const EARLY = 12

const Payments = ({ instalments }: { readonly instalments: Instalments }) => {
  const left = remainingBalance(instalments, EARLY)
  return (
    <>
      <p>
        {paymentsText(instalments)} {words.total(shortMoney(instalments.price))}
      </p>
      {left._tag === 'Right' ? (
        <p className={css.quiet}>{words.early(EARLY, shortMoney(left.right))}</p>
      ) : null}
    </>
  )
}

const Variant = ({ variant }: { readonly variant: DeviceVariant }) => {
  const site = useSite()
  const price = priceOfVariant(variant)
  return (
    <li className={css.variant}>
      <p className={css.head}>
        <strong>{variant.capacity ?? words.price}</strong>
        <StockPart of={[variant]} when="inStock" className={css.inStock}>
          {words.inStock}
        </StockPart>
        <StockPart of={[variant]} when="soldOut" className={css.quiet}>
          {words.soldOut}
        </StockPart>
      </p>
      <DevicePriceTag price={price} size="medium" />
      {price.instalments === null ? (
        <p>{words.onceOnly}</p>
      ) : (
        <>
          <p className={css.once}>{words.orOnce(shortMoney(price.oneTime))}</p>
          <Payments instalments={price.instalments} />
        </>
      )}
      <StockPart as="div" of={[variant]} when="inStock" className={css.buy}>
        <ButtonLink {...linkAttributes({ sku: variant.sku }, site)}>{words.buy(variant.capacity)}</ButtonLink>
      </StockPart>
    </li>
  )
}

/** A device's capacities in a colour, with prices, payments, stock. One in stock leads into the cart. */
export const DeviceVariants = ({ variants }: { readonly variants: readonly DeviceVariant[] }) => (
  <section aria-label={words.capacity}>
    <ul className={css.variants}>
      {variants.map((variant) => (
        <Variant key={variant.sku} variant={variant} />
      ))}
    </ul>
  </section>
)
