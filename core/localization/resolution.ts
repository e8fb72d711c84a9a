import type { Facts, Reason } from '../shared/reason.ts'
import type { Judged, Outcome, OutcomeRule } from './outcome.ts'
import { decideOutcome, isBulk } from './outcome.ts'

export type Resolution = { readonly outcome: Outcome; readonly reason: Reason<OutcomeRule> }

type FactOf = (judged: Judged) => Facts[string]

const facts = {
  hasAnswer: ({ response }) => response !== null,
  code: ({ response }) => response?.responseCode ?? null,
  isBulk: ({ response }) => response && isBulk(response),
  isReady: ({ response }) => response?.sessionInfo?.serviceAddress.productReady ?? null,
  isNewCustomer: ({ response }) => response?.sessionInfo?.newCustomer ?? null,
  channel: ({ response }) => response?.sessionInfo?.channel ?? null,
  offers: ({ response }) => response?.offerCount ?? null,
  matches: ({ response }) => response?.addressList.length ?? null,
  hasInternet: ({ response }) =>
    response?.sessionInfo?.serviceAddress.serviceability.internetAvailable ?? null,
  leadsToBundle: ({ leadsToBundle }) => leadsToBundle,
  blueFeature: ({ flags }) => flags.blueFeature,
  sellNotInBiller: ({ flags }) => flags.sellNotInBiller,
} as const satisfies Record<string, FactOf>

export type FactName = keyof typeof facts

const factsOfRule: Record<OutcomeRule, readonly FactName[]> = {
  'LOC-02': ['hasAnswer', 'code'],
  'LOC-03': ['code'],
  'LOC-04': ['code', 'blueFeature', 'leadsToBundle'],
  'LOC-05': ['code', 'isBulk', 'isNewCustomer'],
  'LOC-06': ['code', 'isBulk', 'isNewCustomer', 'isReady'],
  'LOC-07': ['code', 'sellNotInBiller'],
  'LOC-08': ['code'],
  'LOC-09': ['code', 'matches'],
  'LOC-10': ['code', 'isBulk'],
  'LOC-11': ['code', 'isBulk'],
  'LOC-12': ['code', 'isBulk', 'matches'],
  'LOC-13': ['channel', 'isNewCustomer', 'isReady', 'isBulk', 'offers'],
  'LOC-14': ['code', 'hasInternet', 'offers'],
}

/** The outcome of an answer with its reason: the rule that decided, and what it looked at (LOC-02 to LOC-14). */
export const resolve = (judged: Judged): Resolution => {
  const [rule, outcome] = decideOutcome(judged)
  const seen = factsOfRule[rule].map((name) => [name, facts[name](judged)] as const)
  return { outcome, reason: { rule, facts: Object.fromEntries(seen) } }
}
