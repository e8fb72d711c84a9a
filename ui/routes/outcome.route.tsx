import { createRoute } from '@tanstack/react-router'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import { rootRoute } from '#ui/app/root-route.ts'
import { saleScreen } from '#ui/app/sale-screen.tsx'

const isElsewhere = (path: string): boolean => path === paths.localization || path === paths.products

/** One page for each outcome of an address; those that lead straight to the form or to the offers have none. */
export const outcomeRoutes = Object.values(outcomePaths)
  .filter((path) => !isElsewhere(path))
  .map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      beforeLoad: admit,
      component: saleScreen(
        async () => (await import('#ui/features/outcome/outcome.connected.tsx')).OutcomeConnected,
      ),
    }),
  )
