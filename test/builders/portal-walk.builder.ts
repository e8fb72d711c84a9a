import { either as E } from 'fp-ts'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { getNextTransitions } from 'xstate'
import type { PortalContext, PortalEntry } from '#core/journeys/portal/portal.context.ts'
import type { PortalEvent } from '#core/journeys/portal/portal.events.ts'
import { createPortalMachine } from '#core/journeys/portal/portal.machine.ts'
import { areDisclosuresRead, isPreviewCurrent } from '#core/journeys/portal/portal.steps.ts'
import type { ChangeDraft } from '#core/portal/change-draft.ts'
import { EMPTY_CHANGE } from '#core/portal/change-draft.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { ChangeRequest } from '#core/portal/service-change.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { AccountOverview, PortalStatus } from '#core/ports/portal-calls.ts'
import type { Place, Step } from '#stories/journeys/walk.ts'
import { explore, mark, restingOf } from '#stories/journeys/walk.ts'
import { fakeClock } from './clock.builder.ts'
import {
  changeOf,
  discountId,
  entryAt,
  internet,
  memoryPortalStore,
  nobody,
  orderNumber,
  overviewOf,
  previewOf,
  refusedWith,
  signedIn,
} from './portal-visit.builder.ts'

/** A region of the portal. The walk covers one at a time, while the others rest: their product would be endless. */
export type Region = 'page' | 'session' | 'task'

type Outcome = readonly [name: string, output: E.Either<OrchestratorFailure, unknown>]

const offline: OrchestratorFailure = { _tag: 'Unreachable' }

const failing = (...codes: readonly Parameters<typeof refusedWith>[0][]): readonly Outcome[] => [
  ['Unreachable', E.left(offline)],
  ...codes.map((code): Outcome => [code, E.left(refusedWith(code))]),
]

const answering = (answers: Readonly<Record<string, unknown>>): readonly Outcome[] =>
  Object.entries(answers).map(([name, answer]) => [name, E.right(answer)])

const other = 'CM-100600' as AccountId
const accounts = ['CM-100200' as AccountId, other].map((accountId) => ({ accountId, label: accountId }))

const statuses: Readonly<Record<string, PortalStatus>> = {
  'signed in': signedIn({ accounts }),
  nobody,
  'with a dead session': signedIn({ isAlive: false }),
  'an admin': signedIn({ claim: { state: 'read', role: 'admin' } }),
  'without a second factor': signedIn({ isMfaConfirmed: false }),
  'without an account': signedIn({ accountId: null, accounts }),
}

/** What a check of the session can find besides. */
const checked: Readonly<Record<string, PortalStatus>> = {
  ...statuses,
  'another account': signedIn({ accountId: other, accounts }),
  'without routes': signedIn({ areCusRoutesOn: false, claim: { state: 'noToken' } }),
}

const cancellation: ChangeRequest = {
  kind: 'cancel',
  serviceIds: [internet],
  reason: null,
  timing: 'endOfCycle',
  returnMethod: 'store',
}

const facts = (status: PortalStatus) => ({
  status,
  services: [{ id: internet, cancelable: true }],
  openOrder: false,
  changes: [],
  token: 'token-1',
})

const overviewsFor = (context: PortalContext): Readonly<Record<string, AccountOverview>> => {
  const known = facts(context.status ?? signedIn())
  return {
    eligible: overviewOf(known),
    'with a cancellation': overviewOf({ ...known, changes: [changeOf(previewOf(cancellation))] }),
  }
}

/** One disclosure stands for all, so that reading it is one step. */
const shortPreview = (request: ChangeRequest) => {
  const preview = previewOf(request)
  return { ...preview, disclosures: preview.disclosures.slice(0, 1) }
}

const outcomesOf = (src: string, context: PortalContext, input: unknown): readonly Outcome[] => {
  switch (src) {
    case 'readSession':
    case 'ping':
      return [...answering(context.status === null ? statuses : checked), ...failing('LOGIN_REQUIRED')]
    case 'chooseAccount':
      return [...answering({ chosen: signedIn({ accounts }) }), ...failing()]
    case 'loadOverview':
      return [
        ...answering(overviewsFor(context)),
        ...failing('NOT_FOUND', 'LOGIN_REQUIRED', 'ACCOUNT_CHANGED'),
      ]
    case 'loadOptions':
      return [
        ...answering({ options: { options: [{ id: discountId }] }, 'no option': { options: [] } }),
        ...failing(),
      ]
    case 'loadPreview':
      return [...answering({ preview: shortPreview(input as ChangeRequest) }), ...failing()]
    case 'requestChange': {
      const { request } = input as { readonly request: ChangeRequest }
      return [
        ...answering({ requested: changeOf(previewOf(request)) }),
        ...failing('CHANGE_MOVED', 'CHANGE_BLOCKED', 'KEY_REUSED', 'LOGIN_REQUIRED'),
      ]
    }
    case 'withdrawChange':
      return [...answering({ withdrawn: changeOf(previewOf(cancellation)) }), ...failing()]
    case 'loadBill':
      return [...answering({ bill: { id: 'b' } }), ...failing()]
    case 'loadWindows':
      return [...answering({ windows: { windows: [] } }), ...failing()]
    case 'signOut':
      return [...answering({ 'signed out': { signedOut: true, leaveTo: null } }), ...failing()]
    default:
      return [...answering({ answered: {} }), ...failing()]
  }
}

/** The steps that the address bar asks for in every place. The others are asked for where a visit begins. */
const requestedSteps = [
  'services',
  'balanceDetails',
  'agent',
  'options',
  'serviceConfirmation',
  'exit',
] as const

const pageEvents: readonly PortalEvent[] = [
  ...requestedSteps.map((step): PortalEvent => ({ type: 'step.requested', step })),
  { type: 'accounts.opened' },
  { type: 'account.chosen', accountId: 'CM-100200' as AccountId },
  { type: 'cancellation.started', serviceIds: [internet] },
  { type: 'reason.chosen', reason: 'quality' },
  { type: 'reason.chosen', reason: 'price' },
  { type: 'reason.chosen', reason: null },
  { type: 'cancellation.continued' },
  { type: 'cancellation.dropped' },
  { type: 'retention.continued' },
  { type: 'problem.solved' },
  { type: 'option.chosen', optionId: discountId },
  { type: 'timing.chosen', timing: 'today' },
  { type: 'return.chosen', returnMethod: 'mail' },
  { type: 'timing.confirmed' },
  { type: 'disclosure.toggled', disclosure: 'serviceEnds', isRead: true },
  { type: 'disclosure.toggled', disclosure: 'optionTerms', isRead: true },
  { type: 'disclosures.confirmed' },
  { type: 'change.confirmed' },
  { type: 'retry.pressed' },
  { type: 'signOut.pressed' },
]

const taskEvents: readonly PortalEvent[] = [
  { type: 'overview.reloaded' },
  { type: 'bill.opened', billId: '2026-11-05' as never },
  { type: 'bill.opened', billId: '2020-01-05' as never },
  { type: 'change.withdrawn', changeId: 'change-1' as never },
  { type: 'visit.opened', orderNumber },
  { type: 'visit.closed' },
  { type: 'visit.moved', orderNumber, windowId: 'w' as never },
  { type: 'visit.cancelled', orderNumber },
]

const eventsOf: Readonly<Record<Region, readonly EventObject[]>> = {
  page: pageEvents,
  session: [{ type: 'session.due' }, { type: 'session.used' }, { type: 'session.closed' }],
  task: [...taskEvents, { type: 'session.closed' }],
}

const nameOf = ({ type, ...rest }: EventObject): string => [type, ...Object.values(rest)].join(' ')

/** The names of what a customer does. */
export const customerSteps: ReadonlySet<string> = new Set(pageEvents.map(nameOf))

const endingsAt = (region: Region, snapshot: AnyMachineSnapshot): readonly Step[] =>
  Object.entries(snapshot.children as Record<string, { src: unknown; getSnapshot(): { input: unknown } }>)
    .filter(([id]) => id.includes(`portal.${region}.`) || id.includes('portal.page.'))
    .flatMap(([id, child]) => {
      const src = String(child.src)
      const outcomes = outcomesOf(src, snapshot.context, child.getSnapshot().input)
      const isOwn = id.includes(`portal.${region}.`)
      // Where another region is walked the page goes the usual way.
      return (isOwn ? outcomes : outcomes.slice(0, 1)).map(([name, output]) => ({
        name: `${src}: ${name}`,
        isStaged: true,
        event: { type: `xstate.done.actor.${id}`, output, actorId: id },
      }))
    })

const delaysAt = (region: Region, snapshot: AnyMachineSnapshot): readonly Step[] =>
  [...new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)))]
    .filter((type) => type.startsWith('xstate.after.') && type.includes(`portal.${region}.`))
    .map((type) => ({ name: `after ${type.split('.')[2]}`, isStaged: true, event: { type } }))

const stepsAt = (region: Region, snapshot: AnyMachineSnapshot): readonly Step[] => [
  ...eventsOf[region].map((event) => ({ name: nameOf(event), isStaged: true, event })),
  ...endingsAt(region, snapshot),
  ...delaysAt(region, snapshot),
]

/** The states in which it matters whether something has failed, how often a result was asked for, and what was loaded for a change. */
const FAILING = /failed|unsigned|outside|unanswered|services|billingCycle|options|serviceConfirmation/
const PASSING = /signingOut|unsigned/
const ASKING = /requesting|inDoubt|unanswered/
const OFFERING = /options|additionalOption|optionAccept|loading/i
const PREVIEWING =
  /optionAccept|billingCycle|disclosures|serviceConfirmation|loading|requesting|inDoubt|unanswered/

const digest = ({ context, value }: AnyMachineSnapshot): unknown => {
  const facts = context as PortalContext
  const { status, overview, draft, options, preview, change, step, wanted } = facts
  const state = JSON.stringify((value as { readonly page: unknown }).page)
  if (/choosingAccount|switchingAccount/.test(state))
    return [overview === null, draft.serviceIds.length > 0, change !== null]
  if (PASSING.test(state)) return [overview === null, status === null]
  if (/failed/.test(state))
    return [wanted, overview === null, status === null, draft.serviceIds.length > 0, change !== null]
  return [
    wanted === step,
    /visiting/.test(state) ? null : wanted,
    facts.refusal,
    ASKING.test(state) && facts.polls,
    facts.entry.navigation,
    FAILING.test(state) && (facts.failure !== null || facts.notice !== null),
    status && [status.claim, status.isAlive, status.isMfaConfirmed, status.accountId !== null],
    overview === null,
    draft.serviceIds.length > 0,
    OFFERING.test(state) && [draft.optionId, options?.length],
    PREVIEWING.test(state) && preview && [isPreviewCurrent(wanted, facts), areDisclosuresRead(facts)],
    change !== null,
  ]
}

const draft: ChangeDraft = { ...EMPTY_CHANGE, serviceIds: [internet], optionId: discountId }

const inputOf = (entry: Partial<PortalEntry>, stored: ChangeDraft | null = null) => ({
  entry: entryAt(entry),
  stored: stored === null ? null : { draft: stored, returnTo: null },
})

/** The pages that a visit begins with, with something selected before. The others are walked to. */
const visitedSteps = [
  'balanceDetails',
  'somethingWentWrong',
  'error',
  'mfa',
  'nonAuthorizedUser',
  'optionAccept',
  'servicePending',
  'acceptPending',
] as const

/** The visits that the walk begins with; the first one comes to the entry. */
export const walkInputs = [
  inputOf({ step: null }),
  ...visitedSteps.map((step) => inputOf({ step }, draft)),
  inputOf({ step: 'reasons', navigation: 'back_forward' }, draft),
]

/** Walks every path through a region of the portal. */
export const walkPortal = (region: Region) => {
  const clock = fakeClock()
  const machine = createPortalMachine({
    orchestrator: {} as never,
    store: memoryPortalStore().store,
    random: { id: () => 'key-0123456789abcdef' },
    clock,
  }) as AnyStateMachine
  const taken = new Set<string>()
  const defined = mark(machine, taken)
  const places = explore(
    machine,
    region === 'page' ? walkInputs : walkInputs.slice(0, 1),
    (snapshot) => JSON.stringify([snapshot.value, digest(snapshot)]),
    (snapshot) => stepsAt(region, snapshot),
  )
  const isOfRegion = (name: string): boolean =>
    name.startsWith(`portal.${region}.`) || name.startsWith(`portal.${region} `)
  return {
    places,
    defined: defined.filter(isOfRegion),
    taken,
    resting: restingOf(machine).filter((state) => state.startsWith(`${region}.`)),
  }
}

export type PortalWalk = ReturnType<typeof walkPortal>

/** Returns the fewest actions of a customer from some places to others; what the server does costs nothing. */
export const fewestActions = (
  from: readonly Place[],
  isEnd: (place: Place) => boolean,
  cost: (step: string) => number,
): number => {
  const costs = new Map<Place, number>(from.map((place) => [place, 0]))
  const queue = [...from]
  for (let place = queue.shift(); place !== undefined; place = queue.shift())
    for (const [step, next] of place.steps) {
      const total = (costs.get(place) ?? 0) + cost(step)
      if (total >= (costs.get(next) ?? Infinity)) continue
      costs.set(next, total)
      queue.push(next)
    }
  return Math.min(...[...costs].flatMap(([place, total]) => (isEnd(place) ? [total] : [])))
}
