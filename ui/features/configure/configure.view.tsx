import type { ReactNode } from 'react'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { paths } from '#core/routes/routes.ts'
import { configureWords } from '#ui/content/es/configure.ts'
import { speedText } from '#ui/content/format.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { lead, small } from '#ui/theme/text.css.ts'
import { AddOnField, type AddOn } from './add-on.view.tsx'
import * as css from './configure.css.ts'

export type ConfigureViewProps = {
  readonly plan: Offer
  readonly addOns: readonly AddOn[]
  /** How far saving has come. */
  readonly saving: 'saved' | 'sending' | 'stuck'
  readonly failure: ReactNode
  readonly onQuantity: (offerId: OfferId, quantity: number) => void
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

/** What goes with the plan: each add-on as a question. */
export const ConfigureView = ({
  plan,
  addOns,
  saving,
  failure,
  onQuantity,
  onChangePlan,
}: ConfigureViewProps) => {
  const isStrong = addOns.some(({ offer, quantity }) => offer.limit === 1 && quantity > 0)
  return (
    <>
      <h1 tabIndex={-1}>{configureWords.title}</h1>
      <p className={lead}>{configureWords.lead}</p>
      <PlanLine plan={plan} onChangePlan={onChangePlan} />
      <div className={css.addOns}>
        {addOns.map((addOn) => (
          <AddOnField key={addOn.offer.id} addOn={addOn} isStrong={isStrong} onQuantity={onQuantity} />
        ))}
      </div>
      <p role="status" className={css.saving}>
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
