import { memo, useMemo } from 'react'
import type { BrandPhone } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { AddressLine } from '#ui/features/sale/shared/address-line.tsx'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import type { SceneName } from '#core/brand/illustration.ts'
import { InternetLabels, type InternetLabel } from '#ui/features/sale/shared/internet-labels.tsx'
import { PlanCard, type Plan, type PlanCardProps, type Scale } from './plan-card.view.tsx'
import * as css from './products.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type ProductsViewProps = {
  /** The address of the plans, on one line. */
  readonly address: string
  readonly state: 'loading' | 'failed' | 'open'
  /** The internet plans. */
  readonly plans: readonly Plan[]
  /** The broadband label of each plan. */
  readonly labels: readonly InternetLabel[]
  readonly chosen: OfferId | null
  readonly failure: Slot
  /** What the model of the page adds. */
  readonly notices?: Slot
  /** The technology of the home, and the question about assistance programs; without script the other services. */
  readonly afterPlans?: Slot
  readonly phone: BrandPhone
  readonly onChoose: PlanCardProps['onChoose']
  readonly onChangeAddress: () => void
}

const titleOf = ({ state, plans }: ProductsViewProps): string => {
  if (state === 'loading') return productsWords.loadingTitle
  if (state === 'failed') return productsWords.failedTitle
  return plans.length === 0 ? productsWords.emptyTitle : productsWords.title(plans.length)
}

const Stopped = ({ scene, children }: { readonly scene: SceneName; readonly children: Slot }) => (
  <div className={css.stopped}>
    <div className={css.stoppedWords}>{children}</div>
    <div className={css.scene}>
      <LazyScene name={scene} />
    </div>
  </div>
)

const scaleOf = (plans: readonly Plan[]): Scale => ({
  fastest: Math.max(...plans.map(({ offer }) => offer.speed?.downMbps ?? 0)),
  dearest: Math.max(...plans.map(({ quote }) => (quote.later.at(-1)?.monthly ?? quote.monthly).total)),
})

/** A press on one plan renders no other. */
const PlanOfRow = memo(PlanCard)

type PlansProps = Pick<ProductsViewProps, 'plans' | 'chosen' | 'onChoose'>

const Plans = ({ plans, chosen, onChoose }: PlansProps) => {
  const scale = useMemo(() => scaleOf(plans), [plans])
  return (
    <ul className={css.plans}>
      {plans.map((plan) => (
        <li key={plan.offer.id} className={css.plan}>
          <PlanOfRow
            plan={plan}
            scale={scale}
            isChosen={plan.offer.id === chosen}
            isOnly={plans.length === 1}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  )
}

/** An address's internet plans side by side; below: help and their labels. The next step has its other services. */
export const ProductsView = (props: ProductsViewProps) => {
  const { address, state, plans, labels, failure, notices, afterPlans, phone } = props
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1 tabIndex={-1}>{titleOf(props)}</h1>
        <div className={css.about}>
          <AddressLine address={address} onChange={props.onChangeAddress} />
          {plans.length > 0 ? <p>{productsWords.lead}</p> : null}
        </div>
      </div>
      {notices}
      {state === 'loading' ? (
        <div className={css.waiting}>
          <Progress label={productsWords.loading} fills />
        </div>
      ) : null}
      {state === 'failed' ? <Stopped scene="providerDown">{failure}</Stopped> : null}
      {state === 'open' && plans.length === 0 ? (
        <Stopped scene="emptyCart">
          <p>{productsWords.emptyBody}</p>
          <ButtonLink href={`tel:${phone.dial}`}>{commonWords.call(phone.shown)}</ButtonLink>
        </Stopped>
      ) : null}
      {plans.length === 0 ? null : (
        <>
          {failure}
          <Plans {...props} />
        </>
      )}
      {afterPlans}
      <InternetLabels labels={labels} />
    </div>
  )
}
