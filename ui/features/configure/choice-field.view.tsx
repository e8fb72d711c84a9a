import { configureWords, purposeOf, type ChoiceWords } from '#ui/content/es/configure.ts'
import { CheckCard } from '#ui/kit/choice/check-card.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { AddedPrice } from './price.view.tsx'
import type { ItemGroup, OnQuantity } from './shelf.ts'

export type ChoiceFieldProps = {
  readonly group: ItemGroup
  readonly words: ChoiceWords
  readonly onQuantity: OnQuantity
}

const NONE = 'none'

const OneOrNone = ({ group, words, onQuantity }: ChoiceFieldProps) => {
  const held = group.find(({ quantity }) => quantity > 0)
  const choose = (value: string): void => {
    const chosen = group.find(({ offer }) => offer.id === value)
    if (chosen !== undefined) onQuantity(chosen.offer.id, 1)
    else if (held !== undefined) onQuantity(held.offer.id, 0)
  }
  return (
    <ChoiceGroup
      legend={words.question}
      name={group[0].offer.choice ?? group[0].offer.id}
      value={held?.offer.id ?? NONE}
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
