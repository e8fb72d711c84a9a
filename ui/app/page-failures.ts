import { selectPageFailure } from '#core/journeys/page-model/page-model.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { paths } from '#core/routes/routes.ts'
import { stepAt } from './journey-paths.ts'
import type { AppRouter } from './router.tsx'

/** Opens the error page when the page model of the current step fails, and loads it again when the visitor returns (CHK-14, TPL-16). */
export const leaveFailedPages = (router: AppRouter, { pages }: Sale): void => {
  let shown: string | null = null
  const follow = (): void => {
    const message = selectPageFailure(pages.getSnapshot())
    if (message === shown) return
    shown = message
    if (message !== null) void router.navigate({ to: paths.error, search: { message } })
  }
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    if (stepAt(pathname) !== null) pages.send({ type: 'page.reopened' })
  })
  pages.subscribe(follow)
  follow()
}
