import { isOrderUnderWay } from '#core/journeys/checkout/checkout.selectors.ts'
import { selectPageFailure } from '#core/journeys/page-model/page-model.selectors.ts'
import { selectSessionFailure } from '#core/journeys/session/session.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { paths } from '#core/routes/routes.ts'
import { stepAt } from './journey-paths.ts'
import type { AppRouter } from './router.tsx'

/** Returns the message of the error page that replaces the current page, or null. A pending order stays visible. */
const failureOf = ({ pages, session, checkout }: Sale): string | null =>
  selectPageFailure(pages.getSnapshot()) ??
  (isOrderUnderWay(checkout.getSnapshot()) ? null : selectSessionFailure(session.getSnapshot()))

/**
 * Opens the error page when the page model of the current step or the status of the session can't be read, and loads it
 * again when the visitor returns (CHK-14, SES-05, TPL-16).
 */
export const leaveFailedPages = (router: AppRouter, sale: Sale): void => {
  const { pages, session } = sale
  let shown: string | null = null
  const follow = (): void => {
    const message = failureOf(sale)
    if (message === shown) return
    shown = message
    if (message !== null) void router.navigate({ to: paths.error, search: { message } })
  }
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    if (stepAt(pathname) === null) return
    pages.send({ type: 'page.reopened' })
    session.send({ type: 'status.requested' })
  })
  pages.subscribe(follow)
  session.subscribe(follow)
  sale.subscribe(follow)
  follow()
}
