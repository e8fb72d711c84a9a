import { useState } from 'react'
import {
  deliveryMethods,
  withNickname,
  withPorting,
  withServicePlan,
  withSim,
} from '#core/mobile/line-item.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { itemLimits, servicePlanOf, simTypes } from '#core/mobile/mobile-item.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import { customizeWords as words } from './es.ts'
import { CheckCard } from '#ui/kit/choice/check-card.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import type { Slot } from '#ui/kit/slot.ts'

export type LineServiceProps = {
  readonly item: MobileCartItem
  readonly place: number
  /** The insurance of a device; undefined where none is sold. */
  readonly insurance: Offer | undefined
  /** What a line that brings its number needs. */
  readonly coach: Slot
  readonly onItem: (item: MobileCartItem) => void
}

const Nickname = ({ item, place, onItem }: Omit<LineServiceProps, 'insurance' | 'coach'>) => {
  const { nickname } = item.productDetail
  const [typed, type] = useState(nickname ?? '')
  return (
    <TextField
      name={`nickname-${place}`}
      label={words.nickname.label}
      hint={words.nickname.hint}
      maxLength={itemLimits.name}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        const named = withNickname(item, typed)
        if (named.productDetail.nickname !== nickname) onItem(named)
      }}
    />
  )
}

/** How an item reaches the customer. Shown only where there is a choice. */
export const Delivery = ({ item, place, onItem }: Omit<LineServiceProps, 'insurance' | 'coach'>) => {
  const methods = deliveryMethods(item)
  if (methods.length < 2) return null
  return (
    <ChoiceGroup
      legend={words.delivery.question}
      name={`delivery-${place}`}
      value={item.fulfillmentMethod}
      onChange={(value) => {
        const method = methods.find((one) => one === value)
        if (method !== undefined) onItem({ ...item, fulfillmentMethod: method })
      }}
    >
      {methods.map((method) => (
        <ChoiceCard key={method} value={method} title={words.delivery.names[method]} />
      ))}
    </ChoiceGroup>
  )
}

/** What a line needs besides its device: number, SIM, insurance and name. */
export const LineService = ({ item, place, insurance, coach, onItem }: LineServiceProps) => (
  <>
    <ChoiceGroup
      legend={words.number.question}
      name={`number-${place}`}
      value={item.productDetail.portInfo?.portingFlag === true ? 'ported' : 'fresh'}
      onChange={(value) => onItem(withPorting(item, value === 'ported'))}
    >
      <ChoiceCard value="fresh" title={words.number.fresh} />
      <ChoiceCard value="ported" title={words.number.ported} detail={words.number.portedDetail} />
    </ChoiceGroup>
    {coach}
    <ChoiceGroup
      legend={words.sim.question}
      name={`sim-${place}`}
      value={item.simType ?? undefined}
      onChange={(value) => {
        const sim = simTypes.find((one) => one === value)
        if (sim !== undefined) onItem(withSim(item, sim))
      }}
    >
      {simTypes.map((sim) => (
        <ChoiceCard key={sim} value={sim} title={words.sim.names[sim]} detail={words.sim.details[sim]} />
      ))}
    </ChoiceGroup>
    {insurance === undefined ? null : (
      <CheckCard
        name={`insurance-${place}`}
        checked={servicePlanOf(item, 'InsurancePlan') !== undefined}
        onChange={(isChecked) =>
          onItem(withServicePlan(item, 'InsurancePlan', isChecked ? insurance.id : null))
        }
        title={words.insurance.title}
        detail={words.insurance.detail}
        aside={words.payment.each(recurringOf(insurance))}
      />
    )}
    <Nickname item={item} place={place} onItem={onItem} />
  </>
)
