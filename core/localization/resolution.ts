import type { Facts, Reason } from '../shared/reason.ts'
import type { LocalizationResponse } from './localization.ts'
import type { Judged, OutcomeRule } from './decide-outcome.ts'
import type { Outcome } from './outcome-kind.ts'
import { decideOutcome, isBulk } from './decide-outcome.ts'

export type Resolution = { readonly outcome: Outcome; readonly reason: Reason<OutcomeRule> }

const factsOf = (response: LocalizationResponse) => {
  const info = response.sessionInfo
  return {
    hasAnswer: true,
    code: response.responseCode,
    isBulk: isBulk(response),
    isReady: info?.serviceAddress.productReady ?? null,
    isNewCustomer: info?.newCustomer ?? null,
    channel: info?.channel ?? null,
    offers: response.offerCount,
    matches: response.addressList.length,
    hasInternet: info?.serviceAddress.serviceability.internetAvailable ?? null,
  }
}

const NO_RESPONSE = {
  hasAnswer: false,
  code: null,
  isBulk: null,
  isReady: null,
  isNewCustomer: null,
  channel: null,
  offers: null,
  matches: null,
  hasInternet: null,
} as const

const inputsOf = ({ response, flags, leadsToBundle }: Judged): Readonly<Record<FactName, Facts[string]>> => ({
  ...(response === null ? NO_RESPONSE : factsOf(response)),
  blueFeature: flags.blueFeature,
  sellNotInBiller: flags.sellNotInBiller,
  leadsToBundle,
})

type FactName = keyof typeof NO_RESPONSE | 'blueFeature' | 'sellNotInBiller' | 'leadsToBundle'

const factsOfRule: Record<OutcomeRule, readonly FactName[]> = {
  'LOC-02': ['hasAnswer', 'code'],
  'LOC-03': ['code'],
  'LOC-04': ['code', 'blueFeature', 'leadsToBundle', 'offers'],
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

/** Returns the outcome of a response with its reason: the rule that decided, and its inputs (LOC-02 to LOC-14). */
export const resolve = (judged: Judged): Resolution => {
  const [rule, outcome] = decideOutcome(judged)
  const inputs = inputsOf(judged)
  const facts = Object.fromEntries(factsOfRule[rule].map((name) => [name, inputs[name]]))
  return { outcome, reason: { rule, facts } }
}
