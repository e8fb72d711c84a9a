import { either as E, type taskEither as TE } from 'fp-ts'
import { SimulatedClock } from 'xstate'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PortalPorts } from '#core/journeys/portal/portal.actors.ts'
import type { PortalEntry } from '#core/journeys/portal/portal.context.ts'
import type { PortalSnapshot } from '#core/journeys/portal/portal.selectors.ts'
import { createPortal } from '#core/journeys/portal/portal.ts'
import type { Bill, BillId } from '#core/portal/bill.ts'
import type { AccountId, ServiceId } from '#core/portal/portal-account.ts'
import type { OptionId, RetentionOption } from '#core/portal/retention-option.ts'
import type { ChangeId, ChangePreview, ChangeRequest, ServiceChange } from '#core/portal/service-change.ts'
import type { OrchestratorFailure, RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { AccountOverview, PortalCalls, PortalOrder, PortalStatus } from '#core/ports/portal-calls.ts'
import type { PortalStore, StoredPortal } from '#core/ports/portal-draft.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import type { WindowId } from '#core/schedule/window.ts'
import type { Cents } from '#core/shared/money.ts'
import { epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { fakeClock } from './clock.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

export const ORIGIN = 'https://tienda.example'
const CYCLE = {
  from: '2026-11-05' as PlainDate,
  until: '2026-12-04' as PlainDate,
  days: 30,
  daysBegun: 14,
  nextBillOn: '2026-12-05' as PlainDate,
}
const amount = (cents: number) => ({ net: cents as Cents, tax: 0 as Cents, total: cents as Cents })
const quote: Quote = {
  catalogVersion: '1',
  lines: [],
  monthly: amount(9_000),
  oneTime: amount(0),
  dueToday: 0 as Cents,
  later: [],
}

export const internet = 'internet' as ServiceId
export const television = 'television' as ServiceId
export const discountId = 'discount-internet' as OptionId
export const orderNumber = '1000000001' as OrderNumber

const optionOf = (id: OptionId): RetentionOption => ({
  id,
  kind: 'discount',
  serviceId: internet,
  startsOn: '2026-12-05' as PlainDate,
  lines: [{ offerId: 'internet-gig' as OfferId, quantity: 1 }],
  off: 1_000 as Cents,
  months: 6,
  quote,
  savedInYear: 6_000 as Cents,
})

export const previewOf = (request: ChangeRequest, token = 'token-1'): ChangePreview => ({
  request,
  effectiveOn: CYCLE.until,
  cycle: CYCLE,
  before: quote,
  after: null,
  option: request.kind === 'acceptOption' ? optionOf(request.optionId) : null,
  proration: null,
  unpaidBills: 0 as Cents,
  instalmentsDue: 0 as Cents,
  balance: 0 as Cents,
  equipment: [],
  disclosures: request.kind === 'cancel' ? ['serviceEnds', 'finalBill'] : ['optionTerms'],
  token,
})

export const changeOf = (preview: ChangePreview, id = 'change-1'): ServiceChange => ({
  id: id as ChangeId,
  number: 'C-1',
  state: 'pending',
  requestedAt: epochMs(1),
  closedAt: null,
  language: 'es',
  preview,
})

const billOf = (id: string): Bill => ({
  id: id as BillId,
  issuedOn: CYCLE.from,
  dueOn: CYCLE.until,
  from: CYCLE.from,
  until: CYCLE.until,
  lines: [],
  total: 9_000 as Cents,
  open: 0 as Cents,
  state: 'paid',
})

/** The facts of the account that the fake server holds. Tests change them. */
export type ServerFacts = {
  status: PortalStatus
  services: readonly { readonly id: ServiceId; readonly cancelable: boolean }[]
  openOrder: boolean
  changes: ServiceChange[]
  token: string
  isAutoPay: boolean
}

export const signedIn = (change: Partial<PortalStatus> = {}): PortalStatus => ({
  claim: { state: 'read', role: 'primary' },
  isMfaOn: true,
  isMfaConfirmed: true,
  areCusRoutesOn: true,
  accountId: 'CM-100200' as AccountId,
  accounts: [{ accountId: 'CM-100200' as AccountId, label: '1 Main Street' }],
  isAlive: true,
  expiresAt: epochMs(1_795_014_000_000 + 15 * 60_000),
  ...change,
})

export const nobody = signedIn({ claim: { state: 'noToken' }, isAlive: false, accountId: null, accounts: [] })

export const refusedWith = (code: RefusalCode): OrchestratorFailure => ({
  _tag: 'Refused',
  code,
  requestId: 'r-1',
})

export const overviewOf = ({
  status,
  services,
  openOrder,
  changes,
  isAutoPay,
}: ServerFacts): AccountOverview => ({
  account: {
    accountId: status.accountId ?? '',
    service: services,
    firstName: 'Julia',
    maskedEmail: 'j***@correo.example',
    maskedPhone: null,
    place: { street: '1 Main Street', unit: '', city: 'Miami', state: 'FL', zip: '33012' },
    isAutoPay,
    autoPayMethod: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
  },
  openOrder,
  services: services.map(({ id, cancelable }) => ({
    id,
    lines: [{ offerId: 'internet-gig' as OfferId, quantity: 1 }],
    since: '2025-01-01' as PlainDate,
    until: null,
    hold: null,
    name: id,
    cancelable,
    obstacle: null,
    monthly: 4_500 as Cents,
  })),
  offers: [],
  quote,
  cycle: CYCLE,
  balance: 0 as Cents,
  pastDue: 0 as Cents,
  bills: [billOf('2026-11-05')],
  orders: [],
  changes,
})

type Name = keyof PortalCalls
type Answer = E.Either<OrchestratorFailure, unknown>

/** A server with one account, whose calls can be made to fail or to lose their answer, in order. */
export const buildPortalServer = (facts: Partial<ServerFacts> = {}) => {
  const server: ServerFacts = {
    status: signedIn(),
    services: [
      { id: internet, cancelable: true },
      { id: television, cancelable: true },
    ],
    openOrder: false,
    changes: [],
    token: 'token-1',
    isAutoPay: true,
    ...facts,
  }
  const keys = new Map<string, ServiceChange>()
  const made: { readonly name: Name; readonly request: unknown }[] = []
  const planned = new Map<Name, ('lost' | OrchestratorFailure)[]>()
  let pending = 0
  const answers: Record<Name, (request: never) => Answer> = {
    portalSession: () => E.right(server.status),
    portalPing: () =>
      server.status.isAlive ? E.right(server.status) : E.left(refusedWith('LOGIN_REQUIRED')),
    chooseAccount: ({ accountId }: { accountId: AccountId }) => {
      server.status = { ...server.status, accountId }
      return E.right(server.status)
    },
    accountSummary: () => E.right(overviewOf(server)),
    bill: ({ billId }: { billId: BillId }) => E.right(billOf(billId)),
    retentionOptions: () => E.right({ options: [optionOf(discountId)] }),
    previewChange: (request: ChangeRequest) => E.right(previewOf(request, server.token)),
    requestChange: ({ key, request, token }: { key: string; request: ChangeRequest; token: string }) => {
      const known = keys.get(key)
      if (known !== undefined) return E.right(known)
      if (token !== server.token) return E.left(refusedWith('CHANGE_MOVED'))
      if (server.changes.length > 0) return E.left(refusedWith('CHANGE_BLOCKED'))
      const change = changeOf(previewOf(request, token), `change-${keys.size + 1}`)
      keys.set(key, change)
      server.changes = [change]
      return E.right(change)
    },
    withdrawChange: ({ changeId }: { changeId: ChangeId }) => {
      server.changes = server.changes.map((change) =>
        change.id === changeId ? { ...change, state: 'withdrawn' } : change,
      )
      const change = server.changes.find(({ id }) => id === changeId)
      return change === undefined ? E.left(refusedWith('NOT_FOUND')) : E.right(change)
    },
    visitWindows: () =>
      E.right({
        windows: [
          { id: 'w-1' as WindowId, date: '2026-12-01' as PlainDate, fromHour: 8, toHour: 10, placesLeft: 1 },
        ],
        today: '2026-11-30' as PlainDate,
      }),
    moveVisit: () => E.right({ orderNumber } as PortalOrder),
    cancelVisit: () => E.right({ orderNumber } as PortalOrder),
    setAutoPay: ({ isOn }: { isOn: boolean }) => {
      server.isAutoPay = isOn
      return E.right(overviewOf(server))
    },
    portalSignOut: () => {
      server.status = nobody
      return E.right({ signedOut: true, leaveTo: 'https://id.example/logout' })
    },
  }
  const callOf =
    (name: Name) =>
    (request: never): TE.TaskEither<OrchestratorFailure, unknown> =>
    async () => {
      made.push({ name, request })
      pending += 1
      await Promise.resolve()
      pending -= 1
      const plan = planned.get(name)?.shift()
      if (plan !== undefined && plan !== 'lost') return E.left(plan)
      const answer = answers[name](request)
      return plan === 'lost' ? E.left({ _tag: 'TimedOut' }) : answer
    }
  const orchestrator = Object.fromEntries(
    (Object.keys(answers) as Name[]).map((name) => [name, callOf(name)]),
  ) as unknown as PortalCalls
  return {
    server,
    orchestrator,
    made,
    /** The completed changes. */
    carriedOut: () => keys.size,
    isPending: () => pending > 0,
    /** The next calls of a name fail like this; `lost` takes effect, and its answer is lost. */
    plan: (name: Name, ...failures: readonly ('lost' | OrchestratorFailure)[]) =>
      void planned.set(name, [...(planned.get(name) ?? []), ...failures]),
    calmDown: () => planned.clear(),
  }
}

export const memoryPortalStore = (first: StoredPortal | null = null) => {
  let stored = first
  let cleared = 0
  const store: PortalStore = {
    load: () => stored,
    save: (next) => {
      stored = next
    },
    clear: () => {
      stored = null
      cleared += 1
    },
  }
  return { store, stored: () => stored, cleared: () => cleared }
}

export type PortalServer = ReturnType<typeof buildPortalServer>

export const entryAt = (entry: Partial<PortalEntry> = {}): PortalEntry => ({
  step: 'services',
  query: '',
  navigation: 'navigate',
  origin: ORIGIN,
  ...entry,
})

let ids = 0

/** Starts a visit to the portal over a fake server, with simulated time. */
export const buildPortal = (
  parts: {
    readonly built?: PortalServer
    readonly entry?: Partial<PortalEntry>
    readonly memory?: ReturnType<typeof memoryPortalStore>
  } = {},
) => {
  const built = parts.built ?? buildPortalServer()
  const memory = parts.memory ?? memoryPortalStore()
  const timers = new SimulatedClock()
  const clock = fakeClock()
  const ports: PortalPorts = {
    orchestrator: built.orchestrator,
    store: memory.store,
    random: { id: () => `key-${(ids += 1)}-0123456789` },
    clock,
  }
  const portal = createPortal(ports, entryAt(parts.entry), timers)
  const { actor } = portal
  const quiet = async (): Promise<PortalSnapshot> => {
    for (let idle = 0; idle < 4; idle += 1) {
      await Promise.resolve()
      await Promise.resolve()
      if (built.isPending()) idle = 0
    }
    return actor.getSnapshot()
  }
  return {
    ...built,
    portal,
    actor,
    memory,
    ports,
    quiet,
    context: () => actor.getSnapshot().context,
    /** Sends events, each after the previous one has settled. */
    send: async (...events: readonly Parameters<typeof actor.send>[0][]) => {
      for (const event of events) {
        actor.send(event)
        await quiet()
      }
      return actor.getSnapshot()
    },
    pass: (ms: number) => {
      clock.advance(ms)
      timers.increment(ms)
    },
    settled: () => waitForState(actor, () => !built.isPending()),
  }
}

export type BuiltPortal = ReturnType<typeof buildPortal>
