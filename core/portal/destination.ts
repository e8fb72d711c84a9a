import { portalEntryPath, portalStepNames, portalSteps } from '../routes/portal-steps.ts'

/** Redirect targets of the portal. */
export const portalPaths = {
  entry: portalEntryPath,
  login: portalSteps.login.path,
  mfa: portalSteps.mfa.path,
  services: portalSteps.services.path,
  nonAuthorized: portalSteps.nonAuthorizedUser.path,
  error: portalSteps.error.path,
  somethingWentWrong: portalSteps.somethingWentWrong.path,
  landing: '/',
  exit: portalSteps.exit.path,
} as const

export type PortalPlace = keyof typeof portalPaths

/** Public pages of the portal, because its guards redirect there. */
export const openPortalPages: readonly string[] = portalStepNames
  .filter((step) => portalSteps[step].opens === 'always')
  .map((step) => portalSteps[step].path)
