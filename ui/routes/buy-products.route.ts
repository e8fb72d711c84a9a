import { paths } from '#core/routes/routes.ts'
import { admit } from '#ui/app/admit.ts'
import type { Route } from '#ui/app/router.ts'

export const buyProductsRoute: Route = {
  path: paths.products,
  elsewhere: admit,
  load: async () => (await import('#ui/features/products/products.connected.tsx')).ProductsConnected,
}
