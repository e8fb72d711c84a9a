import type { AccountMethods } from '../store/store.account.ts'
import { NO_ACCOUNT_CHANGES } from '../store/store.account.ts'
import type { Tables } from './memory-rows.ts'

/** Stores the changes of accounts in memory. */
export const accountMethods = ({ accountChanges }: Pick<Tables, 'accountChanges'>): AccountMethods => {
  const changesOf: AccountMethods['accountChangesOf'] = async (key) =>
    accountChanges.get(key) ?? NO_ACCOUNT_CHANGES
  return {
    accountChangesOf: changesOf,
    lockAccountChanges: changesOf,
    saveAccountChanges: async (key, changes) => accountChanges.set(key, changes),
  }
}
