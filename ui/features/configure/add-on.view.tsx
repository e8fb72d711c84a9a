import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { addOnWords, configureWords } from '#ui/content/es/configure.ts'
import { money } from '#ui/content/format.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Quantity } from '#ui/kit/quantity/quantity.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './configure.css.ts'
import { SignalHouse } from './signal-house.view.tsx'

/** Something to have beside the plan, and how many of it are wanted. */
export type AddOn = { readonly offer: Offer; readonly quantity: number }

export type AddOnFieldProps = {
  readonly addOn: AddOn
  /** The better modem is in the order too. */
  readonly isStrong: boolean
  readonly onQuantity: (offerId: OfferId, quantity: number) => void
}

const Price = ({ offer, unit }: { readonly offer: Offer; readonly unit: string }) => {
  const price = monthlyPrice(offer, 1)
  if (price === 0) return <strong>{configureWords.free}</strong>
  return (
    <span>
      <strong className={css.figure}>+{money(price).text}</strong> <span className={small}>{unit}</span>
    </span>
  )
}

const YesOrNo = ({ addOn: { offer, quantity }, onQuantity }: AddOnFieldProps) => {
  const words = addOnWords(offer.id, offer.name)
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
        aside={<Price offer={offer} unit={configureWords.perMonth} />}
      />
      <ChoiceCard value="no" title={words.no} detail={words.noDetail || undefined} />
    </ChoiceGroup>
  )
}

const HowMany = ({ addOn: { offer, quantity }, isStrong, onQuantity }: AddOnFieldProps) => {
  const words = addOnWords(offer.id, offer.name)
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
          <Price offer={offer} unit={configureWords.eachPerMonth} />
          <span className={css.limit}>{configureWords.upTo(offer.limit)}</span>
        </p>
      </div>
    </section>
  )
}

/** One add-on as its question: yes or no, or how many. */
export const AddOnField = (props: AddOnFieldProps) =>
  props.addOn.offer.limit === 1 ? <YesOrNo {...props} /> : <HowMany {...props} />
