import { useState } from 'react'
import { maximumOf } from '#core/catalog/offer.ts'
import { roomsServed, suggestedRepeaters } from '#core/catalog/repeaters.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { addOnWords, configureWords, repeatsWifi } from './es.ts'
import { money } from '#ui/content/format.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { Quantity } from '#ui/kit/quantity/quantity.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './configure.css.ts'
import { AddedPrice } from './price.view.tsx'
import type { Item, OnQuantity } from './catalog-section.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type AddOnFieldProps = {
  readonly addOn: Item
  /** The better modem is in the order too. */
  readonly isStrong: boolean
  /** Why the account of the visitor leaves less room for the add-on. */
  readonly note?: Slot
  readonly onQuantity: OnQuantity
}

const YesOrNo = ({ addOn, onQuantity }: AddOnFieldProps) => {
  const { offer, quantity } = addOn
  const words = addOnWords(offer.id, brandText(offer.name))
  return (
    <ChoiceGroup
      legend={<h2>{words.question}</h2>}
      name={offer.id}
      value={quantity > 0 ? 'yes' : 'no'}
      onChange={(value) => onQuantity(offer.id, value === 'yes' ? 1 : 0)}
      hint={words.detail || undefined}
    >
      <ChoiceCard
        value="yes"
        title={words.yes}
        detail={words.yesDetail || undefined}
        aside={<AddedPrice item={addOn} />}
      />
      <ChoiceCard value="no" title={words.no} detail={words.noDetail || undefined} />
    </ChoiceGroup>
  )
}

const loadHouse = () => import('./signal-house.view.tsx')

/** The maximum number of rooms that a home can state. */
const MAX_ROOMS = 20

/** The number of rooms, and how many repeaters it suggests (CAT-13). */
const Rooms = ({ addOn: { offer, quantity } }: Pick<AddOnFieldProps, 'addOn'>) => {
  const [rooms, setRooms] = useState(roomsServed(quantity))
  const words = addOnWords(offer.id, brandText(offer.name))
  const suggestion = configureWords.suggestion(rooms, suggestedRepeaters(rooms, offer), words)
  return (
    <div className={css.rooms}>
      <Quantity
        label={words.question}
        value={rooms}
        min={1}
        max={MAX_ROOMS}
        onValue={setRooms}
        lessLabel={configureWords.less(configureWords.room)}
        moreLabel={configureWords.more(configureWords.room)}
        spoken={suggestion}
      />
      <p aria-hidden>{suggestion}</p>
    </div>
  )
}

const HowMany = ({ addOn, isStrong, note, onQuantity }: AddOnFieldProps) => {
  const house = useLazy(loadHouse, true)
  const { offer, quantity } = addOn
  const words = addOnWords(offer.id, brandText(offer.name))
  return (
    <section className={css.howMany} aria-label={words.question}>
      <div className={css.howManyWords}>
        <h2>{words.question}</h2>
        {words.detail === '' ? null : <p className={small}>{words.detail}</p>}
        {repeatsWifi(offer.id) ? <Rooms addOn={addOn} /> : null}
      </div>
      <div className={css.house} aria-busy={house === null}>
        {house === null ? null : <house.SignalHouse repeaters={quantity} isStrong={isStrong} />}
      </div>
      <div className={css.count}>
        <Quantity
          label={words.many}
          value={quantity}
          min={0}
          max={offer.limit}
          onValue={(value) => onQuantity(offer.id, value)}
          lessLabel={configureWords.less(words.one)}
          moreLabel={configureWords.more(words.one)}
          spoken={configureWords.count(quantity, words)}
        />
        <p>
          <strong className={css.figure}>{`+${money(monthlyPrice(offer, 1)).text}`}</strong>
          <span> </span>
          <span className={small}>{configureWords.each(words.one)}</span>
          <span className={css.limit}>{configureWords.companions.upTo(maximumOf(offer), words.many)}</span>
        </p>
        {note}
      </div>
    </section>
  )
}

/** One add-on as a question: yes or no, or a quantity. */
export const AddOnField = (props: AddOnFieldProps) =>
  maximumOf(props.addOn.offer) === 1 ? <YesOrNo {...props} /> : <HowMany {...props} />
