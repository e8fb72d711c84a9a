import { redirect } from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { isUndecided, permittedPath } from './journey-paths.ts'

/** Lets a visitor into a place of the sale, or sends them to the one that is permitted. Only reads: it runs on hover too. */
export const admit = ({
  context: { sale },
  location: { pathname },
}: {
  readonly context: AppContext
  readonly location: { readonly pathname: string }
}): void => {
  if (isUndecided(sale, pathname)) return
  const path = permittedPath(sale, pathname)
  if (path !== pathname) redirect({ to: path, replace: true, throw: true })
}
