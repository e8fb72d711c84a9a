import { outcomePaths, paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import type { Route } from '#ui/app/router.ts'

const isElsewhere = (path: string): boolean => path === paths.localization || path === paths.products

const load: Route['load'] = async () =>
  (await import('#ui/features/outcome/outcome.connected.tsx')).OutcomeConnected

/** One page for each outcome of an address; those that lead straight to the form or to the offers have none. */
export const outcomeRoutes: readonly Route[] = Object.values(outcomePaths)
  .filter((path) => !isElsewhere(path))
  .map((path) => ({ path, elsewhere: admit, load }))
