import type { LineOfBusiness } from '#core/catalog/offer.ts'
import { EXTRA_GIGABYTES_MAX } from '#core/mobile/by-the-gig-offers.ts'
import type { MobilePlan } from '#core/mobile/mobile-plan.ts'
import type { MobileVisitor } from '#core/mobile/mobile-visitor.ts'
import { mobilePlans } from '#core/mobile/mobile-plan.ts'
import type { PricedPlan } from '#core/mobile/priced-plans.ts'
import { pricedPlans } from '#core/mobile/priced-plans.ts'
import { mobileLoginHref } from '#core/routes/mobile-return.ts'
import { paths } from '#core/routes/routes.ts'
import { customizeWords } from './es.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Quantity } from '#ui/kit/quantity/quantity.tsx'
import * as css from './customize.css.ts'

export type PlanChoiceProps = {
  readonly visitor: MobileVisitor
  readonly plan: MobilePlan
  /** The number of mobile lines, at least one. */
  readonly lines: number
  /** The gigabytes of By the Gig. */
  readonly gigabytes: number
  readonly inCart: readonly LineOfBusiness[]
  readonly onPlan: (plan: MobilePlan) => void
  readonly onGigabytes: (gigabytes: number) => void
}

/** Whether the plans of an account are counted, and how a customer has them counted (MOB-55). */
const AccountNotice = ({ visitor }: Pick<PlanChoiceProps, 'visitor'>) => {
  const { account } = customizeWords.plan
  if (visitor.kind === 'signedIn') {
    const isBundled = visitor.accountType === 'bundled'
    return visitor.linesHeld > 0 || isBundled ? <p>{account.held(visitor.linesHeld, isBundled)}</p> : null
  }
  return (
    <p>
      <span>{`${account.question} `}</span>
      <a href={mobileLoginHref(paths.customize)}>{account.signIn}</a>
    </p>
  )
}

/** One plan for all lines, each with the price of all of them, and the gigabytes of the plan that counts them. */
export const PlanChoice = ({
  visitor,
  plan,
  lines,
  gigabytes,
  inCart,
  onPlan,
  onGigabytes,
}: PlanChoiceProps) => {
  const { plan: words } = customizeWords
  const detailOf = ({ plan: one, isOffered }: PricedPlan): string =>
    isOffered ? words.details[one] : `${words.details[one]} ${words.needsInternet}`
  return (
    <section className={css.parts}>
      <AccountNotice visitor={visitor} />
      <ChoiceGroup
        legend={words.question}
        name="rate-plan"
        value={plan}
        onChange={(value) => {
          const chosen = mobilePlans.find((one) => one === value)
          if (chosen !== undefined) onPlan(chosen)
        }}
      >
        {pricedPlans({ visitor, inCart, newLines: lines, gigabytes }).map((priced) => (
          <ChoiceCard
            key={priced.plan}
            value={priced.plan}
            title={words.names[priced.plan]}
            detail={detailOf(priced)}
            aside={priced.price === null ? undefined : words.perMonth(priced.price, lines)}
            disabled={!priced.isOffered}
          />
        ))}
      </ChoiceGroup>
      {plan === 'byTheGig' ? (
        <div className={css.counted}>
          <p>{words.gigabytes}</p>
          <Quantity
            label={words.gigabytes}
            value={gigabytes}
            min={1}
            max={1 + EXTRA_GIGABYTES_MAX}
            onValue={onGigabytes}
            lessLabel={words.fewerGigabytes}
            moreLabel={words.moreGigabytes}
            spoken={words.gigabytesSpoken(gigabytes)}
          />
        </div>
      ) : null}
    </section>
  )
}
