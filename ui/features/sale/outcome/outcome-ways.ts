import type { AddressForm } from '#core/address/address-form.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Alternative } from '#core/localization/alternatives.ts'
import type { Outcome, OutcomeKind } from '#core/localization/outcome.ts'
import { addressSearch } from '#core/routes/localization-link.ts'
import { outsidePaths } from '#core/routes/outside-paths.ts'
import { outcomeWayWords as words } from '#ui/content/es/sale/outcome.ts'
import type { OutcomeStep } from './outcome-step.ts'

/** Something else that a visitor can do on the page of an outcome, as a link: its label, and what it leads to. */
export type OutcomeWay = { readonly label: string; readonly detail: string; readonly href: string }

/** Outcomes of homes that wait for the network: their residents can be notified. */
const waiting: readonly OutcomeKind[] = ['notServiceable', 'preSale', 'serviceSelection']

/** Outcomes that contradict what a resident may know about the home. */
const disputable: readonly OutcomeKind[] = [
  'notServiceable',
  'activeLocation',
  'existingCustomer',
  'commercial',
]

const partnersIn = (alternatives: readonly Alternative[]): readonly OutcomeWay[] =>
  alternatives.flatMap((alternative) =>
    alternative.kind === 'technology'
      ? [
          {
            label: words.partner(alternative.provider),
            detail: words.technology[alternative.technology](alternative.phone.shown),
            href: `tel:${alternative.phone.dial}`,
          },
        ]
      : [],
  )

/** Returns what else the visitor can do: enter the account, call a partner, be notified, dispute the outcome, or call. */
export const waysOfOutcome = (
  outcome: Outcome,
  step: OutcomeStep,
  facts: {
    readonly address: AddressForm
    readonly alternatives: readonly Alternative[]
    readonly brand: BrandIdentity
  },
): readonly OutcomeWay[] => {
  const { address, alternatives, brand } = facts
  const { sales, service } = brand.phones
  const hasAccount = outcome.kind === 'existingCustomer' && step.kind !== 'leave'
  const isSold = step.kind === 'seeOffers'
  return [
    ...(hasAccount
      ? [
          {
            ...words.account(new URL(brand.links.existingCustomer).host),
            href: outsidePaths.existingCustomer,
          },
        ]
      : []),
    ...partnersIn(alternatives),
    ...(waiting.includes(outcome.kind) && !isSold
      ? [{ ...words.notify, href: `${outsidePaths.webLead}${addressSearch(address)}` }]
      : []),
    ...(disputable.includes(outcome.kind)
      ? [{ ...words.dispute(service.shown), href: `tel:${service.dial}` }]
      : []),
    ...(step.kind === 'call' || isSold ? [] : [{ ...words.call(sales.shown), href: `tel:${sales.dial}` }]),
  ]
}
