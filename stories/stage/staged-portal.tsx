import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import type { SpeedTest } from '#core/ports/speed-test.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { bridgePortal } from '#ui/app/portal-bridge.ts'
import { pathOfPortalStep } from '#ui/app/portal-paths.ts'
import { createPortalRouter, portalNavigator } from '#ui/app/portal-router.tsx'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'

type StagedPortalProps = { readonly portal: Portal; readonly brand: BrandIdentity }

/** A test of the line that never ends. */
const speedTest: SpeedTest = {
  start: () => ({ result: new Promise(() => undefined), cancel: () => undefined }),
}

const PortalPages = ({ portal, brand }: StagedPortalProps) => {
  const router = useMemo(
    () =>
      createPortalRouter(
        { portal, brand, speedTest },
        createMemoryHistory({ initialEntries: [pathOfPortalStep(portal.step())] }),
      ),
    [portal, brand],
  )
  useEffect(() => bridgePortal(portalNavigator(router), portal), [router, portal])
  return <RouterProvider router={router as never} />
}

/** Checks that no page was shown yet: the session is read, or the first account is loading. */
const isBeginning = (portal: Portal): boolean => {
  const snapshot = portal.actor.getSnapshot()
  const isLoading =
    snapshot.matches({ page: 'restoring' }) || snapshot.matches({ page: { inside: 'loading' } })
  return isLoading && snapshot.context.overview === null
}

/** The portal on a stage, with a history of its own. Its links and buttons control the visit. */
export const StagedPortal = ({ portal, brand }: StagedPortalProps) => {
  const [isOpen, setIsOpen] = useState(() => !isBeginning(portal))
  useEffect(() => portal.subscribe(() => setIsOpen((wasOpen) => wasOpen || !isBeginning(portal))), [portal])
  if (isOpen) return <PortalPages portal={portal} brand={brand} />
  return (
    <AppFrame brand={brand}>
      <Progress label={commonWords.loading} fills />
    </AppFrame>
  )
}
