import { useState } from 'react'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { configureWords, purposeOf, type ServiceWords } from './es.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Quantity } from '#ui/kit/quantity/quantity.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './configure.css.ts'
import { LinesOnString } from './lines-on-string.view.tsx'
import { changeTo, selectedIn, type Item, type ItemGroup, type OnQuantity } from './catalog-section.ts'

export type CountedFieldProps = {
  readonly group: ItemGroup
  readonly words: ServiceWords
  /** What the quantity means for the price of other lines; null without anything to say. */
  readonly note: string | null
  readonly onQuantity: OnQuantity
}

type PlanProps = { readonly item: Item; readonly words: ServiceWords }

/** The price of all selected lines, and its later price, so that plans can be compared by the amount that is paid. */
const Prices = ({ item: { priced, price }, words }: PlanProps) => {
  const { first, change } = price
  return (
    <span className={css.prices}>
      <strong>{configureWords.companions.forAll(priced, first, words)}</strong>
      {change === null ? null : (
        <span className={small}>
          {configureWords.companions.afterwards(change.fromMonth - 1, change.later)}
        </span>
      )}
    </span>
  )
}

/** The purpose of a plan, and the service that it is sold with. */
const detailOf = ({ id, requires }: Item['offer']): string | undefined =>
  requires === null
    ? purposeOf(id)
    : [purposeOf(id) ?? '', configureWords.companions.requires[requires]].join(' ').trim()

/** A quantity and a plan. Zero removes the plan; the next increase restores the plan that was selected last. */
export const CountedField = ({ group, words, note, onQuantity }: CountedFieldProps) => {
  const [last, setLast] = useState(group[0].offer.id)
  const selected = selectedIn(group)
  const { offer } = selected ?? group.find((item) => item.offer.id === last) ?? group[0]
  const count = selected?.quantity ?? 0
  const choose = (value: string): void => {
    const change = changeTo(group, value)
    if (change === null) return
    setLast(change.offerId)
    onQuantity(change.offerId, change.quantity)
  }
  const step = (value: number): void => {
    setLast(offer.id)
    onQuantity(offer.id, value)
  }
  return (
    <>
      <div className={css.counted}>
        <p className={css.countedLabel}>{words.howMany}</p>
        <LinesOnString count={count} places={offer.limit} />
        <div className={css.count}>
          <Quantity
            label={words.howMany}
            value={count}
            min={0}
            max={offer.limit}
            onValue={step}
            lessLabel={words.less}
            moreLabel={words.more}
            spoken={configureWords.count(count, words)}
          />
          <p className={small}>{configureWords.companions.upTo(offer.limit, words.many)}</p>
        </div>
      </div>
      {note === null ? null : <p className={css.note}>{note}</p>}
      {group.length === 1 ? null : (
        <ChoiceGroup
          legend={words.question}
          name={offer.choice ?? offer.id}
          value={selected?.offer.id}
          onChange={choose}
        >
          {group.map((item) => (
            <ChoiceCard
              key={item.offer.id}
              value={item.offer.id}
              title={brandText(item.offer.name)}
              detail={detailOf(item.offer)}
              aside={<Prices item={item} words={words} />}
            />
          ))}
        </ChoiceGroup>
      )}
    </>
  )
}
