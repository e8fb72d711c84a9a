import { variantPrice } from '#core/mobile/device-offers.ts'
import { paymentPlansOf, withServicePlan } from '#core/mobile/line-item.ts'
import type { DeviceVariant } from '#core/mobile/product-detail.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import type { Cents } from '#core/shared/money.ts'
import { servicePlanOf } from '#core/mobile/mobile-item.ts'
import { customizeWords as words } from './es.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'

export type LinePaymentProps = {
  readonly item: MobileCartItem
  readonly place: number
  readonly variant: DeviceVariant
  /** What the promotion of the item takes off, in cents. */
  readonly off: Cents
  readonly onItem: (item: MobileCartItem) => void
}

const ONCE = 'once'

/** The exact payments of a plan: the last one may differ. */
const MonthlyCard = ({
  variant,
  off,
  planId,
}: Pick<LinePaymentProps, 'variant' | 'off'> & { readonly planId: string }) => {
  const price = variantPrice(variant, planId, off)
  if (price?.type !== 'PaymentPlan') return null
  return (
    <ChoiceCard
      value={planId}
      title={words.payment.monthly(price.months)}
      detail={price.last === undefined ? words.payment.early : words.payment.last(price.last)}
      aside={words.payment.each(price.amount)}
    />
  )
}

/** How a bought device is paid: in instalments without interest, or at once. */
export const LinePayment = ({ item, place, variant, off, onItem }: LinePaymentProps) => {
  const full = variantPrice(variant, undefined, off)?.amount ?? null
  const plans = paymentPlansOf(variant)
  if (item.itemType === 'BYOD' || plans.length === 0) return null
  return (
    <ChoiceGroup
      legend={words.payment.question}
      name={`payment-${place}`}
      value={servicePlanOf(item, 'PaymentPlan')?.planId ?? ONCE}
      onChange={(value) => onItem(withServicePlan(item, 'PaymentPlan', value === ONCE ? null : value))}
    >
      {plans.map((planId) => (
        <MonthlyCard key={planId} variant={variant} off={off} planId={planId} />
      ))}
      {full === null ? null : (
        <ChoiceCard value={ONCE} title={words.payment.once} aside={words.payment.full(full)} />
      )}
    </ChoiceGroup>
  )
}
