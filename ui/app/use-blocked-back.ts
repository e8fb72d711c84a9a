import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { blocksBack } from './journey-paths.ts'

type Blocked = { readonly pathname: string; readonly presses: number }

/**
 * Blocks the Back button while a flagged route is shown: its history entry is restored before the router leaves it (GRD-08). Only entries of
 * this document are blocked, so Back can leave a page that was opened by a link. Returns how often Back was pressed on the route.
 */
export const useBlockedBack = (pathname: string): number => {
  const { history } = useRouter()
  const [blocked, setBlocked] = useState<Blocked>({ pathname, presses: 0 })
  const isBlocking = blocksBack(pathname)
  useEffect(() => {
    if (!isBlocking) return undefined
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }) => {
        const isBack = nextLocation.state.__TSR_index < currentLocation.state.__TSR_index
        if (isBack)
          setBlocked((before) => ({
            pathname,
            presses: before.pathname === pathname ? before.presses + 1 : 1,
          }))
        return isBack
      },
    })
  }, [history, pathname, isBlocking])
  return isBlocking && blocked.pathname === pathname ? blocked.presses : 0
}
