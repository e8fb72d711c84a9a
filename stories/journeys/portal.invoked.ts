import type { portalActors } from '#core/journeys/portal/portal.actors.ts'
import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { ChangeRequest, ServiceChange } from '#core/portal/service-change.ts'
import type { AccountOverview, PortalStatus } from '#core/ports/portal-calls.ts'
import { SESSION_WARNING_MS } from '#core/session/session.ts'
import { portalHomes } from '../stage/portal-visit.ts'
import { stageStart } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Invoked, Outcome } from './journey.ts'
import type { RecordedPortal } from './portal-recorded.ts'

type PortalOutcome = Outcome<PortalContext>

/** The provider's own answer. `output` reads it from the record. */
const answers = (
  output: (recorded: RecordedPortal, context: PortalContext, input: unknown) => unknown,
): PortalOutcome => ({
  name: 'answers',
  output: (context, { portal }, input) => answered(output(portal, context, input)),
  behavior: 'answers',
})

/** Another answer about the session. With `inVisit` it is possible only once the visit has begun. */
const status = (name: string, change: Partial<PortalStatus>, inVisit = false): PortalOutcome => ({
  name,
  output: (context, { portal }) =>
    inVisit && context.status === null ? null : answered({ ...portal.status, ...change }),
  behavior: { alter: (answer: PortalStatus) => ({ ...answer, ...change }) },
})

const nobody = { claim: { state: 'noToken' }, isAlive: false, accountId: null, accounts: [] } as const

const sessionOutcomes: readonly PortalOutcome[] = [
  answers(({ status: signedIn }, { status: known }) => ({
    ...signedIn,
    accountId: known?.accountId ?? signedIn.accountId,
  })),
  status('nobody', nobody),
  status('session over', { isAlive: false }),
  status('another role', { claim: { state: 'read', role: 'admin' } }),
  status('without a second factor', { isMfaConfirmed: false }),
  status('without an account', { accountId: null }),
  // The session is about to end by the clock of the stage.
  {
    name: 'ending',
    output: ({ status: known, notice }, { portal }) =>
      known === null || notice !== null
        ? null
        : answered({ ...portal.status, ...known, expiresAt: stageStart() + SESSION_WARNING_MS }),
    behavior: 'answers',
  },
  status('another account', { accountId: portalHomes.visit }, true),
  status('guards off', { ...nobody, areCusRoutesOn: false }, true),
  ...failings('LOGIN_REQUIRED'),
]

/** The account as the provider shows it after what was requested in the visit. */
const overviewIn = (
  { overviews }: RecordedPortal,
  { status: known, change }: PortalContext,
): AccountOverview | undefined => {
  const overview = overviews.get(known?.accountId ?? portalHomes.services)
  return overview === undefined || change === null
    ? overview
    : { ...overview, changes: [change, ...overview.changes] }
}

const changeFor = ({ change, previews }: RecordedPortal, request: ChangeRequest): ServiceChange => ({
  ...change,
  preview: { ...previews[request.kind], request },
})

/** What the calls of the portal return. */
export const portalInvoked: Readonly<Record<keyof ReturnType<typeof portalActors>, Invoked<PortalContext>>> =
  {
    readSession: { calls: ['portalSession'], outcomes: sessionOutcomes },
    ping: { calls: ['portalPing'], outcomes: sessionOutcomes },
    chooseAccount: {
      calls: ['chooseAccount'],
      outcomes: [
        answers(({ status: signedIn }, _context, input) => ({ ...signedIn, accountId: input as AccountId })),
        ...failings('NOT_FOUND'),
      ],
    },
    loadOverview: {
      calls: ['accountSummary'],
      outcomes: [answers(overviewIn), ...failings('NOT_FOUND', 'LOGIN_REQUIRED', 'ACCOUNT_CHANGED')],
    },
    loadOptions: {
      calls: ['retentionOptions'],
      outcomes: [
        answers(({ options }) => ({ options })),
        {
          name: 'no option',
          output: () => answered({ options: [] }),
          behavior: { alter: () => ({ options: [] }) },
        },
        ...failings('CHANGE_BLOCKED'),
      ],
    },
    loadPreview: {
      calls: ['previewChange'],
      outcomes: [
        answers(({ previews }, _context, input) => {
          const request = input as ChangeRequest
          return { ...previews[request.kind], request }
        }),
        ...failings('CHANGE_BLOCKED', 'CHANGE_MOVED'),
      ],
    },
    requestChange: {
      calls: ['requestChange'],
      outcomes: [
        answers((portal, _context, input) =>
          changeFor(portal, (input as { readonly request: ChangeRequest }).request),
        ),
        ...failings('CHANGE_MOVED', 'CHANGE_BLOCKED', 'KEY_REUSED', 'LOGIN_REQUIRED'),
      ],
    },
    withdrawChange: {
      calls: ['withdrawChange'],
      outcomes: [
        answers(({ change }) => ({ ...change, state: 'withdrawn' })),
        ...failings('CHANGE_BLOCKED', 'NOT_FOUND'),
      ],
    },
    loadBill: {
      calls: ['bill'],
      outcomes: [
        // A bill that is issued while the page is open. On a stage no time passes.
        {
          name: 'answers',
          output: ({ overview }) => answered(overview?.bills[0]),
        },
        ...failings('NOT_FOUND'),
      ],
    },
    loadWindows: {
      calls: ['visitWindows'],
      outcomes: [answers(({ schedule }) => schedule), ...failings('CHANGE_BLOCKED')],
    },
    moveVisit: {
      calls: ['moveVisit'],
      outcomes: [
        answers((_portal, { overview }) => overview?.orders[0]),
        ...failings('WINDOW_GONE', 'CHANGE_BLOCKED'),
      ],
    },
    cancelVisit: {
      calls: ['cancelVisit'],
      outcomes: [answers((_portal, { overview }) => overview?.orders[0]), ...failings('CHANGE_BLOCKED')],
    },
    setAutoPay: {
      calls: ['setAutoPay'],
      outcomes: [
        {
          name: 'answers',
          output: ({ overview }, _stage, isOn) =>
            overview === null
              ? null
              : answered({ ...overview, account: { ...overview.account, isAutoPay: isOn } }),
          behavior: 'answers',
        },
        ...failings('CHANGE_BLOCKED'),
      ],
    },
    signOut: {
      calls: ['portalSignOut'],
      outcomes: [answers(() => ({ signedOut: true, leaveTo: null })), ...failings()],
    },
  }
