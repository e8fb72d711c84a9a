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
import { lead } from '#ui/theme/text.css.ts'
import type { CompanionService } from '#ui/features/shared/companion-services.ts'
import { CompanionServices } from '#ui/features/sale/shared/companion-services.view.tsx'
import { PlanCard, type Plan, type PlanCardProps, type Scale } from './plan-card.view.tsx'
import { sharedFacts } from './plan-comparison.ts'
import * as css from './products.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type ProductsViewProps = {
  /** The address of the plans, on one line. */
  readonly address: string
  readonly state: 'loading' | 'failed' | 'open'
  /** The internet plans. */
  readonly plans: readonly Plan[]
  /** The other services of the address. */
  readonly companionServices: readonly CompanionService[]
  readonly chosen: OfferId | null
  readonly failure: Slot
  /** What the model of the page adds. */
  readonly notices?: Slot
  /** The question about assistance programs. */
  readonly assistance?: Slot
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

/** From a hundred dollars on, in cents, a price has three figures. */
const THREE_FIGURES = 10_000

/** The number of plans that fit next to the text. */
const MAX_SIDE_BY_SIDE = 2

const scaleOf = (plans: readonly Plan[]): Scale => ({
  fastest: Math.max(...plans.map(({ offer }) => offer.speed?.downMbps ?? 0)),
  dearest: Math.max(...plans.map(({ quote }) => (quote.later.at(-1)?.monthly ?? quote.monthly).total)),
})

const Shared = ({ plans }: { readonly plans: readonly Plan[] }) => {
  const { saving, isSymmetric } = sharedFacts(plans)
  const { shared } = productsWords
  if (saving === null && !isSymmetric) return null
  return (
    <ul className={css.shared}>
      {saving === null ? null : <li>{shared.saving(saving, plans.length)}</li>}
      {isSymmetric ? <li>{shared.symmetric(plans.length)}</li> : null}
    </ul>
  )
}

/** A press on one plan renders no other. */
const PlanOfRow = memo(PlanCard)

type PlansProps = Pick<ProductsViewProps, 'plans' | 'chosen' | 'onChoose'>

const Plans = ({ plans, chosen, onChoose }: PlansProps) => {
  const isSavingShared = sharedFacts(plans).saving !== null
  const scale = useMemo(() => scaleOf(plans), [plans])
  const isShort = plans.every(({ quote }) => quote.monthly.total < THREE_FIGURES)
  return (
    <ul className={css.plans}>
      {plans.map((plan) => (
        <li key={plan.offer.id} className={css.plan}>
          <PlanOfRow
            plan={plan}
            scale={scale}
            isChosen={plan.offer.id === chosen}
            isOnly={plans.length === 1}
            isSavingShared={isSavingShared}
            size={isShort ? 'large' : 'medium'}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  )
}

/** The internet plans of an address side by side, and its other services. */
export const ProductsView = (props: ProductsViewProps) => {
  const { address, state, plans, companionServices, failure, notices, assistance, phone, onChangeAddress } =
    props
  return (
    <div className={plans.length > MAX_SIDE_BY_SIDE ? css.screen : `${css.screen} ${css.sideBySide}`}>
      <div className={css.words}>
        <h1 tabIndex={-1}>{titleOf(props)}</h1>
        <AddressLine address={address} onChange={onChangeAddress} />
        {plans.length > 0 ? <p className={lead}>{productsWords.lead}</p> : null}
        <Shared plans={plans} />
        {notices}
        {assistance}
      </div>
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
          {companionServices.length === 0 ? null : <CompanionServices services={companionServices} />}
        </>
      )}
    </div>
  )
}
