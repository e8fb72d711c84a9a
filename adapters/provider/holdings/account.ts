import { either as E } from 'fp-ts'
import type { AccountSummary } from '#core/account/account.ts'
import { changeHoldings, heldAfter } from '#core/account/account.ts'
import type { Brand } from '#core/brand/brand.ts'
import { parseMoneyText } from '#core/shared/money-text.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import { ZERO, add, atLeastZero, subtract } from '#core/shared/money.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { refusalOfLogin } from './portal-guards.ts'
import type { ProviderConfig } from '../provider-config.ts'
import type { AccountChanges, AccountKey } from '../store/store.account.ts'
import type { SessionRecord, StoreTransaction } from '../store/store.ts'
import type { AccountDirectory, BillingAccount } from './sample-accounts.ts'

type ProofEngine = {
  readonly accounts: AccountDirectory
  readonly config: Pick<ProviderConfig, 'isMfaOn'>
}

type Parts = {
  readonly engine: { readonly accounts: AccountDirectory; readonly hash: (text: string) => string }
  readonly brand: Brand
  readonly tx: StoreTransaction
  readonly session: SessionRecord
}

/** Returns the place of a session's account; null for a new customer. */
export const accountPlaceOf = ({ localization: { sessionInfo } }: SessionRecord): string | null =>
  sessionInfo === null || sessionInfo.newCustomer ? null : sessionInfo.serviceAddress.locationId

const accountKey = ({ hash }: Parts['engine'], place: string): AccountKey =>
  hash(`account:${place}`) as AccountKey

const summaryOf = (account: BillingAccount, { settled, added }: AccountChanges): AccountSummary => {
  const owed = parseMoneyText(account.owed)
  // The texts of the billing system are data, not input of a visitor.
  if (E.isLeft(owed)) throw new Error(`no balance: ${owed.left._tag}`)
  return {
    holdings: changeHoldings(account.holdings, added),
    pastDue: atLeastZero(subtract(owed.right, settled)),
  }
}

type Proven = { readonly key: AccountKey; readonly account: BillingAccount }

/** Returns the account that the visitor of a session has proven to hold (ACC-01). */
export const provenAccountOf = ({ engine, brand, session }: Omit<Parts, 'tx'>): Proven | null => {
  const place = session.accountProvenAt === undefined ? null : accountPlaceOf(session)
  if (place === null) return null
  const account = engine.accounts(place, brand.catalog.offers)
  return account === null ? null : { key: accountKey(engine, place), account }
}

/**
 * Returns the session with the proof of its account, if the signed-in customer of the portal holds the account at its
 * address: such a visitor needs no code (ACC-01). Otherwise the session is the same.
 */
export const withSignInProof = (
  { engine, brand, session }: Omit<Parts, 'tx' | 'engine'> & { readonly engine: ProofEngine },
  portal: PortalCredentials | undefined,
  now: EpochMs,
): SessionRecord => {
  if (portal === undefined || session.accountProvenAt !== undefined) return session
  const place = accountPlaceOf(session)
  if (place === null || refusalOfLogin(portal, engine.config) !== null) return session
  const held = engine.accounts(place, brand.catalog.offers)?.accountId
  return held !== undefined && portal.accounts.includes(held) ? { ...session, accountProvenAt: now } : session
}

/** Adds to the changes what an order settles and adds, or with a `sign` of -1 takes it back. */
const changedBy = (
  { settled, added }: AccountChanges,
  { pastDue = ZERO, lines }: Pick<Quote, 'pastDue' | 'lines'>,
  { catalog }: Brand,
  sign: 1 | -1,
): AccountChanges => ({
  settled: sign === 1 ? add(settled, pastDue) : subtract(settled, pastDue),
  added: changeHoldings(added, heldAfter(lines, catalog.offers), sign),
})

/**
 * Returns the account that the visitor of a session has proven to hold, with the changes of all orders but the pending
 * one of this session; null without a proof (ACC-01).
 */
export const accountOf = async (parts: Parts): Promise<AccountSummary | null> => {
  const proven = provenAccountOf(parts)
  if (proven === null) return null
  const { tx, brand, session } = parts
  const [changes, intent] = [await tx.accountChangesOf(proven.key), await tx.openIntentOf(session.owner)]
  const ofOthers = intent?.state === 'pending' ? changedBy(changes, intent.receipt.quote, brand, -1) : changes
  return summaryOf(proven.account, ofOthers)
}

/** Returns the call with the current account, locked for the transaction: two orders never settle one balance. */
export const lockAccount = async <Call extends Parts & { readonly now: EpochMs }>(
  call: Call,
): Promise<Call> => {
  const proven = provenAccountOf(call)
  if (proven === null) return call
  const changes = await call.tx.lockAccountChanges(proven.key, call.now)
  return { ...call, account: summaryOf(proven.account, changes) }
}

/** Records what an order settles and adds, or reverts it for a failed one. Does nothing without a proven account. */
export const recordOrder = async (
  parts: Parts,
  quote: Pick<Quote, 'pastDue' | 'lines'>,
  now: EpochMs,
  result: 'started' | 'failed',
): Promise<void> => {
  const proven = provenAccountOf(parts)
  if (proven === null) return
  const { tx, brand } = parts
  const changes = await tx.lockAccountChanges(proven.key, now)
  await tx.saveAccountChanges(
    proven.key,
    changedBy(changes, quote, brand, result === 'started' ? 1 : -1),
    now,
  )
}
