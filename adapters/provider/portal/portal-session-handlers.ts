import { either as E } from 'fp-ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { AccountChoice, PortalStatus } from '#core/ports/portal-calls.ts'
import type { Engine } from '../call/call.ts'
import { refuse, safely } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { refusalOfLogin } from '../holdings/portal-guards.ts'

/** Returns the accounts with the street of their place. An account that the store does not know has its id instead. */
const choicesOf = ({ store }: Engine, accounts: readonly AccountId[]): Promise<readonly AccountChoice[]> =>
  store.transaction(async (tx) => {
    const choices: AccountChoice[] = []
    for (const accountId of accounts) {
      const place = (await tx.portalAccountOf(accountId))?.place
      const label = place === undefined ? accountId : `${place.street} ${place.unit}`.trim()
      choices.push({ accountId, label })
    }
    return choices
  })

/**
 * Returns who is signed in. The accounts are named only to a login that may use the portal: before the second factor
 * nobody learns where its holder lives.
 */
const statusOf = async (engine: Engine, portal: PortalCredentials | undefined): Promise<PortalStatus> => {
  const { isMfaOn, areCusRoutesOn } = engine.config
  const isOpen = portal !== undefined && refusalOfLogin(portal, engine.config) === null
  return {
    claim: portal?.claim ?? { state: 'noToken' },
    isMfaOn,
    isMfaConfirmed: portal?.isMfaConfirmed ?? false,
    areCusRoutesOn,
    accountId: isOpen ? portal.accountId : null,
    accounts: isOpen ? await choicesOf(engine, portal.accounts) : [],
    isAlive: portal !== undefined,
    expiresAt: portal?.expiresAt ?? null,
  }
}

type SessionHandlers = Pick<
  ProviderHandlers,
  'portalSession' | 'portalPing' | 'portalSignOut' | 'chooseAccount'
>

/** The session of the customer portal: who is signed in, and which account it is about. The host stores the session. */
export const portalSessionHandlers = (engine: Engine): SessionHandlers => {
  const tellStatus = safely<void, PortalStatus>(engine, async ({ portal }) =>
    E.right({ body: await statusOf(engine, portal) }),
  )
  return {
    portalSession: tellStatus,
    portalPing: tellStatus,
    portalSignOut: safely(engine, async () =>
      E.right({ body: { signedOut: true as const, leaveTo: null }, isSignedOut: true as const }),
    ),
    chooseAccount: safely(engine, async ({ portal }, { accountId }) => {
      if (portal === undefined || !portal.accounts.includes(accountId)) return refuse('NOT_FOUND')
      return E.right({ body: await statusOf(engine, { ...portal, accountId }), account: accountId })
    }),
  }
}
