import { taskEither as TE } from 'fp-ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { add, cents } from '#core/shared/money.ts'
import type { Harness } from './harness.ts'
import type { Planted } from './mutants.ts'

const everyLogin =
  (change: (credentials: PortalCredentials) => PortalCredentials) =>
  (harness: Harness): Harness => ({
    ...harness,
    customer: (credentials, shownAccount) => harness.customer(change(credentials), shownAccount),
  })

const everyCustomer =
  (replaced: (right: Orchestrator) => Partial<Orchestrator>) =>
  (harness: Harness): Harness => ({
    ...harness,
    customer: (...given) => {
      const right = harness.customer(...given)
      return { ...right, ...replaced(right) }
    },
  })

const dearer = (overview: AccountOverview): AccountOverview => ({
  ...overview,
  bills: overview.bills.map((bill) => ({ ...bill, total: add(bill.total, cents(1)) })),
})

let attempts = 0

/** Providers that are wrong in one thing about the portal. */
export const portalMutants: readonly Planted[] = [
  {
    name: 'forgets to ask for the second factor',
    killedBy:
      'refuses a login without its second factor, and names neither its accounts nor anything of them (PTL-02, S24)',
    wrong: everyLogin((credentials) => ({ ...credentials, isMfaConfirmed: true })),
  },
  {
    name: 'admits every signed-in login',
    killedBy: 'admits the primary holder in any case of the role, and no other role (PTL-01)',
    wrong: everyLogin((credentials) => ({ ...credentials, claim: { state: 'read', role: 'primary' } })),
  },
  {
    name: 'does not look at which account a page shows',
    killedBy:
      'refuses a call of a page that shows another account than the session, except to choose one (F32)',
    wrong: (harness) => ({ ...harness, customer: (credentials) => harness.customer(credentials) }),
  },
  {
    name: 'opens any requested account',
    killedBy:
      'lets a holder choose among the accounts of the login, by their street, and no other account (S14)',
    wrong: everyCustomer((right) => ({
      chooseAccount: (asked) => TE.orElse(() => right.portalSession())(right.chooseAccount(asked)),
    })),
  },
  {
    name: 'bills a cent more than its lines sum to',
    killedBy:
      'shows the account of the session: services, price, bills whose lines sum to their total, and masked contacts (MSG-06)',
    wrong: everyCustomer((right) => ({
      accountSummary: () => TE.map(dearer)(right.accountSummary()),
    })),
  },
  {
    name: 'makes a change for each attempt',
    killedBy:
      'requests a change once per key, confirms it by one e-mail, and shows it on the account (I8, MSG-09)',
    wrong: everyCustomer((right) => ({
      requestChange: (asked) => {
        attempts += 1
        return right.requestChange({ ...asked, key: `attempt-${attempts}` as IdempotencyKey })
      },
    })),
  },
  {
    name: 'writes no message when a visit moves',
    killedBy:
      'moves a visit to another window and takes the calendar entry along; the old place is free again (I4, MSG-10)',
    wrong: (harness) => ({
      ...harness,
      messages: async () => (await harness.messages()).slice(0, 1),
    }),
  },
]
