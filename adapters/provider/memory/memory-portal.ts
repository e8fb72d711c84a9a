import type { ChangeId } from '#core/portal/service-change.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { Tables } from './memory-rows.ts'
import type { PortalMethods } from '../store/store.portal.ts'

/** Stores the accounts of the portal and their changes in memory. */
export const portalMethods = ({
  portalAccounts,
  serviceChanges,
  orders,
}: Pick<Tables, 'portalAccounts' | 'serviceChanges' | 'orders'>): PortalMethods => {
  const accountOf: PortalMethods['portalAccountOf'] = async (accountId) => portalAccounts.get(accountId)
  const rowsOf = (accountId: AccountId) => serviceChanges.rows().filter((row) => row.accountId === accountId)
  const rowOf = (accountId: AccountId, id: ChangeId) => {
    const row = serviceChanges.get(id)
    return row?.accountId === accountId ? row : null
  }
  return {
    portalAccountOf: accountOf,
    // Transactions run one after the other.
    lockPortalAccount: accountOf,
    insertPortalAccount: async (account) => {
      if (portalAccounts.get(account.accountId) !== null) return false
      portalAccounts.set(account.accountId, account)
      return true
    },
    savePortalAccount: async (account) => portalAccounts.set(account.accountId, account),
    changesOf: async (accountId, limit) =>
      rowsOf(accountId)
        .map(({ change }) => change)
        .toSorted((a, b) => b.requestedAt - a.requestedAt || (a.id < b.id ? 1 : -1))
        .slice(0, limit),
    changeOf: async (accountId, id) => rowOf(accountId, id)?.change ?? null,
    changeWithKey: async (accountId, key) => {
      const row = rowsOf(accountId).find((one) => one.key === key)
      return row === undefined ? null : { requestHash: row.requestHash, change: row.change }
    },
    insertChange: async (accountId, row) => {
      const isTaken = rowsOf(accountId).some(({ key }) => key === row.key)
      if (isTaken || serviceChanges.get(row.change.id) !== null) throw new Error('duplicate key')
      serviceChanges.set(row.change.id, { ...row, accountId })
    },
    saveChange: async (accountId, change) => {
      const row = rowOf(accountId, change.id)
      if (row !== null) serviceChanges.set(change.id, { ...row, change })
    },
    dueChanges: async (now, limit) =>
      serviceChanges
        .rows()
        .filter(({ change, dueAt }) => change.state === 'pending' && dueAt <= now)
        .toSorted((a, b) => a.dueAt - b.dueAt || (a.change.id < b.change.id ? -1 : 1))
        .slice(0, limit)
        .map(({ accountId, change }) => ({ accountId, changeId: change.id })),
    saveOrderReceipt: async (owner, orderNumber, receipt) => {
      if (orders.get(owner)?.receipt.orderNumber === orderNumber) orders.set(owner, { owner, receipt })
    },
  }
}
