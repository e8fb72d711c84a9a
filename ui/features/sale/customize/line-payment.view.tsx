import { either as E } from 'fp-ts'
import { leastOneTime, monthlyPrices } from '#core/mobile/device-price.ts'
import { paymentPlanId } from '#core/mobile/device-offers.ts'
import { instalmentsOf } from '#core/mobile/instalments.ts'
import { withServicePlan } from '#core/mobile/line-item.ts'
import type { DeviceVariant } from '#core/mobile/product-detail.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { servicePlanOf } from '#core/mobile/mobile-item.ts'
import { times } from '#core/shared/money.ts'
import { customizeWords as words } from '#ui/content/es/sale/customize.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'

export type LinePaymentProps = {
  readonly item: MobileCartItem
  readonly place: number
  readonly variant: DeviceVariant
  readonly onItem: (item: MobileCartItem) => void
}

const ONCE = 'once'

/** The exact payments of a term: the last one may differ. */
const MonthlyCard = ({ variant, term }: { readonly variant: DeviceVariant; readonly term: number }) => {
  const listed = monthlyPrices(variant).find((price) => price.term === term)
  if (listed === undefined) return null
  const split = instalmentsOf(leastOneTime([variant]) ?? times(listed.originalPrice, term), term)
  if (E.isLeft(split)) return null
  const { monthly, last } = split.right
  return (
    <ChoiceCard
      value={paymentPlanId(term)}
      title={words.payment.monthly(term)}
      detail={last === monthly ? words.payment.early : words.payment.last(last)}
      aside={words.payment.each(monthly)}
    />
  )
}

/** How a bought device is paid: in instalments without interest, or at once. */
export const LinePayment = ({ item, place, variant, onItem }: LinePaymentProps) => {
  const full = leastOneTime([variant])
  const terms = monthlyPrices(variant).flatMap(({ term }) => (term === null ? [] : [term]))
  if (item.itemType === 'BYOD' || terms.length === 0) return null
  return (
    <ChoiceGroup
      legend={words.payment.question}
      name={`payment-${place}`}
      value={servicePlanOf(item, 'PaymentPlan')?.planId ?? ONCE}
      onChange={(value) => onItem(withServicePlan(item, 'PaymentPlan', value === ONCE ? null : value))}
    >
      {terms.map((term) => (
        <MonthlyCard key={term} variant={variant} term={term} />
      ))}
      {full === null ? null : (
        <ChoiceCard value={ONCE} title={words.payment.once} aside={words.payment.full(full)} />
      )}
    </ChoiceGroup>
  )
}
