import type { OfferId } from '#core/catalog/offer.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { purposeOf, type ChoiceWords } from './es.ts'
import { CheckCard } from '#ui/kit/choice/check-card.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { AddedPrice, SwapPrice } from './price.view.tsx'
import { changeTo, selectedIn, type ItemGroup, type OnQuantity } from './catalog-section.ts'

export type ChoiceFieldProps = {
  readonly group: ItemGroup
  readonly words: ChoiceWords
  /** What else the field says about an offer. */
  readonly factOf?: ((offerId: OfferId) => string | null) | undefined
  readonly onQuantity: OnQuantity
}

const NONE = 'none'

const OneOrNone = ({ group, words, factOf, onQuantity }: ChoiceFieldProps) => {
  const choose = (value: string): void => {
    const change = changeTo(group, value)
    if (change !== null) onQuantity(change.offerId, change.quantity)
  }
  return (
    <ChoiceGroup
      legend={words.question}
      name={group[0].offer.choice ?? group[0].offer.id}
      value={selectedIn(group)?.offer.id ?? NONE}
      onChange={choose}
    >
      <ChoiceCard value={NONE} title={words.none} />
      {group.map((item) => (
        <ChoiceCard
          key={item.offer.id}
          value={item.offer.id}
          title={brandText(item.offer.name)}
          detail={[purposeOf(item.offer.id), factOf?.(item.offer.id)].filter(Boolean).join(' ')}
          aside={<SwapPrice item={item} selected={selectedIn(group)} />}
        />
      ))}
    </ChoiceGroup>
  )
}

/** A choice with a quantity of at most one: one of several offers or none, or a single offer to accept or decline. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const { group, onQuantity } = props
  const [item, ...others] = group
  const { offer, quantity } = item
  if (others.length > 0) return <OneOrNone {...props} />
  return (
    <CheckCard
      name={offer.id}
      checked={quantity > 0}
      onChange={(isChecked) => onQuantity(offer.id, isChecked ? 1 : 0)}
      title={brandText(offer.name)}
      detail={purposeOf(offer.id)}
      aside={<AddedPrice item={item} />}
    />
  )
}
