import { Outlet, rootRouteId, useRouteContext, useRouterState } from '@tanstack/react-router'
import { AppFrame } from './app-frame.view.tsx'
import { stepAt } from './journey-paths.ts'
import { SaleFrameConnected } from './sale-frame.connected.tsx'
import { useBlockedBack } from './use-blocked-back.ts'

/** The frame of the application around the current screen. */
export const AppShell = () => {
  const { sale, brand } = useRouteContext({ from: rootRouteId })
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  const blockedBacks = useBlockedBack(pathname)
  return (
    <AppFrame brand={brand}>
      <SaleFrameConnected sale={sale} brand={brand} step={stepAt(pathname)} blockedBacks={blockedBacks}>
        <Outlet />
      </SaleFrameConnected>
    </AppFrame>
  )
}
