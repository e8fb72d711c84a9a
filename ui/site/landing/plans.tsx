import { localizationQuery } from '#core/routes/routes.ts'
import { plansWords } from '#ui/content/es/landing.ts'
import { productsWords, purposeOfSpeed } from '#ui/content/es/products.ts'
import { speedText } from '#ui/content/format.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import type { PlanFacts } from './landing-facts.ts'
import { PlanCourse } from './plan-course.tsx'
import * as css from './plans.css.ts'
import { note } from './part.css.ts'
import { Part } from './part.tsx'

const highest = (plans: readonly PlanFacts[]): number =>
  Math.max(1, ...plans.map(({ first, change }) => change?.later ?? first))

const Plan = ({ plan, top }: { readonly plan: PlanFacts; readonly top: number }) => (
  <li className={css.plan}>
    <div className={css.words}>
      <h3 className={css.name}>{plan.name}</h3>
      {plan.speed === null ? null : (
        <p className={css.speed}>
          {productsWords.upAndDown(speedText(plan.speed.downMbps), speedText(plan.speed.upMbps))}
        </p>
      )}
    </div>
    <PlanCourse plan={plan} top={top} />
    <p>{plan.speed === null ? null : purposeOfSpeed(plan.speed.downMbps)}</p>
    <ButtonLink
      variant="secondary"
      href={`#field-${localizationQuery.street}`}
      aria-label={plansWords.chooseSpoken(plan.name)}
    >
      {plansWords.choose}
    </ButtonLink>
  </li>
)

/** The plans side by side, their prices drawn to one scale. */
export const Plans = ({ plans }: { readonly plans: readonly PlanFacts[] }) => (
  <Part id="planes" heading={plansWords.heading} lead={plansWords.lead}>
    <ul className={css.plans}>
      {plans.map((plan) => (
        <Plan key={plan.id} plan={plan} top={highest(plans)} />
      ))}
    </ul>
    <p className={note}>{plansWords.note}</p>
  </Part>
)
