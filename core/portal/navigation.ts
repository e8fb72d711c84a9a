import { either as E } from 'fp-ts'
import { portalPaths } from './destination.ts'
import type { PortalFailure } from './portal.failure.ts'

/** How a document was come to, as browsers report it. */
export const navigations = ['navigate', 'reload', 'back_forward', 'prerender'] as const
export type Navigation = (typeof navigations)[number]

export type NavigationDecision =
  | { readonly do: 'proceed'; readonly reason: 'notThePortal' | 'newNavigation' }
  | { readonly do: 'clearAndReturnToEntry'; readonly reason: 'backForward' }

/** Whether a path lies in the portal, its entry among it (PTL-05). */
export const isPortalPath = (path: string): boolean =>
  path === portalPaths.entry || path.startsWith(`${portalPaths.entry}/`)

/** Who comes into the portal by back or forward finds its storage cleared and stands at its entry (PTL-05). Fails on a way of no list. */
export const decideNavigation = (
  navigation: string,
  path: string,
): E.Either<PortalFailure, NavigationDecision> => {
  const known = navigations.find((name) => name === navigation)
  if (known === undefined) return E.left({ _tag: 'NavigationUnknown', navigation })
  if (!isPortalPath(path)) return E.right({ do: 'proceed', reason: 'notThePortal' })
  return E.right(
    known === 'back_forward'
      ? { do: 'clearAndReturnToEntry', reason: 'backForward' }
      : { do: 'proceed', reason: 'newNavigation' },
  )
}
