import type { BrandIdentity } from '#core/brand/brand.ts'
import { changeAt } from '#core/journeys/portal/portal.steps.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { portalStepOf } from '#core/routes/portal-steps.ts'
import { portalTitles, withdrawnTitles } from '#ui/content/es/portal/portal-frame.ts'
import { documentTitle } from '#ui/content/es/shared/common.ts'

/** Returns the document title of a path of the portal. A change that was undone has one of its own (MET-13). */
export const portalTitle = ({ actor }: Portal, brand: BrandIdentity, pathname: string): string => {
  const step = portalStepOf(pathname) ?? 'somethingWentWrong'
  const isUndone =
    (step === 'acceptPending' || step === 'servicePending') &&
    changeAt(step, actor.getSnapshot().context)?.state === 'withdrawn'
  return documentTitle(isUndone ? withdrawnTitles[step] : portalTitles[step], brand.name)
}
