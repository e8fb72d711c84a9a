import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import type { PortalAppContext } from './portal-context.ts'

/** Returns the context of the portal's router. The types of the library know one router per project, which is that of the shop. */
export const usePortalContext = (): PortalAppContext =>
  useRouteContext({ from: rootRouteId }) as unknown as PortalAppContext
