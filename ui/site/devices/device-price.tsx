import type { Instalments } from '#core/mobile/instalments.ts'
import type { DeviceVariant } from '#core/mobile/product-detail.ts'
import { leastOneTime, variantInstalments } from '#core/mobile/device-price.ts'
import type { Cents } from '#core/shared/money.ts'
import { cents } from '#core/shared/money.ts'
import { deviceWords as words } from '#ui/content/es/site/device-words.ts'
import { perMonthSpoken, sectionWords, shortMoney } from '#ui/content/es/shared/sections.ts'
import { money } from '#ui/content/format.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'

/** The prices of a variant: once, in cents, and by month where it has payments. */
export type VariantPrice = { readonly oneTime: Cents; readonly instalments: Instalments | null }

/** Returns the prices of a variant. A variant without a one-time price, which is never sold, costs nothing. */
export const priceOfVariant = (variant: DeviceVariant): VariantPrice => ({
  oneTime: leastOneTime([variant]) ?? cents(0),
  instalments: variantInstalments(variant),
})

type DevicePriceProps = { readonly price: VariantPrice; readonly size: 'small' | 'medium' }

/** The price of a device by month with its months, or once where it has no payments. */
export const DevicePriceTag = ({ price: { oneTime, instalments }, size }: DevicePriceProps) =>
  instalments === null ? (
    <PriceTag
      {...money(oneTime)}
      spoken={words.onceSpoken(money(oneTime).spoken)}
      period={words.once}
      size={size}
    />
  ) : (
    <PriceTag
      {...money(instalments.monthly)}
      spoken={perMonthSpoken(instalments.monthly)}
      period={sectionWords.period}
      size={size}
      after={words.terms(instalments.term)}
      timeline="flat"
    />
  )

/** Writes the payments of a device in a sentence: all but the last, and the last one where it differs. */
export const paymentsText = ({ term, monthly, last }: Instalments): string =>
  last === monthly
    ? words.equalPayments(term, shortMoney(monthly))
    : words.payments(term - 1, shortMoney(monthly), shortMoney(last))
