import type { Places, Spot } from './journey-bridge.ts'
import type { AppRouter } from './router.tsx'

const spotOf = ({ pathname, search }: Spot): Spot => ({ pathname, search })

/** The router as the bridge sees it. */
export const routerPlaces = (router: AppRouter): Places => ({
  here: () => spotOf(router.latestLocation),
  go: (path, { replace }) => void router.navigate({ to: path, replace }),
  onArrived: (listener) => router.subscribe('onResolved', ({ toLocation }) => listener(spotOf(toLocation))),
})
