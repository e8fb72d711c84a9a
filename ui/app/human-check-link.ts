import { mayLoadWidget } from '#core/routes/sale-step.ts'
import { paths } from '#core/routes/routes.ts'
import { stepAt } from './journey-paths.ts'
import type { AppRouter } from './router.tsx'

/** What the application follows of the human check of its page. */
export type HumanCheckLink = {
  /** Calls the listener after the third failed check in a row. */
  readonly whenBlocked: (listener: () => void) => void
  /** Whether the page runs code of an external verification service. */
  readonly hasWidget: () => boolean
}

/**
 * Opens the error page when no check passes (HUM-04). A page that runs code of a verification service is loaded anew at
 * the checkout, where only own code may run (HUM-06, S5).
 */
export const followHumanCheck = (
  router: Pick<AppRouter, 'navigate' | 'subscribe'>,
  { whenBlocked, hasWidget }: HumanCheckLink,
  reload: () => void,
): void => {
  whenBlocked(() => void router.navigate({ to: paths.error, search: { message: 'human' } }))
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    const step = stepAt(pathname)
    if (step !== null && !mayLoadWidget(step) && hasWidget()) reload()
  })
}
