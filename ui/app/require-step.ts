import { redirect } from '@tanstack/react-router'
import type { SaleStep } from '#core/routes/sale-step.ts'
import type { AppContext } from './app-context.ts'
import { isUndecided, leadsBack, permittedPath, stepAt } from './journey-paths.ts'

/** Redirects to the permitted step if the requested one is not permitted. Only reads: it also runs on hover. */
export const requireStep = ({
  context: { sale },
  location: { pathname },
}: {
  readonly context: AppContext
  readonly location: { readonly pathname: string }
}): void => {
  if (isUndecided(sale, pathname) || leadsBack(sale, pathname)) return
  const path = permittedPath(sale, pathname)
  if (path === pathname) return
  const refused = stepAt(pathname)
  redirect({ to: path, replace: true, throw: true, state: refused === null ? {} : { refused } })
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step that the guards refused. The page that is shown in its place explains it. */
    refused?: SaleStep
  }
}
