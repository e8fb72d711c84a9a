import { memo } from 'react'
import type { Offer } from '#core/catalog/offer.ts'
import type { InternetEffect } from '#core/pricing/internet-effect.ts'
import { paths } from '#core/routes/routes.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { choiceWords, configureWords, improvesWifi, repeatsWifi } from './es.ts'
import { speedText } from '#ui/content/format.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { lead, small } from '#ui/theme/text.css.ts'
import { AddOnField } from './add-on.view.tsx'
import { ChoiceField } from './choice-field.view.tsx'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import * as css from './configure.css.ts'
import { Fold, Service, fromText, type ServiceProps } from './service.view.tsx'
import type { CatalogSection, Item, ItemGroup, OnQuantity } from './catalog-section.ts'
import type { Slot } from '#ui/kit/slot.ts'
import { handled } from '#ui/kit/button/button.tsx'

export type ConfigureViewProps = {
  /** The internet plan in the order; undefined where the account has one. */
  readonly plan: Offer | undefined
  /** What the account has. */
  readonly account?: Slot
  /** The available offers by line of business. */
  readonly sections: readonly CatalogSection[]
  /** The effect of internet on the price of the mobile lines, where it makes them more expensive. */
  readonly lineEffect: InternetEffect | null
  /** The progress of saving the cart. */
  readonly saving: 'saved' | 'sending' | 'stuck'
  readonly failure: Slot
  /** Moves the cart to another device; absent where nothing is remembered. */
  readonly transfer?: Slot
  /** What the model of the page adds. */
  readonly notices?: Slot
  /** The discount codes of the order. */
  readonly coupons?: Slot
  /** The numbers of a telephone product that is in the order. */
  readonly renderNumbers?: (item: Item) => Slot
  /** Why the account of the visitor leaves less room for an add-on. */
  readonly renderRoom?: ((offer: Offer) => Slot) | undefined
  readonly onQuantity: OnQuantity
  readonly onChangePlan: () => void
  /** Opens the page on which each mobile line gets its device. */
  readonly onCustomize: () => void
}

const PlanLine = ({
  plan,
  onChangePlan,
}: Pick<ConfigureViewProps, 'onChangePlan'> & { readonly plan: Offer }) => (
  <div className={css.plan}>
    <span className={css.planIcon}>
      <Icon name="signal" />
    </span>
    <p>
      <span className={small}>{configureWords.yourPlan}</span>
      <strong className={css.planName}>{brandText(plan.name)}</strong>
      {plan.speed === null ? null : <span className={small}>{speedText(plan.speed.downMbps)}</span>}
    </p>
    <a href={paths.products} onClick={handled(onChangePlan)}>
      {configureWords.changePlan}
    </a>
  </div>
)

/** Checks whether the form has the number of rooms: not for buyers with their own equipment (CAT-13). */
const isAskedForRooms = ({ offer, quantity }: Item, equipment: readonly Item[]): boolean =>
  quantity > 0 ||
  offer.accountLimit !== undefined ||
  equipment.length === 0 ||
  equipment.some((item) => item.quantity > 0)

/** The add-ons of the internet plan: the WiFi, and each other one behind one line. */
const AddOns = ({
  section,
  renderRoom,
  onQuantity,
}: Pick<ConfigureViewProps, 'renderRoom'> & {
  readonly section: CatalogSection
  readonly onQuantity: OnQuantity
}) => {
  useLanguage()
  const all = section.addOns.flat()
  const equipment = all.filter(({ offer }) => improvesWifi(offer.id))
  const isExtra = ([{ offer }]: ItemGroup): boolean => !improvesWifi(offer.id) && !repeatsWifi(offer.id)
  const field = (group: ItemGroup): Slot => {
    const [addOn, ...others] = group
    return others.length > 0 ? (
      <ChoiceField
        key={addOn.offer.id}
        group={group}
        words={choiceWords(addOn.offer.choice ?? '')}
        onQuantity={onQuantity}
      />
    ) : repeatsWifi(addOn.offer.id) && !isAskedForRooms(addOn, equipment) ? null : (
      <AddOnField
        key={addOn.offer.id}
        addOn={addOn}
        isStrong={equipment.some(({ quantity }) => quantity > 0)}
        note={renderRoom?.(addOn.offer)}
        onQuantity={onQuantity}
      />
    )
  }
  return (
    <div className={css.addOns}>
      {section.addOns.filter((group) => !isExtra(group)).map(field)}
      {section.addOns.filter(isExtra).map((group) => (
        <Fold
          key={group[0].offer.id}
          icon="lock"
          name={group.map(({ offer }) => brandText(offer.name)).join(' · ')}
          wanted={group.filter(({ quantity }) => quantity > 0)}
          from={fromText([group])}
        >
          {field(group)}
        </Fold>
      ))}
    </div>
  )
}

const isCompanion = (section: CatalogSection): section is ServiceProps['section'] =>
  section.line !== 'Internet'

// What the cart says about its saving renders no choice again.
const MemoAddOns = memo(AddOns)
const MemoService = memo(Service)

/** What the visitor has, the other services, and the add-ons of the plan. */
export const ConfigureView = ({
  plan,
  account,
  sections,
  lineEffect,
  saving,
  failure,
  transfer,
  notices,
  coupons,
  renderNumbers,
  renderRoom,
  onQuantity,
  onChangePlan,
  onCustomize,
}: ConfigureViewProps) => {
  const internet = sections.find((section) => !isCompanion(section))
  const companions = sections.filter(isCompanion)
  return (
    <>
      <h1 tabIndex={-1}>{configureWords.title}</h1>
      <p className={lead}>{configureWords.lead}</p>
      {plan === undefined ? account : <PlanLine plan={plan} onChangePlan={onChangePlan} />}
      {companions.length === 0 ? null : (
        <section className={css.more} aria-labelledby="more">
          <h2 id="more">{configureWords.companions.title}</h2>
          <div className={css.services}>
            {companions.map((section) => (
              <MemoService
                key={section.line}
                section={section}
                note={
                  section.line === 'Mobile' && lineEffect !== null
                    ? configureWords.lineEffect(lineEffect)
                    : null
                }
                renderNumbers={renderNumbers}
                onQuantity={onQuantity}
                onCustomize={onCustomize}
              />
            ))}
          </div>
        </section>
      )}
      {internet === undefined ? null : (
        <MemoAddOns section={internet} renderRoom={renderRoom} onQuantity={onQuantity} />
      )}
      <p className={css.saving}>
        {saving === 'sending' ? <span>{configureWords.saving}</span> : null}
        {saving === 'saved' ? (
          <>
            <Icon name="check" size="small" />
            <span>{configureWords.saved}</span>
          </>
        ) : null}
      </p>
      {notices}
      <div className={css.ways}>
        <div className={css.coupons}>{coupons}</div>
        {transfer}
      </div>
      {failure}
    </>
  )
}
