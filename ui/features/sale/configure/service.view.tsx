import { useState } from 'react'
import type { LineOfBusiness } from '#core/catalog/offer.ts'
import { paths } from '#core/routes/routes.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { choiceWords, configureWords, serviceWords } from './es.ts'
import { serviceNames, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { Icon, type IconName } from '#ui/kit/icon/icon.tsx'
import { ChoiceField } from './choice-field.view.tsx'
import { CountedField } from './counted-field.view.tsx'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import * as css from './service.css.ts'
import {
  hasPlanIn,
  monthOf,
  wantedIn,
  type Item,
  type ItemGroup,
  type OnQuantity,
  type CatalogSection,
} from './catalog-section.ts'
import type { Slot } from '#ui/kit/slot.ts'
import { handled } from '#ui/kit/button/button.tsx'

const icons: Readonly<Record<LineOfBusiness, IconName>> = {
  Internet: 'signal',
  TV: 'screen',
  Voice: 'receiver',
  Mobile: 'phone',
}

const loadChannels = () => import('./tv-channels.view.tsx')

const isCounted = (group: ItemGroup): boolean => group.some(({ offer }) => offer.limit > 1)

/** The part of this service that is in the order, otherwise its lowest price. */
const SaleStatus = ({ section }: { readonly section: CatalogSection }) => {
  const wanted = wantedIn(section)
  const plans = section.plans.flat()
  if (wanted.length === 0) {
    const prices = plans.map(({ price }) => price.first).toSorted((a, b) => a - b)
    const [cheapest] = prices
    if (cheapest === undefined) return null
    return (
      <span className={css.from}>
        {configureWords.companions.price(cheapest, plans.length, section.plans.some(isCounted))}
      </span>
    )
  }
  return (
    <span className={css.selected}>
      <Icon name="check" size="small" />
      <span>
        <span>{`${wanted.map(({ offer, quantity }) => summaryWords.times(brandText(offer.name), quantity)).join(' · ')} · `}</span>
        <strong className={css.amount}>{configureWords.companions.chosen(monthOf(wanted))}</strong>
      </span>
    </span>
  )
}

export type ServiceProps = {
  readonly section: CatalogSection & { readonly line: Exclude<LineOfBusiness, 'Internet'> }
  /** What the quantity of counted plans means for the price; null without anything to say. */
  readonly note: string | null
  /** The numbers of a telephone product that is in the order; absent where they cannot be chosen. */
  readonly renderNumbers?: ((item: Item) => Slot) | undefined
  readonly onQuantity: OnQuantity
  /** Opens the page on which each mobile line gets its device. */
  readonly onCustomize: () => void
}

const numbersIn = (section: CatalogSection, renderNumbers: ServiceProps['renderNumbers']): Slot => {
  const plan = section.plans.flat().find(({ quantity }) => quantity > 0)
  return plan === undefined ? null : renderNumbers?.(plan)
}

/** One line of business other than internet. Collapsed, it shows its price or the selection; expanded, it shows the choices. */
export const Service = ({ section, note, renderNumbers, onQuantity, onCustomize }: ServiceProps) => {
  useLanguage()
  const words = serviceWords[section.line]
  const [isOpened, setOpened] = useState(false)
  const channels = useLazy(loadChannels, isOpened && section.line === 'TV')
  return (
    <details className={css.service} onToggle={() => setOpened(true)}>
      <summary className={css.summary}>
        <Icon name={icons[section.line]} />
        <span className={css.head}>
          <h3>{serviceNames[section.line]}</h3>
          <SaleStatus section={section} />
        </span>
        <span className={css.sign}>
          <Icon name="plus" />
        </span>
      </summary>
      <div className={css.body}>
        {section.plans.map((group) =>
          isCounted(group) ? (
            <CountedField
              key={group[0].offer.id}
              group={group}
              words={words}
              note={note}
              onQuantity={onQuantity}
            />
          ) : (
            <ChoiceField
              key={group[0].offer.id}
              group={group}
              words={words}
              factOf={channels?.channelCount}
              onQuantity={onQuantity}
            />
          ),
        )}
        {channels === null ? null : (
          <channels.TvChannels plans={section.plans.flat().map(({ offer }) => offer)} />
        )}
        {section.line === 'Mobile' ? (
          <a className={css.customize} href={paths.customize} onClick={handled(onCustomize)}>
            {configureWords.customize}
          </a>
        ) : null}
        {section.line === 'TV' ? null : numbersIn(section, renderNumbers)}
        {(section.plans.length === 0 || hasPlanIn(section)) && section.addOns.length > 0 ? (
          <div className={css.addOns}>
            {section.addOns.map((group) => (
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
