import { either as E } from 'fp-ts'
import { portalPaths } from './destination.ts'
import type { PortalFailure } from './portal.failure.ts'

/** Navigation types of a document, as browsers report them. */
export const navigations = ['navigate', 'reload', 'back_forward', 'prerender'] as const
export type Navigation = (typeof navigations)[number]

export type NavigationDecision =
  | { readonly do: 'proceed'; readonly reason: 'notThePortal' | 'newNavigation' }
  | { readonly do: 'clearAndReturnToEntry'; readonly reason: 'backForward' }

/** Checks whether a path belongs to the portal, including its entry (PTL-05). */
export const isPortalPath = (path: string): boolean =>
  path === portalPaths.entry || path.startsWith(`${portalPaths.entry}/`)

/**
 * Decides what a navigation to the portal does: back and forward clear its storage and start at its entry (PTL-05).
 * Fails for an unknown navigation type.
 */
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
