import { Outlet, rootRouteId, useRouteContext, useRouterState } from '@tanstack/react-router'
import { useLanguage } from '#ui/features/shared/use-language.ts'
import { AppFrame } from './app-frame.view.tsx'
import { stepAt } from './journey-paths.ts'
import { RetryNotice } from './retry-notice.tsx'
import { SaleFrameConnected } from './sale-frame.connected.tsx'
import { useBlockedBack } from './use-blocked-back.ts'

/** The frame of the application around the current screen. */
export const AppShell = () => {
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
