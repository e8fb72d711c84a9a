import type { AppContext } from './app-context.ts'
import { isUndecided, permittedPath } from './journey-paths.ts'

/** Where a visitor to a place of the sale is sent: to the one that is permitted, or nowhere else while that is open. Only reads. */
export const admit = ({ sale }: AppContext, pathname: string): string | null =>
  isUndecided(sale, pathname) ? null : permittedPath(sale, pathname)
