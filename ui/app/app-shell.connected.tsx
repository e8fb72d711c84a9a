import { startTransition, useEffect, useState } from 'react'
import { commonWords } from '#ui/content/es/common.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import type { AppContext } from './app-context.ts'
import { AppFrame } from './app-frame.view.tsx'
import { BrokenApp, BrokenScreen } from './broken.view.tsx'
import { stepAt } from './journey-paths.ts'
import type { Router, View } from './router.ts'
import { SaleFrameConnected } from './sale-frame.connected.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

const useView = (router: Router): View => {
  const [view, setView] = useState(router.view)
  useEffect(() => router.onView((next) => startTransition(() => setView(next))), [router])
  useEffect(() => {
    if (view.content !== 'waiting') router.arrived(view.spot)
  }, [router, view])
  return view
}

type AppShellProps = AppContext & { readonly router: Router }

const ScreenAt = ({ view, router, sale, brand }: AppShellProps & { readonly view: View }) => {
  const { spot, content: Screen } = view
  if (Screen === 'waiting') return <Progress label={commonWords.loading} />
  if (Screen === 'missing') return <BrokenScreen brand={brand} onRetry={router.retry} />
  return <Screen sale={sale} brand={brand} search={spot.search} />
}

/** The frame of the application around the screen of the current place. */
export const AppShell = ({ router, sale, brand }: AppShellProps) => {
  const view = useView(router)
  const { pathname } = view.spot
  return (
    <ScreenBoundary brand={brand} Broken={BrokenApp}>
      <AppFrame brand={brand}>
        <SaleFrameConnected sale={sale} brand={brand} step={stepAt(pathname)}>
          <ScreenBoundary key={pathname} brand={brand} Broken={BrokenScreen}>
            <ScreenAt view={view} router={router} sale={sale} brand={brand} />
          </ScreenBoundary>
        </SaleFrameConnected>
      </AppFrame>
    </ScreenBoundary>
  )
}
