import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import type { PortalEvent } from '#core/journeys/portal/portal.events.ts'
import type { PortalMachineEvent } from '#core/journeys/portal/portal.setup.ts'
import type { BillId } from '#core/portal/bill.ts'
import type { CancelReason } from '#core/portal/cancel-reason.ts'
import { offersAgent } from '#core/portal/retention-path.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { cancelableIn, portalHomes } from '../stage/portal-visit.ts'
import type { UserEvent } from './journey.ts'

/** What a holder does in the portal. */
export type PortalUserEvent = UserEvent<PortalContext, PortalMachineEvent>

/** A bill that is older than those of the summary. */
const OLD_BILL = '2020-01-05' as BillId

/** What a holder does on a page. After a failure or a notice only the ways out are tried. */
const on =
  (steps: readonly PortalStep[], event: PortalEvent | ((context: PortalContext) => PortalEvent | null)) =>
  (context: PortalContext): PortalEvent | null => {
    const { failure, notice, step } = context
    if (failure !== null || notice !== null || !steps.includes(step)) return null
    return typeof event === 'function' ? event(context) : event
  }

const action = (type: PortalEvent['type'], steps: readonly PortalStep[]): PortalUserEvent => ({
  name: type,
  event: on(steps, { type } as PortalEvent),
})

const retentionSteps = portalStepNames.filter((step) => portalSteps[step].isRetention === true)
const previewSteps = ['billingCycle', 'disclosures', 'serviceConfirmation'] as const
const confirmingSteps = ['optionAccept', 'serviceConfirmation'] as const
/** The pages that nobody has to be signed in for. */
const openSteps = portalStepNames.filter((step) => portalSteps[step].opens === 'always')

const address = (step: PortalStep, from: readonly PortalStep[]): PortalUserEvent => ({
  name: `step.requested ${step}`,
  event: (context) => (from.includes(context.step) ? { type: 'step.requested', step } : null),
})

const account = (name: string, accountId: AccountId): PortalUserEvent => ({
  name,
  event: on(['services'], ({ status, overview }) =>
    status !== null && status.accounts.length > 1 && (overview !== null || status.accountId === null)
      ? { type: 'account.chosen', accountId }
      : null,
  ),
})

const reason = (given: CancelReason | null): PortalUserEvent => ({
  name: `reason.chosen ${given ?? 'none'}`,
  event: on(['reasons'], { type: 'reason.chosen', reason: given }),
})

/** What changes the page. */
export const pageEvents: readonly PortalUserEvent[] = [
  { name: 'step.requested services', event: () => ({ type: 'step.requested', step: 'services' }) },
  address('balanceDetails', ['services', 'login', 'exit']),
  address('agent', ['services', 'servicePending']),
  {
    name: 'step.requested exit',
    event: ({ overview, step }) =>
      overview !== null && step === 'services' ? { type: 'step.requested', step: 'exit' } : null,
  },
  address('error', ['login', 'mfa', 'nonAuthorizedUser']),
  {
    name: 'step.requested somethingWentWrong',
    event: on(['services'], { type: 'step.requested', step: 'somethingWentWrong' }),
  },
  action('accounts.opened', ['services', 'reasons']),
  account('account.chosen', portalHomes.services),
  {
    name: 'cancellation.started',
    event: on(['services'], ({ overview, change }) => {
      const id = change === null ? cancelableIn(overview) : null
      return id === null ? null : { type: 'cancellation.started', serviceIds: [id] }
    }),
  },
  reason('quality'),
  reason('price'),
  reason('moving'),
  reason(null),
  action('cancellation.continued', ['reasons', ...retentionSteps]),
  ...(['cancellation.continued', 'retention.continued'] as const).map((type): PortalUserEvent => ({
    name: `${type} from the person`,
    event: on(['agent'], ({ draft }) => (offersAgent(draft.reason) ? { type } : null)),
  })),
  { name: 'cancellation.dropped', event: () => ({ type: 'cancellation.dropped' }) },
  action('retention.continued', retentionSteps),
  action('problem.solved', ['troubleshooting']),
  {
    name: 'option.chosen',
    event: on(retentionSteps, ({ options }) =>
      options?.[0] === undefined ? null : { type: 'option.chosen', optionId: options[0].id },
    ),
  },
  { name: 'timing.chosen', event: on(['billingCycle'], { type: 'timing.chosen', timing: 'today' }) },
  { name: 'return.chosen', event: on(previewSteps, { type: 'return.chosen', returnMethod: 'mail' }) },
  action('timing.confirmed', ['billingCycle']),
  {
    name: 'disclosure.toggled',
    event: on(['optionAccept', 'disclosures'], ({ preview, draft }) => {
      const disclosure = preview?.disclosures.find((each) => !draft.read.includes(each))
      return disclosure === undefined ? null : { type: 'disclosure.toggled', disclosure, isRead: true }
    }),
  },
  action('disclosures.confirmed', ['disclosures']),
  action('change.confirmed', confirmingSteps),
  {
    name: 'retry.pressed',
    event: ({ failure, step }) =>
      failure !== null || openSteps.includes(step) ? { type: 'retry.pressed' } : null,
  },
  {
    name: 'signOut.pressed',
    event: ({ status, overview, step }) =>
      status?.isAlive === true && (overview !== null || step !== 'services')
        ? { type: 'signOut.pressed' }
        : null,
  },
]

/** What is done to the account without leaving the page. */
export const taskEvents: readonly PortalUserEvent[] = [
  account('account.chosen with a visit', portalHomes.visit),
  {
    name: 'overview.reloaded',
    event: ({ step }) =>
      step === 'services' || step === 'balanceDetails' ? { type: 'overview.reloaded' } : null,
  },
  {
    name: 'bill.opened',
    event: on(['balanceDetails'], ({ overview }) => {
      const [bill] = overview?.bills ?? []
      return bill === undefined ? null : { type: 'bill.opened', billId: bill.id }
    }),
  },
  { name: 'bill.opened old', event: on(['balanceDetails'], { type: 'bill.opened', billId: OLD_BILL }) },
  {
    name: 'autoPay.changed',
    event: on(['balanceDetails'], ({ overview }) =>
      // Without a method on file the page offers no button (PTL-32).
      overview?.account.autoPayMethod === undefined
        ? null
        : { type: 'autoPay.changed', isOn: !overview.account.isAutoPay },
    ),
  },
  {
    name: 'change.withdrawn',
    event: on(['services', 'servicePending'], ({ overview }) => {
      const change = overview?.changes.find(({ state }) => state === 'pending')
      return change === undefined ? null : { type: 'change.withdrawn', changeId: change.id }
    }),
  },
  {
    name: 'visit.opened',
    event: on(['services'], ({ overview }) => {
      const [order] = overview?.orders ?? []
      return order === undefined ? null : { type: 'visit.opened', orderNumber: order.orderNumber }
    }),
  },
  {
    name: 'visit.moved',
    event: on(['services'], ({ visit }) => {
      const [window] = visit?.windows ?? []
      return visit === null || window === undefined
        ? null
        : { type: 'visit.moved', orderNumber: visit.orderNumber, windowId: window.id }
    }),
  },
  { name: 'visit.closed', event: ({ visit }) => (visit === null ? null : { type: 'visit.closed' }) },
  {
    name: 'visit.cancelled',
    event: on(['services'], ({ overview }) => {
      const [order] = overview?.orders ?? []
      return order === undefined ? null : { type: 'visit.cancelled', orderNumber: order.orderNumber }
    }),
  },
]

/** The page was used for a while. */
export const sessionDue: PortalUserEvent = {
  name: 'session.due',
  event: ({ failure }) => (failure === null ? { type: 'session.due' } : null),
}
