import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import type { Cents } from '#core/shared/money.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { bulkIncludedWords as words } from './es.ts'
import { CompanionServices } from '#ui/features/sale/shared/companion-services.view.tsx'
import type { CompanionService } from '#ui/features/shared/companion-services.ts'
import { InternetLabels, type InternetLabel } from '#ui/features/sale/shared/internet-labels.tsx'
import { ShopPage, type ShopPageProps } from '#ui/features/sale/shared/shop-page.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './bulk-included.css.ts'

export type BulkIncludedViewProps = {
  readonly page: Omit<ShopPageProps, 'title' | 'scene' | 'children' | 'isEmpty'>
  /** The address belongs to a building whose agreement includes internet. */
  readonly isOffered: boolean
  /** The plan that the building pays for; null where nothing is sold online. */
  readonly included: Offer | null
  /** The faster internet plans, at the price that the resident pays. */
  readonly upgrades: readonly Offer[]
  readonly chosen: Offer | null
  /** The other services, at their usual price. */
  readonly companionServices: readonly CompanionService[]
  /** What the resident pays each month for the chosen plan, in cents with tax. */
  readonly total: Cents
  /** The broadband label of each internet plan. */
  readonly labels: readonly InternetLabel[]
  readonly onChoose: (offerId: OfferId) => void
  readonly onNext: () => void
}

const Price = ({ plan }: { readonly plan: Offer }) => (
  <span>
    <strong>{words.more(recurringOf(plan))}</strong>
    <span> </span>
    <span className={small}>{words.perMonth}</span>
  </span>
)

/** What a building includes, faster plans and other services for residents, and the way to their order. */
export const BulkIncludedView = ({
  page,
  isOffered,
  included,
  upgrades,
  chosen,
  companionServices,
  total,
  labels,
  onChoose,
  onNext,
}: BulkIncludedViewProps) => (
  <ShopPage
    {...page}
    title={isOffered ? words.title : words.notOffered}
    scene="bulkIncluded"
    isEmpty={isOffered && included === null}
  >
    {isOffered ? (
      <>
        <div className={css.order}>
          <ChoiceGroup
            legend={<h2>{words.internet}</h2>}
            name="building-internet"
            value={chosen?.id}
            onChange={(value) => {
              const plan = [...(included === null ? [] : [included]), ...upgrades].find(
                ({ id }) => id === value,
              )
              if (plan !== undefined) onChoose(plan.id)
            }}
          >
            {included === null ? null : (
              <ChoiceCard
                value={included.id}
                title={brandText(included.name)}
                detail={words.included}
                aside={<strong>{words.free}</strong>}
              />
            )}
            {upgrades.map((plan) => (
              <ChoiceCard
                key={plan.id}
                value={plan.id}
                title={brandText(plan.name)}
                detail={words.faster}
                aside={<Price plan={plan} />}
              />
            ))}
          </ChoiceGroup>
          <div className={css.next}>
            <p className={css.total} role="status">
              {words.total(total)}
            </p>
            <Button onClick={onNext}>{words.next}</Button>
          </div>
        </div>
        <InternetLabels labels={labels} />
        {companionServices.length === 0 ? null : <CompanionServices services={companionServices} />}
      </>
    ) : null}
  </ShopPage>
)
