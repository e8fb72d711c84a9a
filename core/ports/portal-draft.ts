import type { ChangeDraft } from '../portal/change-draft.ts'
import type { PortalReturn } from '../portal/return-url.ts'

/** Portal visit data in this tab: selection and the login's return page. Never personal or card data (PTL-26). */
export type StoredPortal = { readonly draft: ChangeDraft; readonly returnTo: PortalReturn | null }

/** Stores a portal visit across a reload (PTL-08). Null without storage or if the record can't be read. */
export type PortalStore = {
  readonly load: () => StoredPortal | null
  readonly save: (stored: StoredPortal) => void
  /** Removes everything that the portal has stored, and nothing of the shop. */
  readonly clear: () => void
}
