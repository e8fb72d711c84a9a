import { memo } from 'react'
import type { Offer } from '#core/catalog/offer.ts'
import type { InternetEffect } from '#core/pricing/internet-effect.ts'
import { paths } from '#core/routes/routes.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { choiceWords, configureWords, improvesWifi } from './es.ts'
import { speedText } from '#ui/content/format.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { lead, small } from '#ui/theme/text.css.ts'
import { AddOnField } from './add-on.view.tsx'
import { ChoiceField } from './choice-field.view.tsx'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import * as css from './configure.css.ts'
import { Service, type ServiceProps } from './service.view.tsx'
import type { CatalogSection, Item, OnQuantity } from './catalog-section.ts'
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
    <a className={css.change} href={paths.products} onClick={handled(onChangePlan)}>
      {configureWords.changePlan}
    </a>
  </div>
)

/** The add-ons of the internet plan: one question per add-on, or per choice. */
const AddOns = ({
  section,
  renderRoom,
  onQuantity,
}: Pick<ConfigureViewProps, 'renderRoom'> & {
  readonly section: CatalogSection
  readonly onQuantity: OnQuantity
}) => {
  useLanguage()
  const isStrong = section.addOns.flat().some(({ offer, quantity }) => improvesWifi(offer.id) && quantity > 0)
  return (
    <div className={css.addOns}>
      {section.addOns.map((group) => {
        const [addOn, ...others] = group
        return others.length > 0 ? (
          <ChoiceField
            key={addOn.offer.id}
            group={group}
            words={choiceWords(addOn.offer.choice ?? '')}
            onQuantity={onQuantity}
          />
        ) : (
          <AddOnField
            key={addOn.offer.id}
            addOn={addOn}
            isStrong={isStrong}
            note={renderRoom?.(addOn.offer)}
            onQuantity={onQuantity}
          />
        )
      })}
    </div>
  )
}

const isCompanion = (section: CatalogSection): section is ServiceProps['section'] =>
  section.line !== 'Internet'

// What the cart says about its saving renders no choice again.
const MemoAddOns = memo(AddOns)
const MemoService = memo(Service)

/** The add-ons of the plan, and the other services, collapsed until the visitor opens them. */
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
      <p className={lead}>{companions.length === 0 ? configureWords.leadAlone : configureWords.lead}</p>
      {plan === undefined ? account : <PlanLine plan={plan} onChangePlan={onChangePlan} />}
      {internet === undefined ? null : (
        <MemoAddOns section={internet} renderRoom={renderRoom} onQuantity={onQuantity} />
      )}
      {companions.length === 0 ? null : (
        <section className={css.more} aria-labelledby="more">
          <h2 id="more">{configureWords.companions.title}</h2>
          <p className={small}>{configureWords.companions.detail}</p>
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
