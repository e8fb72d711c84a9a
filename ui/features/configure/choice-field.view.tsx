import { configureWords, purposeOf, type ChoiceWords } from '#ui/content/es/configure.ts'
import { CheckCard } from '#ui/kit/choice/check-card.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { AddedPrice } from './price.view.tsx'
import { changeTo, heldIn, type ItemGroup, type OnQuantity } from './shelf.ts'

export type ChoiceFieldProps = {
  readonly group: ItemGroup
  readonly words: ChoiceWords
  readonly onQuantity: OnQuantity
}

const NONE = 'none'

const OneOrNone = ({ group, words, onQuantity }: ChoiceFieldProps) => {
  const choose = (value: string): void => {
    const change = changeTo(group, value)
    if (change !== null) onQuantity(change.offerId, change.quantity)
  }
  return (
    <ChoiceGroup
      legend={words.question}
      name={group[0].offer.choice ?? group[0].offer.id}
      value={heldIn(group)?.offer.id ?? NONE}
      onChange={choose}
    >
      <ChoiceCard value={NONE} title={words.none} />
      {group.map(({ offer }) => (
        <ChoiceCard
          key={offer.id}
          value={offer.id}
          title={offer.name}
          detail={purposeOf(offer.id)}
          aside={<AddedPrice offer={offer} unit={configureWords.perMonth} />}
        />
      ))}
    </ChoiceGroup>
  )
}

/** What can be had once: one of several or none of them, or a single thing to take or leave. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const { group, onQuantity } = props
  const [{ offer, quantity }, ...others] = group
  if (others.length > 0) return <OneOrNone {...props} />
  return (
    <CheckCard
      name={offer.id}
      checked={quantity > 0}
      onChange={(isChecked) => onQuantity(offer.id, isChecked ? 1 : 0)}
      title={offer.name}
      detail={purposeOf(offer.id)}
      aside={<AddedPrice offer={offer} unit={configureWords.perMonth} />}
    />
  )
}
