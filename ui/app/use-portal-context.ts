import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import type { PortalAppContext } from './portal-context.ts'

/** Returns the context of the portal's router. The library's types know one router per project, the shop's. */
export const usePortalContext = (): PortalAppContext =>
  useRouteContext({ from: rootRouteId }) as unknown as PortalAppContext
