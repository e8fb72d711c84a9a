import { maximumOf } from '#core/catalog/offer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { addOnWords, configureWords } from './es.ts'
import { money } from '#ui/content/format.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Quantity } from '#ui/kit/quantity/quantity.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './configure.css.ts'
import { AddedPrice } from './price.view.tsx'
import type { Item, OnQuantity } from './catalog-section.ts'
import { SignalHouse } from './signal-house.view.tsx'
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

const HowMany = ({ addOn: { offer, quantity }, isStrong, note, onQuantity }: AddOnFieldProps) => {
  const words = addOnWords(offer.id, brandText(offer.name))
  return (
    <section className={css.howMany} aria-label={words.question}>
      <div className={css.howManyWords}>
        <h2>{words.question}</h2>
        {words.detail === '' ? null : <p className={small}>{words.detail}</p>}
      </div>
      <div className={css.house}>
        <SignalHouse repeaters={quantity} isStrong={isStrong} />
      </div>
      <div className={css.count}>
        <Quantity
          label={words.question}
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
          <span className={small}>{configureWords.eachPerMonth}</span>
          <span className={css.limit}>{configureWords.upTo(maximumOf(offer))}</span>
        </p>
        {note}
      </div>
    </section>
  )
}

/** One add-on as a question: yes or no, or a quantity. */
export const AddOnField = (props: AddOnFieldProps) =>
  maximumOf(props.addOn.offer) === 1 ? <YesOrNo {...props} /> : <HowMany {...props} />
