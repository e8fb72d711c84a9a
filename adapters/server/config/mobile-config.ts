import { z } from 'zod'
import { listOf } from './env-list.ts'

/** The variables of the mobile pages (GRD-09). */
export const mobileEnv = {
  MOBILE_ROUTES: z.enum(['on', 'off']).default('on'),
  /** The paths and patterns that the store shows; empty: all that it has. */
  MOBILE_PATHS: listOf(
    (path) => /^\/mobile(?:\/|$)/.test(path),
    'paths such as /mobile/plans, comma-separated',
  ),
}

/** Allowed paths of the mobile shop: an empty list for none, null for all (GRD-09). */
export type MobileRoutes = { readonly isOn: boolean; readonly allowed: readonly string[] | null }

type MobileVariables = { readonly MOBILE_ROUTES: 'on' | 'off'; readonly MOBILE_PATHS: readonly string[] }

/** Returns the mobile pages of the configuration. */
export const mobileRoutesOf = ({ MOBILE_ROUTES, MOBILE_PATHS }: MobileVariables): MobileRoutes => ({
  isOn: MOBILE_ROUTES === 'on',
  allowed: MOBILE_PATHS.length === 0 ? null : MOBILE_PATHS,
})
