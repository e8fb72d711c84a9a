import type { LineOfBusiness } from '#core/catalog/offer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { choiceWords, configureWords, serviceWords } from '#ui/content/es/configure.ts'
import { serviceNames, summaryWords } from '#ui/content/es/sale-layout.ts'
import { Icon, type IconName } from '#ui/kit/icon/icon.tsx'
import { ChoiceField } from './choice-field.view.tsx'
import { CountedField } from './counted-field.view.tsx'
import * as css from './service.css.ts'
import { hasPlanIn, monthOf, wantedIn, type ItemGroup, type OnQuantity, type Shelf } from './shelf.ts'

const icons: Readonly<Record<LineOfBusiness, IconName>> = {
  Internet: 'signal',
  TV: 'screen',
  Voice: 'receiver',
  Mobile: 'phone',
}

const { beside } = configureWords

const isCounted = (group: ItemGroup): boolean => group.some(({ offer }) => offer.limit > 1)

/** What is in the order of this service, or else what it costs to begin with. */
const Standing = ({ shelf }: { readonly shelf: Shelf }) => {
  const wanted = wantedIn(shelf)
  const plans = shelf.plans.flat()
  if (wanted.length === 0) {
    const prices = plans.map(({ offer }) => monthlyPrice(offer, 1)).toSorted((a, b) => a - b)
    const [cheapest] = prices
    if (cheapest === undefined) return null
    return (
      <span className={css.from}>{beside.price(cheapest, plans.length, shelf.plans.some(isCounted))}</span>
    )
  }
  return (
    <span className={css.held}>
      <Icon name="check" size="small" />
      <span>
        {wanted.map(({ offer, quantity }) => summaryWords.times(offer.name, quantity)).join(' · ')}
        {' · '}
        <strong className={css.amount}>{beside.chosen(monthOf(wanted))}</strong>
      </span>
    </span>
  )
}

export type ServiceProps = {
  readonly shelf: Shelf & { readonly line: Exclude<LineOfBusiness, 'Internet'> }
  readonly onQuantity: OnQuantity
}

/** One line of business beside internet: closed it says what it costs or what is wanted of it, open it is chosen. */
export const Service = ({ shelf, onQuantity }: ServiceProps) => {
  const words = serviceWords[shelf.line]
  return (
    <details className={css.service}>
      <summary className={css.summary}>
        <Icon name={icons[shelf.line]} />
        <span className={css.head}>
          <h3>{serviceNames[shelf.line]}</h3>
          <Standing shelf={shelf} />
        </span>
        <span className={css.sign}>
          <Icon name="plus" />
        </span>
      </summary>
      <div className={css.body}>
        {shelf.plans.map((group) =>
          isCounted(group) ? (
            <CountedField key={group[0].offer.id} group={group} words={words} onQuantity={onQuantity} />
          ) : (
            <ChoiceField key={group[0].offer.id} group={group} words={words} onQuantity={onQuantity} />
          ),
        )}
        {hasPlanIn(shelf) && shelf.addOns.length > 0 ? (
          <div className={css.addOns}>
            {shelf.addOns.map((group) => (
              <ChoiceField
                key={group[0].offer.id}
                group={group}
                words={choiceWords(group[0].offer.choice ?? '')}
                onQuantity={onQuantity}
              />
            ))}
          </div>
        ) : null}
      </div>
    </details>
  )
}
