import { expect } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { CallName } from '#adapters/contract/record.ts'
import type { BillId } from '#core/portal/bill.ts'
import type { PortalAccount } from '#core/portal/portal-account.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import { sum } from '#core/shared/money.ts'
import { signedIn } from '#test/builders/customer.builder.ts'
import { answerOf, refusalOf } from '#test/builders/provider.builder.ts'
import { accountIdOf, accountNamed } from '#test/adapters/provider/store/portal-records.ts'
import type { Harness, Laws } from '../harness.ts'
import { allEnding, endingsOf } from './endings.ts'

const ofPortal: readonly CallName[] = callNames.filter((name) => contract[name].session === 'portal')

/** The calls about an account, apart from the session. */
const ofAccount = ofPortal.filter((name) => !['portalPing', 'chooseAccount'].includes(name))

const julia = accountIdOf('julia')
const mateo = accountIdOf('mateo')

/** Inserts accounts into the provider's store and signs their holder in. */
const holderOf = async (
  harness: Harness,
  accounts: readonly PortalAccount[] = [accountNamed('julia')],
  credentials: Partial<PortalCredentials> = {},
) => {
  for (const account of accounts) await harness.openAccount(account)
  return harness.customer(
    signedIn(
      accounts.map(({ accountId }) => accountId),
      credentials,
    ),
  )
}

/** The laws of who may use the portal, and of what an account shows. */
export const portalLaws: Laws = {
  'says that no one is signed in without a portal session, and refuses every call of the portal (S7, PTL-10)':
    async (harness) => {
      const visitor = harness.visitor()
      expect(await answerOf(visitor.portalSession())).toMatchObject({
        claim: { state: 'noToken' },
        accountId: null,
        accounts: [],
        isAlive: false,
        expiresAt: null,
      })
      expect(await endingsOf(visitor, ofPortal)).toEqual(allEnding(ofPortal, 'LOGIN_REQUIRED'))
    },
  'refuses a login without its second factor, and names neither its accounts nor anything of them (PTL-02, S24)':
    async (harness) => {
      const holder = await holderOf(harness, undefined, { isMfaConfirmed: false })
      expect(await endingsOf(holder, ofPortal)).toEqual(allEnding(ofPortal, 'MFA_REQUIRED'))
      expect(await answerOf(holder.portalSession())).toMatchObject({
        claim: { state: 'read', role: 'primary' },
        isMfaConfirmed: false,
        accountId: null,
        accounts: [],
        isAlive: true,
      })
    },
  'admits the primary holder in any case of the role, and no other role (PTL-01)': async (harness) => {
    await harness.openAccount(accountNamed('julia'))
    for (const [role, ending] of [
      ['primary', 'answered'],
      ['PRIMARY', 'answered'],
      ['admin', 'NOT_AUTHORIZED'],
      ['Standard', 'NOT_AUTHORIZED'],
      ['owner', 'LOGIN_REQUIRED'],
    ] as const) {
      const login = harness.customer(signedIn([julia], { claim: { state: 'read', role } }))
      const found = await refusalOf(login.accountSummary())
      expect([role, found.startsWith('answered') ? 'answered' : found]).toEqual([role, ending])
    }
    const failed = harness.customer(signedIn([julia], { claim: { state: 'failed' } }))
    expect(await endingsOf(failed, ofPortal)).toEqual(allEnding(ofPortal, 'LOGIN_REQUIRED'))
    const admin = harness.customer(signedIn([julia], { claim: { state: 'read', role: 'admin' } }))
    expect(await endingsOf(admin, ofPortal)).toEqual(allEnding(ofPortal, 'NOT_AUTHORIZED'))
  },
  'refuses a call of a page that shows another account than the session, except to choose one (F32)': async (
    harness,
  ) => {
    for (const name of ['julia', 'mateo']) await harness.openAccount(accountNamed(name))
    const other = harness.customer(signedIn([julia, mateo]), () => mateo)
    const names = ofPortal.filter((name) => name !== 'chooseAccount')
    expect(await endingsOf(other, names)).toEqual(allEnding(names, 'ACCOUNT_CHANGED'))
    expect(await answerOf(other.chooseAccount({ accountId: mateo }))).toMatchObject({ accountId: mateo })
    expect((await answerOf(other.accountSummary())).account.accountId).toBe(mateo)
  },
  'lets a holder choose among the accounts of the login, by their street, and no other account (S14)': async (
    harness,
  ) => {
    const holder = await holderOf(harness, [accountNamed('julia'), accountNamed('mateo')], {
      accountId: null,
    })
    await harness.openAccount(accountNamed('rosa'))
    expect(await endingsOf(holder, ofAccount)).toEqual(allEnding(ofAccount, 'ACCOUNT_CHANGED'))
    const { accounts, accountId } = await answerOf(holder.portalPing())
    expect(accountId).toBeNull()
    expect(accounts).toEqual(
      [julia, mateo].map((id) => ({ accountId: id, label: '742 Magnolia Street Apt 3' })),
    )
    for (const unknown of [accountIdOf('rosa'), accountIdOf('nobody')])
      expect(await refusalOf(holder.chooseAccount({ accountId: unknown }))).toBe('NOT_FOUND')
    expect(await answerOf(holder.chooseAccount({ accountId: mateo }))).toMatchObject({ accountId: mateo })
    expect(await answerOf(holder.portalSession())).toMatchObject({ accountId: mateo, isAlive: true })
  },
  'ends the portal session on request, also of a login that may not use the portal (F33)': async (
    harness,
  ) => {
    const holder = await holderOf(harness)
    await answerOf(holder.accountSummary())
    expect(await answerOf(holder.portalSignOut())).toMatchObject({ signedOut: true })
    expect(await refusalOf(holder.accountSummary())).toBe('LOGIN_REQUIRED')
    expect(await answerOf(holder.portalSession())).toMatchObject({ isAlive: false })
    const admin = harness.customer(signedIn([julia], { claim: { state: 'read', role: 'admin' } }))
    expect(await answerOf(admin.portalSignOut())).toMatchObject({ signedOut: true })
    expect(await answerOf(harness.visitor().portalSignOut())).toMatchObject({ signedOut: true })
  },
  'shows the account of the session: services, price, bills whose lines sum to their total, and masked contacts (MSG-06)':
    async (harness) => {
      const holder = await holderOf(harness)
      const overview = await answerOf(holder.accountSummary())
      expect(overview.account).toMatchObject({ accountId: julia, firstName: 'Julia', isAutoPay: true })
      expect(JSON.stringify(overview)).not.toMatch(/julia@|3055550142|Ríos/)
      expect(overview.services).toMatchObject([{ id: 's-1', cancelable: true, obstacle: null }])
      expect(overview.quote?.monthly.total).toBeGreaterThan(0)
      expect(overview.offers.map(({ id }) => id)).toContain('internet-gig')
      expect(overview.bills.length).toBeGreaterThan(0)
      for (const bill of overview.bills) {
        expect(sum(bill.lines.map(({ amount }) => amount))).toBe(bill.total)
        expect(await answerOf(holder.bill({ billId: bill.id }))).toEqual(bill)
      }
      expect(sum(overview.bills.map(({ open }) => open))).toBe(overview.balance)
    },
  'answers about a bill, or an account, that is not there as about one of somebody else (S14)': async (
    harness,
  ) => {
    const holder = await holderOf(harness)
    expect(await refusalOf(holder.bill({ billId: '1999-01-05' as BillId }))).toBe('NOT_FOUND')
    const nobody = harness.customer(signedIn([accountIdOf('nobody')]))
    expect(await refusalOf(nobody.accountSummary())).toBe('NOT_FOUND')
  },
  'ends automatic payments once, with one e-mail, and starts them again with the method on file (PTL-32)':
    async (harness) => {
      const autoPayMethod = { kind: 'card', issuer: 'Visa', lastFour: '1111' } as const
      const account = { ...accountNamed('julia'), isAutoPay: true, autoPayMethod }
      const holder = await holderOf(harness, [account])
      const before = await answerOf(holder.accountSummary())
      const ended = await answerOf(holder.setAutoPay({ isOn: false }))
      expect(ended.account).toMatchObject({ isAutoPay: false, autoPayMethod })
      expect(ended.bills).toEqual(before.bills)
      expect(await answerOf(holder.setAutoPay({ isOn: false }))).toEqual(ended)
      expect(await answerOf(holder.accountSummary())).toEqual(ended)
      expect(await harness.messages()).toHaveLength(1)
      const again = await answerOf(holder.setAutoPay({ isOn: true }))
      expect(again.account).toMatchObject({ isAutoPay: true, autoPayMethod })
      expect(await harness.messages()).toHaveLength(2)
    },
  'starts no automatic payments without a method on file, and those of no other account (PTL-32, S14)':
    async (harness) => {
      const plain = accountNamed('julia', { isAutoPay: false })
      const holder = await holderOf(harness, [plain])
      expect(await refusalOf(holder.setAutoPay({ isOn: true }))).toBe('CHANGE_BLOCKED')
      const nobody = harness.customer(signedIn([accountIdOf('nobody')]))
      expect(await refusalOf(nobody.setAutoPay({ isOn: false }))).toBe('NOT_FOUND')
      expect(await harness.messages()).toEqual([])
    },
}
