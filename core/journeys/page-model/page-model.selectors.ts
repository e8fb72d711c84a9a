import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ShopEndpoint } from '../../template/endpoint.ts'
import type { PageModel } from '../../template/page-model.ts'
import { errorMessages } from '../../shared/error-message.ts'
import type { PageEntry, PageModelContext } from './page-model.context.ts'
import type { createPageModelMachine } from './page-model.machine.ts'

export type PageModelActor = ActorRefFrom<ReturnType<typeof createPageModelMachine>>
export type PageModelSnapshot = SnapshotFrom<ReturnType<typeof createPageModelMachine>>

/** Returns the entry of the current page, or null without one. */
export const currentEntry = ({ page, entries }: PageModelContext): PageEntry | null =>
  page === null ? null : (entries[page.request.endpoint] ?? null)

/** Checks whether the content of the current step waits for its model. */
export const isWaitingForModel = (snapshot: PageModelSnapshot): boolean =>
  snapshot.matches('waiting') && snapshot.context.isOpen

/** Returns the last model of a page, or null. */
export const selectPageModel = ({ context }: PageModelSnapshot, endpoint: ShopEndpoint): PageModel | null =>
  context.entries[endpoint]?.model ?? null

/** Returns the message with which the current page leads to the error route, or null (CHK-14, TPL-16). */
export const selectPageFailure = (snapshot: PageModelSnapshot): string | null => {
  const { page, isOpen } = snapshot.context
  if (!snapshot.matches('failed') || !isOpen) return null
  return page?.request.endpoint === 'checkout' ? errorMessages.checkout : errorMessages.page
}
