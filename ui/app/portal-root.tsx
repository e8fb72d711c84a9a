import { createRootRouteWithContext } from '@tanstack/react-router'
import { BrokenApp } from './error-screen.connected.tsx'
import type { PortalAppContext } from './portal-context.ts'
import { PortalShell } from './portal-shell.connected.tsx'

export const portalRootRoute = createRootRouteWithContext<PortalAppContext>()({
  component: PortalShell,
  errorComponent: BrokenApp,
})
