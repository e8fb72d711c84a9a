import { either as E } from 'fp-ts'
import type { AccountDecision, AccountGuardState } from './account-guard.ts'
import { decideAccount } from './account-guard.ts'
import { openPortalPages, portalPaths } from './destination.ts'
import type { IdentityClaim, IdentityDecision } from './identity.ts'
import { decideIdentity } from './identity.ts'
import type { MfaDecision, MfaState } from './mfa.ts'
import { decideMfa } from './mfa.ts'
import type { NavigationDecision } from './navigation.ts'
import { decideNavigation, isPortalPath } from './navigation.ts'
import type { PortalFailure } from './portal.failure.ts'
import type { PortalReturn } from './return-url.ts'
import { parseReturnUrl } from './return-url.ts'

/** A request for a page of the portal. `query` includes its question mark, or is empty. */
export type PortalVisit = {
  readonly path: string
  readonly query: string
  readonly navigation: string
  readonly claim: IdentityClaim
  readonly mfa: Omit<MfaState, 'requestedUrl'>
  readonly account: AccountGuardState
}

type Reason =
  | NavigationDecision['reason']
  | IdentityDecision['reason']
  | MfaDecision['reason']
  | AccountDecision['reason']
  | 'openPage'
  | 'root'
  | 'navigationUnknown'

/** The decision of the guards: show the page, after a reload of the summary or a ping where stated, or go to `href`. */
export type EntryDecision =
  | {
      readonly do: 'show'
      readonly first: 'reloadSummary' | 'pingSession' | null
      readonly reason: Reason
    }
  | {
      readonly do: 'redirect'
      readonly href: string
      readonly clearsStorage: boolean
      readonly returnTo: PortalReturn | null
      readonly reason: Reason
    }

const show = (reason: Reason, first: 'reloadSummary' | 'pingSession' | null = null): EntryDecision => ({
  do: 'show',
  first,
  reason,
})

const redirect = (
  reason: Reason,
  href: string,
  clearsStorage = false,
  returnTo: PortalReturn | null = null,
): EntryDecision => ({ do: 'redirect', href, clearsStorage, returnTo, reason })

const throughAccount = (state: AccountGuardState): EntryDecision => {
  const decided = decideAccount(state)
  switch (decided.do) {
    case 'proceed':
      return show(decided.reason)
    case 'clearAndLand':
      return redirect(decided.reason, portalPaths.landing, true)
    case 'redirectUnauthorized':
      return redirect(decided.reason, portalPaths.exit)
    default:
      return show(decided.reason, decided.do)
  }
}

const throughMfa = ({ path, query, mfa, account }: PortalVisit): EntryDecision => {
  if (path === portalPaths.mfa) return show('openPage')
  const decided = decideMfa({ ...mfa, requestedUrl: path + query })
  if (decided.do === 'proceed') return throughAccount(account)
  return redirect(decided.reason, portalPaths.mfa, false, decided.returnTo)
}

const throughIdentity = (visit: PortalVisit): EntryDecision => {
  const { to, reason } = decideIdentity(visit.claim)
  if (to === 'proceed') return throughMfa(visit)
  if (to !== 'login') return redirect(reason, portalPaths[to])
  const page = parseReturnUrl(visit.path + visit.query, visit.mfa.origin)
  return redirect(reason, portalPaths.login, false, E.isRight(page) ? page.right : null)
}

/**
 * Runs the portal guards in order (PTL-10): navigation, identity, second factor, account. First result decides. Saves
 * the requested page for login and second factor. At most three redirects. Fails for an unknown navigation type.
 */
export const enterPortal = (visit: PortalVisit): E.Either<PortalFailure, EntryDecision> => {
  const { path, query } = visit
  const navigated = decideNavigation(visit.navigation, path)
  if (E.isLeft(navigated)) return navigated
  if (navigated.right.do !== 'proceed')
    return E.right(redirect(navigated.right.reason, portalPaths.entry, true))
  if (!isPortalPath(path)) return E.right(show('notThePortal'))
  if (path === portalPaths.entry) return E.right(redirect('root', portalPaths.login + query))
  if (openPortalPages.includes(path)) return E.right(show('openPage'))
  return E.right(throughIdentity(visit))
}
