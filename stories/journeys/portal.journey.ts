import type { portalActors } from '#core/journeys/portal/portal.actors.ts'
import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import { createPortalMachine } from '#core/journeys/portal/portal.machine.ts'
import type { PortalMachineEvent } from '#core/journeys/portal/portal.setup.ts'
import { areDisclosuresRead, isPreviewCurrent } from '#core/journeys/portal/portal.steps.ts'
import { portalEntry, portalMemory, visitOn } from '../stage/portal-visit.ts'
import type { Journey, WalkedStep } from './journey.ts'
import { startedOnStage } from './part-actor.ts'
import { portalStates } from './portal-states.ts'
import { portalInvoked } from './portal.invoked.ts'
import type { PortalUserEvent } from './portal.user-events.ts'
import { pageEvents, sessionDue, taskEvents } from './portal.user-events.ts'

/** The states that depend on the number of requests, on the choice, and on what was loaded for a change. */
const asking = /requesting|inDoubt|unanswered/
const offering = /options|additionalOption|optionAccept|loading/i
const previewing =
  /optionAccept|billingCycle|disclosures|serviceConfirmation|loading|requesting|inDoubt|unanswered/

const isPending = ({ overview }: PortalContext): boolean =>
  overview?.changes.some(({ state }) => state === 'pending') ?? false

/** Returns what matters in a state. In most states the rest is chosen or loaded again. */
const digest = (context: PortalContext, state: string): unknown => {
  const { status, overview, draft, options, preview, change, visit, step, wanted } = context
  const known = [overview === null, status === null, draft.serviceIds.length > 0, change !== null]
  if (/choosingAccount|switchingAccount|signingOut|unsigned/.test(state)) return [known, status?.accountId]
  if (/failed|restoring/.test(state)) return [known, wanted]
  return [
    known,
    wanted === step,
    /visiting/.test(state) ? null : wanted,
    context.refusal,
    asking.test(state) && context.polls,
    context.entry.navigation,
    status && [status.claim, status.isAlive, status.isMfaConfirmed, status.accountId],
    offering.test(state) && [draft.optionId, options?.length],
    previewing.test(state) && preview && [isPreviewCurrent(wanted, context), areDisclosuresRead(context)],
    /disclosures|optionAccept/.test(state) && draft.read.length,
    isPending(context),
    visit && visit.windows?.length,
  ]
}

const visits = startedOnStage(visitOn)

/** Returns the visit to the portal on a stage. */
export const startedVisit = visits.actorOn

const isNamed = (events: readonly PortalUserEvent[], { name }: WalkedStep): boolean =>
  events.some((event) => event.name === name)

/** A call of a region of the machine that ends, or a delay of it that passes. */
const isInner = (region: 'page' | 'session' | 'task', { event }: WalkedStep): boolean =>
  event.type.includes(`.portal.${region}.`)

/** What a check of the session finds in a visit. */
const inVisit: readonly string[] = ['ending', 'another account', 'guards off'].map(
  (name) => `readSession: ${name}`,
)

/** What leads to the services of an account, whatever is walked. */
const usual: readonly string[] = [
  'readSession: answers',
  'ping: answers',
  'loadOverview: answers',
  'chooseAccount: answers',
  'overview.reloaded',
]

/** The ways out of what went wrong. */
const exits: readonly string[] = [
  'step.requested services',
  'step.requested error',
  'cancellation.dropped',
  'retry.pressed',
]

/** The shortest way to a cancellation, which can be withdrawn. */
const cancelling: readonly string[] = [
  'cancellation.started',
  'cancellation.continued',
  'loadPreview: answers',
  'timing.confirmed',
  'disclosure.toggled',
  'disclosures.confirmed',
  'change.confirmed',
  'requestChange: answers',
]

/** A visit to the customer portal: its pages, its session, and what a holder does to the account meanwhile. */
export const portal: Journey<PortalContext, PortalMachineEvent, keyof ReturnType<typeof portalActors>> = {
  name: 'portal',
  title: { es: 'Cuenta', en: 'Account' },
  states: portalStates,
  groups: {
    session: { es: 'Sesión', en: 'Session' },
    task: { es: 'Trámites', en: 'Tasks' },
    'page.inside': { es: 'Páginas', en: 'Pages' },
    'page.request': { es: 'Cambio en camino', en: 'Change under way' },
    page: { es: 'Entrar y salir', en: 'Signing in and out' },
  },
  inputs: [{ entry: portalEntry, stored: null }],
  machine: ({ orchestrator, random, clock }) =>
    createPortalMachine({ orchestrator, random, clock, store: portalMemory() }),
  actor: (sale) => startedVisit(sale).actor,
  userEvents: [...pageEvents, ...taskEvents, sessionDue],
  systemEvents: [
    { name: 'session.used', event: () => ({ type: 'session.used' }), isInner: true },
    { name: 'session.closed', event: () => ({ type: 'session.closed' }), isInner: true },
  ],
  invoked: portalInvoked,
  hasIndependentRegions: true,
  regions: {
    page: (step) =>
      isNamed(pageEvents, step) ||
      ['loadOverview: answers', 'ping: answers'].includes(step.name) ||
      (isInner('page', step) && !inVisit.includes(step.name)),
    session: (step) =>
      [...usual, ...exits].includes(step.name) ||
      step.name.startsWith('session.') ||
      (isInner('session', step) && !step.name.endsWith(': without an account')),
    task: (step) =>
      [...usual, ...exits, ...cancelling, 'step.requested balanceDetails', 'session.closed'].includes(
        step.name,
      ) ||
      isNamed(taskEvents, step) ||
      isInner('task', step),
  },
  digest,
  setting: async (stage) => {
    visits.prepare(stage)
    await stage.provider.insertDemoAccounts()
  },
}
