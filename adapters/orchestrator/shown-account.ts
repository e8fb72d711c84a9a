import type { AccountId } from '#core/portal/portal-account.ts'
import { PORTAL_ACCOUNT_HEADER } from '../contract/record.ts'
import type { ClientOptions } from './client.ts'

/** Adds the portal page's account to each portal call (F32). Without one a call is about the session's account. */
export const shownAccountHeader =
  (shownAccount: () => AccountId | null): NonNullable<ClientOptions['headersOf']> =>
  ({ session }) => {
    const shown = session === 'portal' ? shownAccount() : null
    return shown === null ? {} : { [PORTAL_ACCOUNT_HEADER]: shown }
  }
