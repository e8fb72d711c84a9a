import type { BrandIdentity, BrandPhone } from '#core/brand/brand.ts'
import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import { followUpsOf } from '#core/follow-up/follow-up.ts'
import type { Alternative } from '#core/localization/alternatives.ts'
import type { Outcome } from '#core/localization/outcome-kind.ts'
import { partnerPath } from '#core/routes/external-paths.ts'
import { portalEntryPath } from '#core/routes/portal-steps.ts'
import { followUpWords } from './follow-up.es.ts'
import { outcomeWayWords as words } from './es.ts'
import type { OutcomeStep } from './outcome-step.ts'

/** A further choice on an outcome page: a link, with a telephone for the same, or a form that opens. */
export type OutcomeWay = { readonly label: string; readonly detail: string } & (
  | { readonly kind: 'link'; readonly href: string; readonly phone?: BrandPhone }
  | { readonly kind: 'form'; readonly followUp: FollowUpKind }
)

const partnersIn = (alternatives: readonly Alternative[]): readonly OutcomeWay[] =>
  alternatives.flatMap((alternative) =>
    alternative.kind === 'technology'
      ? [
          {
            kind: 'link',
            label: words.partner(alternative.provider),
            detail: words.technology[alternative.technology],
            href: partnerPath(alternative.id),
            phone: alternative.phone,
          },
        ]
      : [],
  )

const accountOf = (): OutcomeWay => ({ kind: 'link', ...words.account, href: portalEntryPath })

/**
 * Returns what else the visitor can do, the most useful first: enter the account, get service from a partner, request a
 * notice, dispute the outcome, or call. A page that leaves the store by itself has no forms.
 */
export const waysOfOutcome = (
  outcome: Outcome,
  step: OutcomeStep,
  { alternatives, brand }: { readonly alternatives: readonly Alternative[]; readonly brand: BrandIdentity },
): readonly OutcomeWay[] => {
  const { sales } = brand.phones
  const hasAccount = outcome.kind === 'existingCustomer' && step.kind !== 'leave'
  const isCall = step.kind === 'call' || step.kind === 'seeOffers'
  return [
    ...(hasAccount ? [accountOf()] : []),
    ...partnersIn(alternatives),
    ...followUpsOf(outcome).map((followUp): OutcomeWay => {
      const { label, detail } = followUpWords[followUp]
      return { kind: 'form', followUp, label, detail }
    }),
    ...(isCall ? [] : [{ kind: 'link', ...words.call(sales.shown), href: `tel:${sales.dial}` } as const]),
  ]
}
