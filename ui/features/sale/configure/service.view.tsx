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

/** Returns the lowest price of some plans, and how many they are. */
export const fromText = (plans: readonly ItemGroup[]): string => {
  const all = plans.flat()
  // A price of zero is never stated without its end: what follows it is.
  const prices = all.map(({ price: { first, change } }) => first || (change?.later ?? first))
  const [cheapest] = prices.toSorted((a, b) => a - b)
  return cheapest === undefined
    ? ''
    : configureWords.companions.price(cheapest, all.length, plans.some(isCounted))
}

type FoldProps = {
  readonly icon: IconName
  readonly name: string
  /** What is in the order of what the fold has. */
  readonly wanted: readonly Item[]
  /** What the fold has and its price, where nothing of it is in the order. */
  readonly from: string
  readonly onOpen?: (() => void) | undefined
  readonly children: Slot
}

/** Choices that most visitors never open. Collapsed, it shows its price or the selection. */
export const Fold = ({ icon, name, wanted, from, onOpen, children }: FoldProps) => (
  <details className={css.service} onToggle={onOpen}>
    <summary className={css.summary}>
      <Icon name={icon} />
      <span className={css.head}>
        <h3>{name}</h3>
        {wanted.length === 0 ? (
          <span className={css.from}>{from}</span>
        ) : (
          <span className={css.selected}>
            <Icon name="check" size="small" />
            <span>
              <span>{`${wanted.map(({ offer, quantity }) => summaryWords.times(brandText(offer.name), quantity)).join(' · ')} · `}</span>
              <strong className={css.amount}>{configureWords.companions.chosen(monthOf(wanted))}</strong>
            </span>
          </span>
        )}
      </span>
      <span className={css.sign}>
        <Icon name="plus" />
      </span>
    </summary>
    <div className={css.body}>{children}</div>
  </details>
)

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

/** One line of business other than internet. */
export const Service = ({ section, note, renderNumbers, onQuantity, onCustomize }: ServiceProps) => {
  useLanguage()
  const words = serviceWords[section.line]
  const [isOpened, setOpened] = useState(false)
  const channels = useLazy(loadChannels, isOpened && section.line === 'TV')
  return (
    <Fold
      icon={icons[section.line]}
      name={serviceNames[section.line]}
      wanted={wantedIn(section)}
      from={fromText(section.plans)}
      onOpen={() => setOpened(true)}
    >
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
    </Fold>
  )
}
