import { permittedPortalStep } from '#core/guards/portal-step.ts'
import { selectIsUndecided } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { portalStepOf, portalSteps } from '#core/routes/portal-steps.ts'

/** Returns the path of a step of the portal. */
export const pathOfPortalStep = (step: PortalStep): string => portalSteps[step].path

/** Checks whether it is not known yet which step is permitted, so that nothing is corrected. */
export const isPortalUndecided = ({ actor }: Portal): boolean => selectIsUndecided(actor.getSnapshot())

/** Returns the step to which guards redirect a path; null if permitted, undecided, or outside the portal. */
export const redirectedStep = (portal: Portal, pathname: string): PortalStep | null => {
  const wanted = portalStepOf(pathname)
  if (wanted === null || isPortalUndecided(portal)) return null
  const permitted = permittedPortalStep(wanted, portal.status())
  return permitted === wanted ? null : permitted
}
