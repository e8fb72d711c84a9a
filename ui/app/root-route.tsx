import {
  createRootRouteWithContext,
  Outlet,
  rootRouteId,
  useRouteContext,
  useRouterState,
  useRouter,
} from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { BrokenApp } from './error-screen.connected.tsx'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import { AppFrame } from './app-frame.view.tsx'
import { stepAt, blocksBack } from './journey-paths.ts'
import { RetryNotice } from './retry-notice.tsx'
import { SaleFrameConnected } from './sale-frame.connected.tsx'
import { useEffect, useState } from 'react'

type Blocked = { readonly pathname: string; readonly presses: number }

/**
 * Blocks Back while a flagged route is shown: restores its history entry before the router leaves it (GRD-08). Only
 * entries of this document are blocked, so Back can leave a linked page. Returns the number of Back presses.
 */
const useBlockedBack = (pathname: string): number => {
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

/** The frame of the application around the current screen. */
const AppShell = () => {
  const { sale, brand, retries, chooseLanguage } = useRouteContext({ from: rootRouteId })
  useLanguage()
  const pathname = useRouterState({
    // The matches change with the screen: frame and screen are rendered together.
    select: ({ matches, location }) => (matches.at(-1) ?? location).pathname,
  })
  const blockedBacks = useBlockedBack(pathname)
  return (
    <AppFrame brand={brand} onLanguage={chooseLanguage}>
      {retries === undefined ? null : <RetryNotice {...retries} />}
      <SaleFrameConnected sale={sale} brand={brand} step={stepAt(pathname)} blockedBacks={blockedBacks}>
        <Outlet />
      </SaleFrameConnected>
    </AppFrame>
  )
}

export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: AppShell,
  errorComponent: BrokenApp,
})
