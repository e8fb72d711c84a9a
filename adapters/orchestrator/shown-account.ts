import type { AccountId } from '#core/portal/portal-account.ts'
import { PORTAL_ACCOUNT_HEADER } from '../contract/record.ts'
import type { ClientOptions } from './client.ts'

/** Adds the account that a page of the portal shows to each call of a portal session (F32). Before one is shown, a call is about the account of the session. */
export const shownAccountHeader =
  (shownAccount: () => AccountId | null): NonNullable<ClientOptions['headersOf']> =>
  ({ session }) => {
    const shown = session === 'portal' ? shownAccount() : null
    return shown === null ? {} : { [PORTAL_ACCOUNT_HEADER]: shown }
  }
