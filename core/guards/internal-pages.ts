import type { Environment } from '../metadata/robots.ts'

/** Whether a store shows its internal pages: as it is configured, otherwise everywhere but in production (GRD-14). */
export const showsInternalPages = (environment: Environment, configured: boolean | null): boolean =>
  configured ?? environment !== 'production'
