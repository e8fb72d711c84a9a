import type { ReactNode } from 'react'
import type { Offer } from '#core/catalog/offer.ts'
import { paths } from '#core/routes/routes.ts'
import { choiceWords, configureWords } from '#ui/content/es/configure.ts'
import { speedText } from '#ui/content/format.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { lead, small } from '#ui/theme/text.css.ts'
import { AddOnField } from './add-on.view.tsx'
import { ChoiceField } from './choice-field.view.tsx'
import * as css from './configure.css.ts'
import { Service, type ServiceProps } from './service.view.tsx'
import type { OnQuantity, Shelf } from './shelf.ts'

export type ConfigureViewProps = {
  /** The internet plan in the order. */
  readonly plan: Offer
  /** What can be had, by line of business. */
  readonly shelves: readonly Shelf[]
  /** How far saving has come. */
  readonly saving: 'saved' | 'sending' | 'stuck'
  readonly failure: ReactNode
  readonly onQuantity: OnQuantity
  readonly onChangePlan: () => void
}

const PlanLine = ({ plan, onChangePlan }: Pick<ConfigureViewProps, 'plan' | 'onChangePlan'>) => (
  <div className={css.plan}>
    <span className={css.planIcon}>
      <Icon name="signal" />
    </span>
    <p>
      <span className={small}>{configureWords.yourPlan}</span>
      <strong className={css.planName}>{plan.name}</strong>
      {plan.speed === null ? null : <span className={small}>{speedText(plan.speed.downMbps)}</span>}
    </p>
    <a
      className={css.change}
      href={paths.products}
      onClick={(event) => {
        event.preventDefault()
        onChangePlan()
      }}
    >
      {configureWords.changePlan}
    </a>
  </div>
)

/** What goes with the internet plan: each add-on as its question, those of one choice as one. */
const AddOns = ({ shelf, onQuantity }: { readonly shelf: Shelf; readonly onQuantity: OnQuantity }) => {
  const isStrong = shelf.addOns.flat().some(({ offer, quantity }) => offer.limit === 1 && quantity > 0)
  return (
    <div className={css.addOns}>
      {shelf.addOns.map((group) => {
        const [addOn, ...others] = group
        return others.length > 0 ? (
          <ChoiceField
            key={addOn.offer.id}
            group={group}
            words={choiceWords(addOn.offer.choice ?? '')}
            onQuantity={onQuantity}
          />
        ) : (
          <AddOnField key={addOn.offer.id} addOn={addOn} isStrong={isStrong} onQuantity={onQuantity} />
        )
      })}
    </div>
  )
}

const isBeside = (shelf: Shelf): shelf is ServiceProps['shelf'] => shelf.line !== 'Internet'

/** What goes with the plan, and what can be had beside it, closed until it is wanted. */
export const ConfigureView = ({
  plan,
  shelves,
  saving,
  failure,
  onQuantity,
  onChangePlan,
}: ConfigureViewProps) => {
  const internet = shelves.find((shelf) => !isBeside(shelf))
  const beside = shelves.filter(isBeside)
  return (
    <>
      <h1 tabIndex={-1}>{configureWords.title}</h1>
      <p className={lead}>{beside.length === 0 ? configureWords.leadAlone : configureWords.lead}</p>
      <PlanLine plan={plan} onChangePlan={onChangePlan} />
      {internet === undefined ? null : <AddOns shelf={internet} onQuantity={onQuantity} />}
      {beside.length === 0 ? null : (
        <section className={css.more} aria-labelledby="more">
          <h2 id="more">{configureWords.beside.title}</h2>
          <p className={small}>{configureWords.beside.detail}</p>
          <div className={css.services}>
            {beside.map((shelf) => (
              <Service key={shelf.line} shelf={shelf} onQuantity={onQuantity} />
            ))}
          </div>
        </section>
      )}
      <p className={css.saving}>
        {saving === 'sending' ? configureWords.saving : null}
        {saving === 'saved' ? (
          <>
            <Icon name="check" size="small" />
            {configureWords.saved}
          </>
        ) : null}
      </p>
      {failure}
    </>
  )
}
