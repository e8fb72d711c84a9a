import { createRoute, redirect } from '@tanstack/react-router'
import { rootRoute } from '#ui/app/root-route.tsx'

/** Leads every other path, which the application has no screen for, to the document that says so (GRD-06). */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location }) => {
    const { missingPageHref } = await import('#core/metadata/lookup.ts')
    redirect({ href: missingPageHref(location.pathname), reloadDocument: true, replace: true, throw: true })
  },
})
