import type { Navigator, BrowserLocation } from './journey-bridge.ts'
import type { AppRouter } from './router.tsx'

type RouterLocation = Pick<AppRouter['latestLocation'], 'pathname' | 'searchStr' | 'state'>

const browserLocationOf = ({ pathname, searchStr, state }: RouterLocation): BrowserLocation => ({
  pathname,
  search: searchStr,
  refused: state.refused ?? null,
})

/** Adapts the router to the bridge. */
export const routerNavigator = (router: AppRouter): Navigator => ({
  here: () => browserLocationOf(router.latestLocation),
  go: (path, { replace }) => void router.navigate({ to: path, replace }),
  goBack: () => router.history.back(),
  onArrived: (listener) =>
    router.subscribe('onResolved', ({ toLocation, fromLocation }) =>
      listener(
        browserLocationOf(toLocation),
        fromLocation === undefined ? null : browserLocationOf(fromLocation),
      ),
    ),
})
