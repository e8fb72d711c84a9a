import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { AppShell } from './app-shell.connected.tsx'
import { BrokenApp } from './error-screen.connected.tsx'

export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: AppShell,
  errorComponent: BrokenApp,
})
