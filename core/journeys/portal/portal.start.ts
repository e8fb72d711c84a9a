import { EMPTY_CHANGE } from '../../portal/change-draft.ts'
import type { StoredPortal } from '../../ports/portal-draft.ts'
import type { PortalContext, PortalEntry } from './portal.context.ts'

/** What is dropped with a selection. */
export const NO_CHANGE = { draft: EMPTY_CHANGE, options: null, preview: null } as const

/** What is dropped with an account. */
export const NO_ACCOUNT = { overview: null, change: null, openBill: null, visit: null, ...NO_CHANGE } as const

/** The context at the start of a visit, with what this tab has stored. */
export const portalStart = (entry: PortalEntry, stored: StoredPortal | null): PortalContext => ({
  entry,
  step: 'services',
  wanted: entry.step ?? 'login',
  returnTo: stored?.returnTo ?? null,
  leaveTo: null,
  notice: null,
  status: null,
  ...NO_ACCOUNT,
  draft: stored?.draft ?? EMPTY_CHANGE,
  failure: null,
  refusal: null,
  polls: 0,
  isBusy: false,
})
