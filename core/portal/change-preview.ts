import { either as E } from 'fp-ts'
import type { NotCanonical } from '../pricing/canonical.ts'
import { canonicalText } from '../pricing/canonical.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, subtract } from '../shared/money.ts'
import type { AccountFacts } from './account-facts.ts'
import {
  afterPending,
  changeableServices,
  optionsInstead,
  servicesAfter,
  withDependents,
} from './account-facts.ts'
import { balanceOf } from './balance.ts'
import { billsUntil } from './bills.ts'
import { cycleAt } from './billing-cycle.ts'
import type { SubscribedService, ServiceId } from './portal-account.ts'
import type { OptionId, RetentionOption } from './retention-option.ts'
import type { ChangePreview, ChangeRequest, Disclosure } from './service-change.ts'
import type { ServiceChangeFailure } from './service-change.failure.ts'
import type { CancelRequest } from './service-end.ts'
import { endOfServices } from './service-end.ts'
import { quoteServices } from './service-quote.ts'

/** A preview before it has its token. */
export type ChangeFigures = Omit<ChangePreview, 'token'>

type OptionRequest = Extract<ChangeRequest, { readonly kind: 'acceptOption' }>

const balanceNow = ({ account, catalog, today }: AccountFacts): Cents =>
  balanceOf(billsUntil(account, catalog, today), account, today).balance

type Changed = Omit<ChangeFigures, 'cycle' | 'before' | 'after'>

const endOf = (facts: AccountFacts, request: CancelRequest, ended: readonly SubscribedService[]): Changed => {
  const { proration, unbilled, ...end } = endOfServices(facts, request, ended)
  const unpaidBills = add(balanceNow(facts), unbilled)
  const balance = subtract(add(unpaidBills, end.instalmentsDue), proration.returned)
  return { ...end, request, option: null, proration, unpaidBills, balance }
}

const startOf = (facts: AccountFacts, request: OptionRequest, option: RetentionOption): Changed => {
  const unpaidBills = balanceNow(facts)
  const later: readonly Disclosure[] = option.quote.later.length > 0 ? ['priceAfterOption'] : []
  return {
    request,
    effectiveOn: option.startsOn,
    option,
    proration: null,
    unpaidBills,
    instalmentsDue: ZERO,
    balance: unpaidBills,
    equipment: [],
    disclosures: ['optionTerms', ...later],
  }
}

/** Returns the service that the id of an option names after its kind. */
const serviceIdIn = (optionId: OptionId): ServiceId =>
  optionId.replace(/^[^.]*\.?/, '').replace(/\..*$/, '') as ServiceId

/** Returns the ids of the services of an account that an option is about. */
const servicesOf = ({ account }: AccountFacts, optionId: OptionId): readonly ServiceId[] =>
  account.services.map(({ id }) => id).filter((id) => id === serviceIdIn(optionId))

const acceptedOption = (
  facts: AccountFacts,
  { optionId, reason }: OptionRequest,
): E.Either<ServiceChangeFailure, RetentionOption> => {
  const serviceIds = servicesOf(facts, optionId)
  if (serviceIds.length === 0) return E.left({ _tag: 'ServiceUnknown', serviceId: serviceIdIn(optionId) })
  const offered = optionsInstead(facts, serviceIds, reason)
  if (E.isLeft(offered)) return offered
  const option = offered.right.find(({ id }) => id === optionId)
  return option === undefined ? E.left({ _tag: 'OptionGone', optionId }) : E.right(option)
}

const cancellationOf = (
  facts: AccountFacts,
  request: CancelRequest,
): E.Either<ServiceChangeFailure, Changed> => {
  const chosen = changeableServices(facts, request.serviceIds)
  if (E.isLeft(chosen)) return chosen
  const ended = withDependents(facts, chosen.right)
  const serviceIds = [request.serviceIds[0], ...ended.slice(1).map(({ id }) => id)] as const
  return E.right(endOf(facts, { ...request, serviceIds }, ended))
}

const changedBy = (facts: AccountFacts, request: ChangeRequest): E.Either<ServiceChangeFailure, Changed> =>
  request.kind === 'cancel'
    ? cancellationOf(facts, request)
    : E.map((option: RetentionOption) => startOf(facts, request, option))(acceptedOption(facts, request))

/**
 * Returns a change's effects (PTL-19), with prices from the next bill on. Fails with `ServiceUnknown`, `ServiceBlocked`
 * (obstacle), `OptionGone` (not offered), `NotPriced` (the catalogue has nothing of the account any more).
 */
export const previewOf = (
  facts: AccountFacts,
  request: ChangeRequest,
): E.Either<ServiceChangeFailure, ChangeFigures> => {
  const changed = changedBy(facts, request)
  if (E.isLeft(changed)) return changed
  const { catalog } = facts
  const cycle = cycleAt(facts.account.cycleDay, facts.today)
  const account = afterPending(facts)
  const services = servicesAfter(account.services, changed.right)
  const after = quoteServices({ ...account, services }, catalog, cycle.nextBillOn)
  return E.map((before: Quote) => ({ ...changed.right, cycle, before, after }))(
    E.fromNullable<ServiceChangeFailure>({ _tag: 'NotPriced' })(
      quoteServices(account, catalog, cycle.nextBillOn),
    ),
  )
}

/** Returns a token's text: all figures of a preview, except how many days of the month have begun (PTL-19). */
export const textOfFigures = ({ cycle, ...figures }: ChangeFigures): E.Either<NotCanonical, string> =>
  canonicalText({ ...figures, cycle: { from: cycle.from, until: cycle.until } })
